/** One way of doing the work. `run` does it once. */
export type Candidate = { name: string; run: () => unknown }

export type Timing = { name: string; microseconds: number }

export type Effort = { rounds: number; warmUp: number }

/**
 * The processor clock of a thread moves in steps, of 4 ms on some Linux machines: a round of this
 * length is read to 2 %.
 */
const ROUND_MS = 200

/**
 * Times every candidate in turns, round by round, so that a noisy moment of the machine meets all
 * of them. The figure of a candidate is the median of its rounds, in processor time of this thread:
 * waiting for a busy machine does not count, though its full caches do.
 * @throws when a candidate is too short for the clock
 */
export async function compare(
  candidates: readonly Candidate[],
  { rounds, warmUp }: Effort,
): Promise<Timing[]> {
  const sides: { candidate: Candidate; runs: number; times: number[] }[] = []
  for (const candidate of candidates) {
    sides.push({ candidate, runs: await runsPerRound(candidate, warmUp), times: [] })
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { candidate, runs, times } of sides) times.push(await timeOnce(candidate, runs))
  }
  return sides.map(({ candidate: { name }, times }) => {
    const microseconds = median(times)
    if (!(microseconds > 0)) throw new Error(`${name} is too short for the processor's clock`)
    return { name, microseconds }
  })
}

/** Warms up, then doubles the runs until they fill a round. */
async function runsPerRound({ run }: Candidate, warmUp: number): Promise<number> {
  for (let i = 0; i < warmUp; i += 1) await run()
  for (let runs = 1; ; runs *= 2) {
    const start = process.threadCpuUsage()
    for (let i = 0; i < runs; i += 1) await run()
    const { user, system } = process.threadCpuUsage(start)
    if (user + system >= ROUND_MS * 1_000) return runs
  }
}

/** @returns microseconds of one run */
async function timeOnce({ run }: Candidate, runs: number): Promise<number> {
  const start = process.threadCpuUsage()
  for (let i = 0; i < runs; i += 1) await run()
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / runs
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}
