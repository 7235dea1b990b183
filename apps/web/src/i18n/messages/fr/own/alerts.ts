import type { alerts as english } from '../../en/alerts.ts'
import type { Translation } from '../../translate.ts'

export const alerts: Translation<typeof english> = {
  region: 'Messages',
  dismiss: 'Fermer',
  undo: 'Annuler',
  slipCleared: 'Le coupon a été vidé',
  tooManySelections: 'Un coupon contient au plus {maximum} sélections',
  sharedBetLoaded: 'Le pari partagé a remplacé votre coupon',
  sharedBetGone: 'Aucune de ces sélections n’est encore disponible. Essayez un autre pari.',
  sharedBetFailed: 'Le pari n’a pas pu être chargé. Réessayez plus tard.',
  nothingAvailable: 'Aucune de ces sélections n’est encore disponible',
  nothingAvailableHint: 'Essayez un autre pari.',
  signedOut: 'Vous êtes déconnecté',
  quickBetOff: 'Le pari rapide a été désactivé',
  quickBetOffHint: 'Il ne vaut que pour les matchs en direct ; la sélection est dans votre coupon.',
  vipRejected: 'Le pari {ref} n’a pas été approuvé',
  cashedOut: 'Cash-out effectué pour le pari {ref}',
  cashOutChanged: 'Le cash-out n’a pas abouti : l’offre a baissé',
  cashOutSuspended: 'Le cash-out n’a pas abouti : une sélection est suspendue',
  partlyAvailable: 'Plus disponible : {names}',
  vipRejectedHint: 'Votre mise vous a été rendue.',
  partLost: 'Une partie de la page n’a pas pu être chargée',
  partLostHint: 'Rechargez la page pour continuer. Votre coupon est conservé.',
  reload: 'Recharger',
}
