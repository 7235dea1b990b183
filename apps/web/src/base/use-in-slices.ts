import { useDeferredValue, useEffect, useState } from 'react'

/** Prices that move begin the slices anew: after as many ms what is not there renders in one go. */
const LONGEST_MS = 600

/**
 * React's `useDeferredValue`, with an end: what depends on it renders in slices, between which a
 * press is heard, and after 0.6 s at the latest in one go.
 * @returns the value, or the one before it while the slices go on
 */
export function useInSlices<Value>(value: Value): Value {
  const sliced = useDeferredValue(value)
  const [due, setDue] = useState<{ value: Value } | null>(null)
  useEffect(() => {
    if (Object.is(sliced, value)) return
    const timer = setTimeout(() => setDue({ value }), LONGEST_MS)
    return () => {
      clearTimeout(timer)
      setDue(null)
    }
  }, [sliced, value])
  return due !== null && Object.is(due.value, value) ? value : sliced
}
