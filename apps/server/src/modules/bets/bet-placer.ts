import { Problem } from '../../http/problem.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import type { Clock } from '../clock.ts'
import type { AcceptanceService } from './acceptance/acceptance-service.ts'
import type { StoredBet } from './bet-repository.ts'
import type { ReceiptService } from './receipt-service.ts'
import { placeBets } from './placement/place-bets.ts'
import type { AskedPlacement, PlaceBetsDeps } from './placement/place-bets.ts'
import type { PlayerEvents } from './player-events.ts'

export type BetPlacer = {
  /** @throws Problem as `placeBets` does */
  place(asked: Omit<AskedPlacement, 'now'>): Promise<readonly StoredBet[]>
}

type Deps = PlaceBetsDeps & {
  readonly clock: Clock
  readonly acceptance: AcceptanceService
  readonly events: PlayerEvents
  readonly receipts: ReceiptService
  readonly metrics: Metrics
}

/** Places bets and sets in motion what follows: acceptance, push, numbers for the operator. */
export function createBetPlacer(deps: Deps): BetPlacer {
  const { clock, acceptance, events, receipts, metrics, book } = deps
  const count = (bets: readonly StoredBet[], now: number) => {
    for (const { selections } of bets) {
      for (const { match_id: matchId } of selections) {
        const heard = book.match(matchId)?.lastHeardAt
        if (heard !== undefined) metrics.priceAge.observe(Math.max(0, now - heard) / 1000)
      }
    }
  }
  return {
    async place(asked) {
      const { playerId } = asked
      const now = clock.now()
      try {
        const { bets, balance } = await placeBets(deps, { ...asked, now })
        metrics.placements.inc({ outcome: balance === undefined ? 'repeated' : 'placed' })
        acceptance.watch(bets)
        receipts.issue(bets)
        if (balance !== undefined) {
          count(bets, now)
          for (const bet of bets) events.betChanged(bet)
          events.balanceChanged(playerId, bets[0]?.currency ?? '', balance)
        }
        return bets
      } catch (error) {
        if (error instanceof Problem) {
          metrics.placements.inc({ outcome: 'refused' })
          metrics.rejections.inc({ reason: error.messageKey })
        }
        throw error
      }
    },
  }
}
