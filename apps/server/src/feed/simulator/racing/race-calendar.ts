import { COURSES } from './courses.ts'

const MINUTE = 60_000
export const DAY = 24 * 60 * MINUTE
/** Somewhere a race goes off so often, round the clock. */
const EVERY = 5 * MINUTE
/** So many courses race at the same time, one after the other. */
const TOGETHER = 6
const RACES = 8
/** In a meeting: the courses take turns. */
const MEETING = TOGETHER * RACES
/** Cards are published so long before the off. */
export const AHEAD = 4 * 60 * MINUTE

/** A race by its place in the calendar. Times are milliseconds since 1970. */
export type RaceSlot = {
  readonly id: string
  /** Of all races, since 1970. */
  readonly index: number
  readonly off: number
  /** Of all meetings, since 1970. */
  readonly meeting: number
  /** Place in the list of courses. */
  readonly course: number
  /** Within its meeting, from 1. */
  readonly number: number
}

const RACE = 4

function slotAt(index: number): RaceSlot {
  const block = Math.floor(index / MEETING)
  const inBlock = index % MEETING
  const turn = inBlock % TOGETHER
  const meeting = block * TOGETHER + turn
  return {
    id: `${RACE}${index}`,
    index,
    off: index * EVERY,
    meeting,
    course: meeting % COURSES.length,
    number: Math.floor(inBlock / TOGETHER) + 1,
  }
}

/** Races that go off within a span of time, both ends included. */
export function racesBetween(from: number, until: number): readonly RaceSlot[] {
  const first = Math.max(0, Math.ceil(from / EVERY))
  const count = Math.max(0, Math.floor(until / EVERY) - first + 1)
  return Array.from({ length: count }, (_, index) => slotAt(first + index))
}
