import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Lets everything go that nobody holds; what lies outside of the heap follows some turns later. */
export async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  for (let round = 0; round < 5; round += 1) {
    await nextTurn()
    collect()
  }
  await nextTurn()
}
