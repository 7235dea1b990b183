import { useEffect, useSyncExternalStore } from 'react'

import { collapsedLeagues, restoreCollapsed, toggleCollapsed } from './collapsed-leagues.ts'

let restored = false

/** Whether a league is folded away, and the way to change that. */
export function useCollapsed(id: string): [boolean, () => void] {
  const collapsed = useSyncExternalStore(
    collapsedLeagues.subscribe,
    () => collapsedLeagues.getState().has(id),
    () => false,
  )
  useEffect(() => {
    if (restored) return
    restored = true
    restoreCollapsed(window.sessionStorage)
  }, [])
  return [collapsed, () => toggleCollapsed(id, window.sessionStorage)]
}
