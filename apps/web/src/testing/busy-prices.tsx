import { useEffect, useState } from 'react'

/** ms between two moves, all of which rendering one takes: nothing that may wait gets its turn. */
const TICK_MS = 3

/** Busies the processor, as rendering on a slow one does. */
export function busy(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

/** Prices of a slow machine, which move without end. */
export function BusyPrices() {
  const [moves, setMoves] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setMoves((before) => before + 1), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  busy(TICK_MS)
  return <i>{moves}</i>
}
