import { string } from '@touchline/contract/schema'

import type { KeyValueStorage } from '../../base/browser-storage.ts'
import { storedText } from '../../base/stored.ts'

/** Says of nobody why. */
const QUIET_UNTIL = storedText('quiet_until', string())
/** As good as for ever. */
const NEVER = '9999-12-31T00:00:00.000Z'

/**
 * Who takes a break or has excluded themselves is asked for nothing on this device until it ends.
 * @param until null: without end
 */
export function keepQuiet(storage: KeyValueStorage, until: string | null): void {
  QUIET_UNTIL.write(storage, until ?? NEVER)
}

/** @param now by the server's clock, as is the end */
export function isQuiet(storage: KeyValueStorage, now: number): boolean {
  const until = QUIET_UNTIL.read(storage)
  return until !== null && Date.parse(until) > now
}
