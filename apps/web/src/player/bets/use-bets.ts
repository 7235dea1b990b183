import { useInfiniteQuery } from '@tanstack/react-query'

import { useServices } from '../../base/services.ts'
import { isLoggedIn } from '../session/session-state.ts'
import { useSession } from '../session/use-session.ts'
import { listedBets } from './bets-cache.ts'
import { betsQuery } from './bets-query.ts'

/** The player's bets; asks for nothing while nobody is signed in (MYB-12). */
export function useBets() {
  const services = useServices()
  const enabled = useSession(isLoggedIn)
  return useInfiniteQuery({ ...betsQuery(services), select: listedBets, enabled })
}
