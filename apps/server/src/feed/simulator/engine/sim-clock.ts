const GRID = 5 * 60_000

/**
 * Simulated milliseconds run from 0 at the feed's first start, `speed` times as fast as the wall. The
 * calendar of the season says at 0 what the wall's says, and runs as fast.
 */
export type SimClock = {
  speed: number
  /** The moment of 0, milliseconds since 1970. */
  zero: number
  simAt(wall: number): number
  wallAt(sim: number): number
}

/**
 * Zero lies on a five-minute mark of the clock that is the faster one, the wall's or the simulated:
 * kick-offs read like kick-offs, and a fast season does not begin an hour in.
 */
export function createSimClock(startedAt: number, speed: number): SimClock {
  const grid = GRID / Math.max(1, speed)
  const zero = Math.floor(startedAt / grid) * grid
  return {
    speed,
    zero,
    simAt: (wall) => (wall - zero) * speed,
    wallAt: (sim) => Math.round(zero + sim / speed),
  }
}
