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

/** All that happens in a match: its states in their order, each with the second that it begins. */
type Timeline<State> = { readonly states: readonly State[] }

/**
 * A match as far as the second that is asked about needs it. Matches wait for days to begin: until
 * then all but the first state is let go, and drawn again in play.
 * @param marksOf what else is looked up in the states, as when betting rests; nothing in the first
 */
export function drawnInPlay<
  State extends { readonly at: number },
  Drawn extends Timeline<State>,
  Marks extends object,
>(draw: () => Drawn & Timeline<State>, marksOf: (states: readonly State[]) => Marks) {
  const courseOf = (timeline: Drawn & Timeline<State>) => ({
    timeline,
    times: timeline.states.map(({ at }) => at),
    ...marksOf(timeline.states),
  })
  let course = courseOf(draw())
  let isWhole = true
  const duration = course.times.at(-1) ?? 0

  const courseAt = (t: number) => {
    if (t < 0 && isWhole) {
      const { timeline } = course
      course = courseOf({ ...timeline, states: timeline.states.slice(0, 1) })
    } else if (t >= 0 && !isWhole) course = courseOf(draw())
    isWhole = t >= 0
    return course
  }
  const placeAt = (t: number): number => Math.max(0, countUntil(courseAt(t).times, t) - 1)
  return {
    duration,
    courseAt,
    /** Place of the state that stands at a second; before the first one that. */
    placeAt,
    stateAt: (t: number): State => courseAt(t).timeline.states[placeAt(t)] as State,
  }
}
