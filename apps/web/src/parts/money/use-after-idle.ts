import { useEffect, useState } from 'react'

const LONGEST_MS = 3_000

/** True once the page has nothing else to do, or after three seconds. */
export function useAfterIdle(): boolean {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    const begin = () => setIsDue(true)
    // Safari has none of it.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(begin, LONGEST_MS)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(begin, { timeout: LONGEST_MS })
    return () => cancelIdleCallback(idle)
  }, [])
  return isDue
}
