import type { alerts as english } from '../../en/alerts.ts'
import type { Translation } from '../../translate.ts'

export const alerts: Translation<typeof english> = {
  region: 'Messaggi',
  dismiss: 'Chiudi',
  undo: 'Annulla',
  slipCleared: 'La schedina è stata svuotata',
  tooManySelections: 'Una schedina contiene al massimo {maximum} selezioni',
  sharedBetLoaded: 'La scommessa condivisa ha preso il posto della tua schedina',
  sharedBetGone: 'Nessuna di queste selezioni è più disponibile. Prova un’altra scommessa.',
  sharedBetFailed: 'Impossibile caricare la scommessa. Riprova più tardi.',
  nothingAvailable: 'Nessuna di queste selezioni è più disponibile',
  nothingAvailableHint: 'Prova un’altra scommessa.',
  signedOut: 'Sei uscito',
  quickBetOff: 'La scommessa rapida è stata disattivata',
  quickBetOffHint: 'Vale solo per le partite in corso; la selezione è nella tua schedina.',
  vipRejected: 'La scommessa {ref} non è stata approvata',
  cashedOut: 'Cashout effettuato per la scommessa {ref}',
  cashOutChanged: 'Il cashout non è riuscito: l’offerta è scesa',
  cashOutSuspended: 'Il cashout non è riuscito: una selezione è sospesa',
  partlyAvailable: 'Non più disponibile: {names}',
  vipRejectedHint: 'La puntata ti è stata restituita.',
  partLost: 'Una parte della pagina non è stata caricata',
  partLostHint: 'Ricarica la pagina per continuare. La schedina resta com’è.',
  reload: 'Ricarica',
}
