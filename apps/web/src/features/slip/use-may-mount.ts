import { useDeferredValue, useEffect, useState } from 'react'

/** Prices that move put the slices of a slow machine off: after as many ms it mounts in one go. */
const LONGEST_MS = 600

/**
 * A slip's first selection mounts all of it: in slices, between which a press is heard.
 * @returns whether what is shown may stand there yet
 */
export function useMayMount(isShown: boolean): boolean {
  const hasSlices = useDeferredValue(isShown)
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => setDue(true), LONGEST_MS)
    return () => {
      clearTimeout(timer)
      setDue(false)
    }
  }, [isShown])
  return isShown && (hasSlices || isDue)
}
