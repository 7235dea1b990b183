import type { Db } from '../db/database.ts'
import type { Book } from '../feed/book/book.ts'
import type { JointPricer } from '../feed/joint-price.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { AcceptanceService } from '../modules/bets/acceptance/acceptance-service.ts'
import { createAcceptanceService } from '../modules/bets/acceptance/acceptance-service.ts'
import type { Trader } from '../modules/bets/approval/trader.ts'
import type { BetPlacer } from '../modules/bets/bet-placer.ts'
import { createBetPlacer } from '../modules/bets/bet-placer.ts'
import type { CashOutService } from '../modules/bets/cash-out/cash-out-service.ts'
import { createCashOutService } from '../modules/bets/cash-out/cash-out-service.ts'
import type { CustomChances } from '../modules/bets/cash-out/custom-chances.ts'
import { createCustomChances } from '../modules/bets/cash-out/custom-chances.ts'
import type { OfferWatch } from '../modules/bets/cash-out/offer-watch.ts'
import { createOfferWatch } from '../modules/bets/cash-out/offer-watch.ts'
import type { CustomPricer } from '../modules/bets/custom/custom-pricer.ts'
import type { ScoreKeeper } from '../modules/bets/final-scores.ts'
import { createScoreKeeper } from '../modules/bets/final-scores.ts'
import type { PlayerEvents } from '../modules/bets/player-events.ts'
import { createPlayerEvents } from '../modules/bets/player-events.ts'
import type { ReceiptService } from '../modules/bets/receipt-service.ts'
import { createReceiptService } from '../modules/bets/receipt-service.ts'
import type { ReceiptSigningKey } from '../modules/bets/receipt-key.ts'
import type { Clock } from '../modules/clock.ts'
import type { SettlementService } from '../modules/settlement/settlement-service.ts'
import { createSettlementService } from '../modules/settlement/settlement-service.ts'
import type { Publisher } from '../realtime/publisher.ts'
import type { Reporter } from '../reporting/reporter.ts'
import type { LiveDelays } from '../settings/live-delays.ts'

/** Everything that moves bets and money. */
export type BettingServices = {
  readonly placer: BetPlacer
  readonly acceptance: AcceptanceService
  readonly settlement: SettlementService
  readonly cashOuts: CashOutService
  readonly offers: OfferWatch
  readonly chances: CustomChances
  readonly receipts: ReceiptService
  readonly scores: ScoreKeeper
  /** Tells a player's open pages. */
  readonly events: PlayerEvents
}

type Deps = {
  readonly db: Db
  readonly book: Book
  readonly clock: Clock
  readonly publisher: Publisher
  readonly metrics: Metrics
  readonly reporter: Reporter
  readonly liveDelays: LiveDelays
  readonly bestOdds: () => boolean
  readonly settlementWorkers: number
  readonly receiptKey: ReceiptSigningKey
  /** The house's name, as receipts say it. */
  readonly operator: () => string
  readonly trader: Trader
  readonly customPricer: CustomPricer
  readonly joint: JointPricer
}

export function createBettingServices(given: Deps): BettingServices {
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
  const receipts = createReceiptService({ ...deps, key: deps.receiptKey })
  const acceptance = createAcceptanceService({ ...deps, events, receipts })
  return {
    events,
    acceptance,
    offers,
    chances,
    receipts,
    scores: createScoreKeeper(deps),
    cashOuts: createCashOutService({ ...deps, events }),
    settlement: createSettlementService({ ...deps, workers: deps.settlementWorkers, events }),
    placer: createBetPlacer({ ...deps, events, receipts, acceptance }),
  }
}
