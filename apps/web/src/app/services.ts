import type { OwnLimits } from '@touchline/betting'
import type { ApiClient } from '@touchline/contract'

import type { Store } from '../base/store.ts'
import type { PageData } from '../data/page-data.ts'
import type { Alerts } from '../parts/alerts/alerts.ts'
import type { BuilderSwitch } from '../player/bet-builder/builder-switch.ts'
import type { PageFavourites } from '../player/favourites/page-favourites.ts'
import type { ModalStore } from '../parts/modals/modal-store.ts'
import type { SessionStore } from '../player/session/session-store.ts'
import type { QuickBetSwitch } from '../player/quick-bet/quick-bet-switch.ts'
import type { PageSlip } from '../player/slip/page-slip.ts'

/** What belongs to the person at the page: session, slip, quick bet, alerts and modals. */
export type PlayerServices = {
  alerts: Alerts
  modals: ModalStore
  session: SessionStore
  /** The player's own limits, as last read; empty for a visitor. */
  limits: Store<OwnLimits>
  slip: PageSlip
  quickBet: QuickBetSwitch
  builder: BuilderSwitch
  favourites: PageFavourites
  api: ApiClient
  /** Once the page reacts; the returned function ends it. */
  startPlayer: () => () => void
}

/** One per page in the browser, one per request on the server. */
export type Services = PageData & PlayerServices

declare module '../base/services.ts' {
  interface Register {
    services: Services
  }
}
