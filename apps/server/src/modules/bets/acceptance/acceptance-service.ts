import type { Db, Executor } from '../../../db/database.ts'
import type { Book } from '../../../feed/book/book.ts'
import type { Metrics } from '../../../metrics/metrics.ts'
import type { Reporter } from '../../../reporting/reporter.ts'
import { longestLiveDelay, type LiveDelays } from '../../../settings/live-delays.ts'
import type { Clock } from '../../clock.ts'
import type { Trader } from '../approval/trader.ts'
import { askTrader } from '../approval/trader.ts'
import type { StoredBet } from '../bet-repository.ts'
import type { DelayedDecisions, DelayedBet } from '../delays/delayed-decisions.ts'
import { createDelayedDecisions } from '../delays/delayed-decisions.ts'
import type { CustomPricer } from '../custom/custom-pricer.ts'
import type { PlayerEvents } from '../player-events.ts'
import type { ReceiptService } from '../receipt-service.ts'
import { acceptBet } from './accept-bet.ts'

export type AcceptanceService = Pick<DelayedDecisions, 'start' | 'stop'> & {
  /** Takes charge of bets that wait for the end of their delay. */
  watch(bets: readonly StoredBet[]): void
}

type Deps = {
  readonly db: Db
  readonly book: Book
  readonly clock: Clock
  readonly events: PlayerEvents
  readonly receipts: ReceiptService
  readonly customPricer: CustomPricer
  readonly metrics: Metrics
  readonly reporter: Reporter
  readonly trader: Trader
  readonly liveDelays: LiveDelays
}

export function createAcceptanceService(deps: Deps): AcceptanceService {
  const { db, book, clock, events, receipts, metrics, reporter, trader } = deps
  const delayed = createDelayedDecisions({
    clock,
    reporter,
    task: 'acceptance',
    longestMs: Math.max(longestLiveDelay(deps.liveDelays), trader.answersAfterMs),
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
        if (status === 'submitted' && endsAt !== null) delayed.schedule({ id, endsAt })
      }
    },
    start: () => delayed.start(),
    stop: () => delayed.stop(),
  }
}

export async function findWaitingBets(db: Executor): Promise<DelayedBet[]> {
  const rows = await db
    .selectFrom('bets')
    .select(['id', 'acceptance_at'])
    .where('status', '=', 'submitted')
    .orderBy('acceptance_at')
    .execute()
  return rows.map((row) => ({ id: row.id, endsAt: row.acceptance_at ?? new Date(0) }))
}
