import type { Match } from '@touchline/contract'
import { useEffect, useState } from 'react'

import { holdList, releaseHeld, updateHeld, type HeldList } from './held-list.ts'

/**
 * Keeps a live list still under the player's eyes, pointer and focus; see `HeldList`. While the
 * page is hidden nobody looks, so it catches up then.
 */
export function useHeldMatches(fresh: readonly Match[]): [HeldList, () => void] {
  const [held, setHeld] = useState(() => holdList(fresh))
  const next = updateHeld(held, fresh)
  if (next !== held) setHeld(next)

  useEffect(() => {
    const catchUp = () => {
      if (document.visibilityState === 'hidden') setHeld(releaseHeld)
    }
    document.addEventListener('visibilitychange', catchUp)
    return () => document.removeEventListener('visibilitychange', catchUp)
  }, [])

  return [next, () => setHeld(releaseHeld)]
}
