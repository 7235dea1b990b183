import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Megabytes of this thread that are in use once everything that nobody holds is gone. */
export async function heapInUse(): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  // What lies outside of the heap is let go by what a collection has found, a little later.
  for (let round = 0; round < 4; round += 1) {
    collect()
    await pause(50)
  }
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1_000_000
}
