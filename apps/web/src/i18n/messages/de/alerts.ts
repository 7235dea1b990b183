import type { alerts as en } from '../en/alerts.ts'

export const alerts: typeof en = {
  region: 'Meldungen',
  dismiss: 'Schließen',
  undo: 'Rückgängig',
  slipCleared: 'Der Wettschein wurde geleert',
  tooManySelections: 'Höchstens {maximum} Tipps passen auf einen Wettschein',
  sharedBetLoaded: 'Die geteilte Wette steht jetzt in Ihrem Wettschein',
  sharedBetGone: 'Keiner dieser Tipps ist noch verfügbar. Versuchen Sie eine andere Wette.',
  sharedBetFailed: 'Die Wette konnte nicht geladen werden. Versuchen Sie es später noch einmal.',
  nothingAvailable: 'Keiner dieser Tipps ist mehr verfügbar',
  nothingAvailableHint: 'Versuchen Sie eine andere Wette.',
  signedOut: 'Sie sind abgemeldet',
  quickBetOff: 'Die Schnellwette wurde ausgeschaltet',
  quickBetOffHint: 'Sie gilt nur für laufende Spiele; die Auswahl steht in Ihrem Wettschein.',
  vipRejected: 'Wette {ref} wurde nicht genehmigt',
  cashedOut: 'Wette {ref} wurde ausgezahlt',
  cashOutChanged: 'Das Cash-out kam nicht zustande: Das Angebot ist gesunken',
  cashOutSuspended: 'Das Cash-out kam nicht zustande: Ein Tipp ist ausgesetzt',
  partlyAvailable: 'Nicht mehr verfügbar: {names}',
  vipRejectedHint: 'Ihr Einsatz wurde zurückgebucht.',
}
