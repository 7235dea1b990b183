/** Number of sorted times that are <= t. */
export function countUntil(times: ArrayLike<number>, t: number): number {
  let low = 0
  let high = times.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((times[middle] as number) <= t) low = middle + 1
    else high = middle
  }
  return low
}

/** Whether t lies within `before` seconds ahead of one of the sorted times or `after` behind it. */
export function isNear(
  times: ArrayLike<number>,
  t: number,
  before: number,
  after: number,
): boolean {
  const index = countUntil(times, t)
  const last = times[index - 1]
  const next = times[index]
  return (last !== undefined && t < last + after) || (next !== undefined && next - t <= before)
}

/**
 * The course of a match as far as the second that is asked about needs it. Matches wait for days to
 * begin: until then all but what `beginning` leaves is let go, and drawn again in play.
 */
export function drawnInPlay<Course>(
  draw: () => Course,
  beginning: (course: Course) => Course,
): (t: number) => Course {
  let course = draw()
  let isWhole = true
  return (t) => {
    if (t < 0 && isWhole) course = beginning(course)
    else if (t >= 0 && !isWhole) course = draw()
    isWhole = t >= 0
    return course
  }
}
