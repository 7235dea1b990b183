import type { Clock } from '@touchline/contract'

import { minuteText } from './clock-text.ts'
import { useTick } from './use-tick.ts'

/** The minute of a match, as it runs; null while its clock stands, or where it has none. */
export function useMinute(clock: Clock | null, sportKey: string): string | null {
  return useTick((now) =>
    clock === null || clock.stopped ? null : minuteText(clock, sportKey, now),
  )
}
