/** Sides of the goals, corners or cards so far, in order: 1 home, 2 away. */
export type Happened = readonly (1 | 2)[]

export const MINUTES_PER_BUCKET = 5
export const BUCKETS_PER_HALF = 9

/** Which side was the first with `target`; 0 neither. */
export function reachedFirst(events: Happened, target: number): 0 | 1 | 2 {
  const counts = { 1: 0, 2: 0 }
  for (const side of events) {
    counts[side]++
    if (counts[side] === target) return side
  }
  return 0
}

export const lastSide = (events: Happened): 0 | 1 | 2 => events.at(-1) ?? 0

/** Five minutes as 1, 2 … 18; stoppage time belongs to the last of its half. */
export function bucketOf({ half, second }: { half: 0 | 1; second: number }): number {
  return (
    half * BUCKETS_PER_HALF +
    Math.min(BUCKETS_PER_HALF, Math.floor(second / (MINUTES_PER_BUCKET * 60)) + 1)
  )
}

/** Second of its half at which a bucket ends, stoppage time with the last. */
export function bucketEnd(bucket: number, halfLength: number): number {
  return bucket === BUCKETS_PER_HALF ? halfLength : bucket * MINUTES_PER_BUCKET * 60
}
