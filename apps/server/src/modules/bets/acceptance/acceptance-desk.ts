import type { Db } from '../../../db/database.ts'
import type { Book } from '../../../feed/book/book.ts'
import type { Metrics } from '../../../metrics/metrics.ts'
import type { Reporter } from '../../../reporting/reporter.ts'
import type { Clock } from '../../clock.ts'
import { askTrader } from '../approval/ask-trader.ts'
import type { Trader } from '../approval/trader.ts'
import type { StoredBet } from '../bet-repository.ts'
import { createDelayDesk } from '../delays/delay-desk.ts'
import type { DelayDesk } from '../delays/delay-desk.ts'
import type { CustomPricer } from '../custom/custom-pricer.ts'
import type { PlayerEvents } from '../player-events.ts'
import type { ReceiptDesk } from '../receipt-desk.ts'
import { acceptBet } from './accept-bet.ts'
import { findWaitingBets } from './waiting-bets.ts'

export type AcceptanceDesk = Pick<DelayDesk, 'start' | 'stop'> & {
  /** Takes charge of bets that wait for the end of their delay. */
  watch(bets: readonly StoredBet[]): void
}

type Deps = {
  readonly db: Db
  readonly book: Book
  readonly clock: Clock
  readonly events: PlayerEvents
  readonly receipts: ReceiptDesk
  readonly customPricer: CustomPricer
  readonly metrics: Metrics
  readonly reporter: Reporter
  readonly trader: Trader
}

export function createAcceptanceDesk(deps: Deps): AcceptanceDesk {
  const { db, book, clock, events, receipts, metrics, reporter, trader } = deps
  const desk = createDelayDesk({
    clock,
    reporter,
    task: 'acceptance',
    find: () => findWaitingBets(db),
    decide: async (betId) => {
      const verdict = await askTrader(db, trader, betId)
      const decision = { betId, verdict, now: clock.now() }
      const result = await acceptBet(db, book, decision, deps.customPricer)
      if (result === undefined) return
      const { bet, balance } = result
      events.betChanged(bet)
      receipts.issue([bet])
      if (balance === undefined) return
      events.balanceChanged(bet.player_id, bet.currency, balance)
      metrics.rejections.inc({ reason: bet.rejection_key ?? 'unknown' })
    },
  })
  return {
    watch(bets) {
      for (const { id, status, acceptance_at: endsAt } of bets) {
        if (status === 'submitted' && endsAt !== null) desk.schedule({ id, endsAt })
      }
    },
    start: () => desk.start(),
    stop: () => desk.stop(),
  }
}
