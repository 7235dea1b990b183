import type { Db } from '../db/database.ts'
import type { Book } from '../feed/book/book.ts'
import type { JointPricer } from '../feed/joint-price.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { createAcceptanceDesk } from '../modules/bets/acceptance/acceptance-desk.ts'
import type { AcceptanceDesk } from '../modules/bets/acceptance/acceptance-desk.ts'
import type { Trader } from '../modules/bets/approval/trader.ts'
import { createBetPlacer } from '../modules/bets/bet-placer.ts'
import type { BetPlacer } from '../modules/bets/bet-placer.ts'
import { createCashOutDesk } from '../modules/bets/cash-out/cash-out-desk.ts'
import type { CashOutDesk } from '../modules/bets/cash-out/cash-out-desk.ts'
import { createCustomChances } from '../modules/bets/cash-out/custom-chances.ts'
import type { CustomChances } from '../modules/bets/cash-out/custom-chances.ts'
import { createOfferWatch } from '../modules/bets/cash-out/offer-watch.ts'
import type { OfferWatch } from '../modules/bets/cash-out/offer-watch.ts'
import type { CustomPricer } from '../modules/bets/custom/custom-pricer.ts'
import { createScoreKeeper } from '../modules/bets/final-scores.ts'
import type { ScoreKeeper } from '../modules/bets/final-scores.ts'
import { createPlayerEvents } from '../modules/bets/player-events.ts'
import type { PlayerEvents } from '../modules/bets/player-events.ts'
import { createReceiptDesk } from '../modules/bets/receipt-desk.ts'
import type { ReceiptDesk } from '../modules/bets/receipt-desk.ts'
import type { ReceiptSigningKey } from '../modules/bets/receipt-key.ts'
import type { Clock } from '../modules/clock.ts'
import { createSettlementDesk } from '../modules/settlement/settlement-desk.ts'
import type { SettlementDesk } from '../modules/settlement/settlement-desk.ts'
import type { Publisher } from '../realtime/publisher.ts'
import type { Reporter } from '../reporting/reporter.ts'
import type { LiveDelays } from '../settings/live-delays.ts'

/** Everything that moves bets and money. */
export type Desks = {
  readonly placer: BetPlacer
  readonly acceptance: AcceptanceDesk
  readonly settlement: SettlementDesk
  readonly cashOuts: CashOutDesk
  readonly offers: OfferWatch
  readonly chances: CustomChances
  readonly receipts: ReceiptDesk
  readonly scores: ScoreKeeper
}

type Deps = {
  readonly db: Db
  readonly book: Book
  readonly clock: Clock
  readonly publisher: Publisher
  readonly metrics: Metrics
  readonly reporter: Reporter
  readonly liveDelays: LiveDelays
  readonly settlementWorkers: number
  readonly receiptKey: ReceiptSigningKey
  readonly trader: Trader
  readonly customPricer: CustomPricer
  readonly joint: JointPricer
}

export function createDesks(given: Deps): Desks {
  const chances = createCustomChances(given)
  const deps = { ...given, chances }
  const pages = createPlayerEvents(deps.publisher, deps, deps.clock)
  const offers = createOfferWatch({
    ...deps,
    tell: (bet, offer) => pages.cashOutChanged(bet, offer),
  })
  const events: PlayerEvents = {
    ...pages,
    betChanged(bet) {
      offers.betChanged(bet)
      pages.betChanged(bet)
    },
  }
  const receipts = createReceiptDesk({ ...deps, key: deps.receiptKey })
  const acceptance = createAcceptanceDesk({ ...deps, events, receipts })
  return {
    acceptance,
    offers,
    chances,
    receipts,
    scores: createScoreKeeper(deps),
    cashOuts: createCashOutDesk({ ...deps, events }),
    settlement: createSettlementDesk({ ...deps, workers: deps.settlementWorkers, events }),
    placer: createBetPlacer({ ...deps, events, receipts, desk: acceptance }),
  }
}
