import type { alerts as english } from '../../en/alerts.ts'
import type { Translation } from '../../translate.ts'

export const alerts: Translation<typeof english> = {
  region: 'Meldinger',
  dismiss: 'Lukk',
  undo: 'Angre',
  slipCleared: 'Kupongen ble tømt',
  tooManySelections: 'En kupong har plass til høyst {maximum} utvalg',
  sharedBetLoaded: 'Det delte spillet tok kupongens plass',
  sharedBetGone: 'Ingen av disse utvalgene er tilgjengelige lenger. Prøv et annet spill.',
  sharedBetFailed: 'Spillet kunne ikke lastes. Prøv igjen senere.',
  nothingAvailable: 'Ingen av disse utvalgene er tilgjengelige lenger',
  nothingAvailableHint: 'Prøv et annet spill.',
  signedOut: 'Du er logget ut',
  quickBetOff: 'Hurtigspill ble slått av',
  quickBetOffHint: 'Det gjelder bare kamper i spill; utvalget ligger i kupongen.',
  vipRejected: 'Spill {ref} ble ikke godkjent',
  cashedOut: 'Spill {ref} ble utbetalt før tiden',
  cashOutChanged: 'Cash out gikk ikke gjennom: tilbudet falt',
  cashOutSuspended: 'Cash out gikk ikke gjennom: et utvalg er suspendert',
  partlyAvailable: 'Ikke tilgjengelig lenger: {names}',
  vipRejectedHint: 'Innsatsen ble betalt tilbake.',
  partLost: 'En del av siden kunne ikke lastes',
  partLostHint: 'Last siden på nytt for å fortsette. Kupongen beholdes.',
  reload: 'Last på nytt',
}
