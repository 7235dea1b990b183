import type { alerts as english } from '../../en/alerts.ts'
import type { Translation } from '../../translate.ts'

export const alerts: Translation<typeof english> = {
  region: 'Viestit',
  dismiss: 'Sulje',
  undo: 'Kumoa',
  slipCleared: 'Kuponki tyhjennettiin',
  tooManySelections: 'Kuponkiin mahtuu enintään {maximum} valintaa',
  sharedBetLoaded: 'Jaettu veto korvasi kuponkisi',
  sharedBetGone: 'Mikään näistä valinnoista ei ole enää saatavilla. Kokeile toista vetoa.',
  sharedBetFailed: 'Vetoa ei voitu ladata. Yritä myöhemmin uudelleen.',
  nothingAvailable: 'Mikään näistä valinnoista ei ole enää saatavilla',
  nothingAvailableHint: 'Kokeile toista vetoa.',
  signedOut: 'Olet kirjautunut ulos',
  quickBetOff: 'Pikaveto kytkettiin pois',
  quickBetOffHint: 'Se on vain käynnissä oleville otteluille; valinta on kupongissasi.',
  vipRejected: 'Vetoa {ref} ei hyväksytty',
  cashedOut: 'Veto {ref} lunastettiin',
  cashOutChanged: 'Lunastus ei onnistunut: tarjous laski',
  cashOutSuspended: 'Lunastus ei onnistunut: valinta on keskeytetty',
  partlyAvailable: 'Ei enää saatavilla: {names}',
  vipRejectedHint: 'Panoksesi palautettiin.',
  partLost: 'Osaa sivusta ei voitu ladata',
  partLostHint: 'Lataa sivu uudelleen jatkaaksesi. Kuponkisi säilyy.',
  reload: 'Lataa uudelleen',
}
