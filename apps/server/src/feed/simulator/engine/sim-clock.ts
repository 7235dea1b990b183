const GRID = 5 * 60_000

/** Simulated milliseconds run from 0 at the feed's first start, `speed` times as fast as the wall. */
export type SimClock = {
  speed: number
  simAt(wall: number): number
  wallAt(sim: number): number
}

/**
 * Zero lies on a five-minute mark of the clock that is the faster one, the wall's or the simulated:
 * kick-offs read like kick-offs, and a fast season does not begin an hour in.
 */
export const createSimClock = (startedAt: number, speed: number): SimClock => {
  const grid = GRID / Math.max(1, speed)
  const zero = Math.floor(startedAt / grid) * grid
  return {
    speed,
    simAt: (wall) => (wall - zero) * speed,
    wallAt: (sim) => Math.round(zero + sim / speed),
  }
}
