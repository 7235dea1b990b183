import type { sharing as english } from '../../en/sharing.ts'
import type { Translation } from '../../translate.ts'

export const sharing: Translation<typeof english> = {
  share: 'Partager',
  title: 'Partager ce pari',
  preview: 'Ce que verront les autres',
  previewHint: 'Les autres voient ceci et obtiennent les cotes du moment où ils l’ouvrent.',
  withStake: 'Partager aussi ma mise',
  withStakeHint: 'Elle est préremplie pour les joueurs de même devise.',
  code: 'Code',
  link: 'Lien',
  qrCode: 'Code QR du lien',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  copyRefused: 'Le navigateur n’a pas permis la copie. Sélectionnez le lien ci-dessus.',
  native: 'Partager…',
  failed: 'Le code n’a pas pu être créé.',
  types: { single: 'Simple', combo: 'Combiné', system: 'Système', custom_bet: 'Pari sur mesure' },
  comboOf: 'Combiné de {count}',
  systemOf: 'Système {win}/{total}',
  enterCode: 'Saisir un code',
  load: 'Charger le pari',
  missing: 'Plus disponible et laissé de côté :',
  missingUnnamed: 'une sélection terminée',
  head: '{count, plural, one {Un pari partagé} other {Un pari partagé : # sélections}}',
  headOdds:
    '{count, plural, one {Un pari partagé à {odds}} other {Un pari partagé : # sélections à {odds}}}',
  notFound: {
    title: 'Pari introuvable',
    text: 'Ce lien de pari n’est plus valable. Vérifiez le code ou demandez-en un nouveau.',
    home: 'Aller aux sports',
  },
}
