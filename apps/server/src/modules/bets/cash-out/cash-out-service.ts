import type { Amount } from '@touchline/betting'
import type { CashOut } from '@touchline/contract'
import { Problem } from '../../../http/problem.ts'
import type { Metrics } from '../../../metrics/metrics.ts'
import type { Reporter } from '../../../reporting/reporter.ts'
import { longestLiveDelay } from '../../../settings/live-delays.ts'
import type { Clock } from '../../clock.ts'
import type { StoredBet } from '../bet-repository.ts'
import type { DelayedDecisions, DelayedBet } from '../delays/delayed-decisions.ts'
import { createDelayedDecisions } from '../delays/delayed-decisions.ts'
import type { PlayerEvents } from '../player-events.ts'
import type { CashOutDeps } from './cash-out-bet.ts'
import { cashOutBet } from './cash-out-bet.ts'
import { finishCashOut } from './finish-cash-out.ts'
import type { Executor } from '../../../db/database.ts'

export type CashOutService = Pick<DelayedDecisions, 'start' | 'stop'> & {
  /** @throws Problem as `cashOutBet` does */
  cashOut(playerId: number, asked: CashOut): Promise<StoredBet>
}

type Deps = CashOutDeps & {
  readonly clock: Clock
  readonly events: PlayerEvents
  readonly metrics: Metrics
  readonly reporter: Reporter
}

/** Cashes bets out and tells the player's pages; live ones at the end of their delay. */
export function createCashOutService(deps: Deps): CashOutService {
  const { db, clock, events, metrics, reporter } = deps
  const tell = (bet: StoredBet, balance: Amount | undefined) => {
    events.betChanged(bet)
    if (balance === undefined) return
    events.balanceChanged(bet.player_id, bet.currency, balance)
    metrics.settledBets.inc({ result: 'cashed_out' })
  }
  const delays = createDelayedDecisions({
    clock,
    reporter,
    task: 'cash-out',
    longestMs: longestLiveDelay(deps.liveDelays),
    find: () => findCashOutsInProgress(db),
    decide: async (betId) => {
      const finished = await finishCashOut(deps, betId, clock.now())
      if (finished === undefined) return
      tell(finished.bet, finished.balance)
      metrics.cashOuts.inc({ outcome: finished.balance === undefined ? 'refused' : 'paid' })
    },
  })
  return {
    async cashOut(playerId, asked) {
      try {
        const { bet, changed, balance } = await cashOutBet(deps, playerId, asked, clock.now())
        if (!changed) return bet
        if (bet.cashout_at !== null) delays.schedule({ id: bet.id, endsAt: bet.cashout_at })
        tell(bet, balance)
        if (balance !== undefined) metrics.cashOuts.inc({ outcome: 'paid' })
        return bet
      } catch (error) {
        if (error instanceof Problem) metrics.cashOuts.inc({ outcome: 'refused' })
        throw error
      }
    },
    start: () => delays.start(),
    stop: () => delays.stop(),
  }
}

async function findCashOutsInProgress(db: Executor): Promise<DelayedBet[]> {
  const rows = await db
    .selectFrom('bets')
    .select(['id', 'cashout_at'])
    .where('status', '=', 'cashout_in_progress')
    .orderBy('cashout_at')
    .execute()
  return rows.map((row) => ({ id: row.id, endsAt: row.cashout_at ?? new Date(0) }))
}
