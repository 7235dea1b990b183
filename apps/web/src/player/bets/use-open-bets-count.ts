import { OPEN_BET_STATUSES } from '@touchline/betting'
import { useCallback, useSyncExternalStore } from 'react'

import { useServices } from '../../base/services.ts'
import { isLoggedIn } from '../session/session-state.ts'
import { useSession } from '../session/use-session.ts'
import type { BetsData } from './bets-cache.ts'

/** Where the player's bets are kept. Every page counts them; how they are read comes with who reads. */
export function betsKey(locale: string) {
  return ['player', 'bets', locale] as const
}

/** Number of open bets, 0 for a visitor. It looks at what `KeptBets` asks for, and asks nothing. */
export function useOpenBetsCount(): number {
  const { queryClient, page } = useServices()
  const enabled = useSession(isLoggedIn)
  const subscribe = useCallback(
    (listener: () => void) => queryClient.getQueryCache().subscribe(listener),
    [queryClient],
  )
  const count = useSyncExternalStore(
    subscribe,
    () => countOpen(queryClient.getQueryData<BetsData>(betsKey(page.locale))),
    () => 0,
  )
  return enabled ? count : 0
}

function countOpen(data: BetsData | undefined): number {
  const open = data?.pages.map(
    (page) => page.data.filter((bet) => OPEN_BET_STATUSES.includes(bet.status)).length,
  )
  return open?.reduce((sum, each) => sum + each, 0) ?? 0
}
