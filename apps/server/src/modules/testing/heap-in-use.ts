import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Bytes that are in use once everything that nobody holds is gone. */
export async function heapInUse(): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  // What lies outside of the heap is let go by what a collection has found, some turns later.
  for (let round = 0; round < 5; round += 1) {
    await nextTurn()
    collect()
  }
  await nextTurn()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
