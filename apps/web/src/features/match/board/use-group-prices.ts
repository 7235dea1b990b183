import { useEffect } from 'react'

import { useServices } from '../../../base/services.ts'
import { ALL_GROUPS } from './group-tabs.ts'

/** MATCH-04: a tab reads its own markets anew when it is opened. All of them came with the page. */
export function useGroupPrices(matchId: string, group: string): void {
  const { live } = useServices()
  useEffect(
    () => (group === ALL_GROUPS ? undefined : live.followGroup(matchId, group)),
    [live, matchId, group],
  )
}
