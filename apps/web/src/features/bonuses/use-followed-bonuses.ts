import type { Bonus } from '@touchline/contract'
import { useEffect } from 'react'

import { useTick } from '../../base/clock/use-tick.ts'
import { oneAtATime } from '../../base/one-at-a-time.ts'
import { useServices } from '../../base/services.ts'
import { readBonusesAgain, takePool } from '../../data/queries/bonuses.ts'
import { useWhose } from './use-whose.ts'

/**
 * Keeps these as they stand while they are looked at: pools are those that are told (RT-12), what bets
 * bring in points comes with each bet that changes, and one whose time begins or ends is read again.
 */
export function useFollowedBonuses(shown: readonly Bonus[]): void {
  const { live, queryClient } = useServices()
  const player = useWhose()

  useEffect(() => {
    const readAgain = oneAtATime(() => readBonusesAgain(queryClient))
    const stopPools = live.followUpdates({
      onEvent: (event) => {
        if (event.type === 'tournament_pool_changed') takePool(queryClient, event.tournament)
      },
      onMissed: readAgain,
    })
    if (typeof player !== 'string') return stopPools
    const stopBets = live.followPlayer(player, {
      onEvent: (event) => {
        if (event.type === 'bet_changed') readAgain()
      },
      onMissed: readAgain,
    })
    return () => {
      stopPools()
      stopBets()
    }
  }, [live, queryClient, player])

  const overdue = useTick((now) => shown.reduce((sum, one) => sum + timesOverdue(one, now), 0))
  useEffect(() => {
    if (overdue > 0) void readBonusesAgain(queryClient)
  }, [overdue, queryClient])
}

const ASK_EVERY_MS = 10_000
const MOST = 3

/** How often it was to be read since it began or ended: a device's clock may be ahead of the server's. */
function timesOverdue({ hindrance, validFrom, validTo, expiredAt }: Bonus, now: number): number {
  const turn = hindrance === 'not_started' ? validFrom : expiredAt === null ? validTo : null
  const late = turn === null ? -1 : now - Date.parse(turn)
  return late < 0 ? 0 : Math.min(MOST, Math.floor(late / ASK_EVERY_MS) + 1)
}
