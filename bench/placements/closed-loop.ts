/** How long each of the calls took, milliseconds, and how many were finished per second. */
export type LoopResult = { perSecond: number; latencies: number[] }

/** Calls `work` so many times, `width` calls at any time. */
export async function closedLoop(
  work: (turn: number) => Promise<void>,
  { calls, width }: { calls: number; width: number },
): Promise<LoopResult> {
  const latencies: number[] = []
  let next = 0
  const worker = async () => {
    while (next < calls) {
      const turn = next
      next += 1
      const start = performance.now()
      await work(turn)
      latencies.push(performance.now() - start)
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: width }, worker))
  return { perSecond: (calls * 1_000) / (performance.now() - start), latencies }
}

/** @param share 0.99 is the value that 99 of 100 do not exceed */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
