/// <reference lib="esnext.temporal" />

/** A stretch of time in which the clocks of a zone are not put forward or back. */
type Stretch = { from: number; until: number; offset: number }

const known = new Map<string, Stretch[]>()

function stretchAt(zone: string, instant: number): Stretch {
  const stretches = known.get(zone) ?? []
  const found = stretches.find(({ from, until }) => from <= instant && instant < until)
  if (found !== undefined) return found
  // One later: a change at the very instant counts as done. A slowed clock has parts of a millisecond.
  const after = Temporal.Instant.fromEpochMilliseconds(Math.floor(instant) + 1)
  const there = after.toZonedDateTimeISO(zone)
  const stretch = {
    from: there.getTimeZoneTransition('previous')?.epochMilliseconds ?? -Infinity,
    until: there.getTimeZoneTransition('next')?.epochMilliseconds ?? Infinity,
    offset: there.offsetNanoseconds / 1e6,
  }
  known.set(zone, [...stretches, stretch])
  return stretch
}

/**
 * When the clocks of a zone show a time, milliseconds since 1970.
 * @param local that time as if it were in UTC, milliseconds since 1970
 */
export function instantOf(zone: string, local: number): number {
  const near = local - stretchAt(zone, local).offset
  return local - stretchAt(zone, near).offset
}

/** What the clocks of a zone show at an instant, as if that were in UTC. */
export function localOf(zone: string, instant: number): number {
  return instant + stretchAt(zone, instant).offset
}
