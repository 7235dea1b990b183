import { useEffect } from 'react'

import { useServices } from '../../base/services.ts'
import { readBonusesAgain, takePool } from '../../data/queries/bonuses.ts'

/** RT-12: while tournaments are looked at, their pools are those that are told. */
export function useFollowedPools(): void {
  const { live, queryClient } = useServices()
  useEffect(
    () =>
      live.followUpdates({
        onEvent: (event) => {
          if (event.type === 'tournament_pool_changed') takePool(queryClient, event.tournament)
        },
        onMissed: () => void readBonusesAgain(queryClient),
      }),
    [live, queryClient],
  )
}
