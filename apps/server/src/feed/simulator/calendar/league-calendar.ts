import { hashOf } from '../../random.ts'
import type { Rhythm, Round } from './rhythm.ts'
import { instantOf, localOf } from './zone-time.ts'

const MINUTE = 60_000
const WEEK = 7 * 24 * 60 * MINUTE
/** A Monday; rounds are counted from here, the same in every installation. */
const FIRST_MONDAY = Date.UTC(1970, 0, 5)
/** Weeks that are looked at again and again: the one before, this one, and those to come. */
const KEPT_WEEKS = 4

/** One match of a league by its place in the calendar. */
export type Fixture = {
  round: number
  /** From 0: which of the matches of the round. */
  table: number
  /** Milliseconds since 1970. */
  kickOff: number
}

/** All rounds of a league, without beginning and end. Times are milliseconds since 1970. */
export type LeagueCalendar = {
  kickOffOf(round: number, table: number): number
  /** Rounds of the week in which an instant lies begin with this one. */
  roundAt(instant: number): number
  /** Matches that kick off after `from` and by `until`, in their order. */
  between(from: number, until: number): readonly Fixture[]
  /** The last that have kicked off by an instant, newest first. */
  before(instant: number, most: number): readonly Fixture[]
}

function inOrder(x: Fixture, y: Fixture): number {
  return x.kickOff - y.kickOff || x.round - y.round || x.table - y.table
}

/** @param key tells leagues apart that share a rhythm, so that their slots go round differently */
export function leagueCalendar(
  { zone, weeks, keepsTime }: Rhythm,
  key: string | number,
): LeagueCalendar {
  const firsts = weeks.map((_, week) =>
    weeks.slice(0, week).reduce((count, rounds) => count + rounds.length, 0),
  )
  const perTurn = weeks.reduce((count, rounds) => count + rounds.length, 0)
  const known = new Map<number, readonly Fixture[]>()

  const firstRoundOf = (week: number): number => {
    const turn = Math.floor(week / weeks.length)
    return turn * perTurn + (firsts[week - turn * weeks.length] ?? 0)
  }

  /** Its week, and its slots in the order of its tables. */
  const roundOf = (round: number): { week: number; slots: Round } => {
    const turn = Math.floor(round / perTurn)
    const inTurn = round - turn * perTurn
    const place = firsts.findLastIndex((first) => first <= inTurn)
    const slots = weeks[place]?.[inTurn - (firsts[place] ?? 0)] ?? []
    const moved = keepsTime === true ? 0 : hashOf('slots', key, round) % slots.length
    return {
      week: turn * weeks.length + place,
      slots: [...slots.slice(moved), ...slots.slice(0, moved)],
    }
  }

  const instantIn = (week: number, minutes = 0): number =>
    instantOf(zone, FIRST_MONDAY + week * WEEK + minutes * MINUTE)

  const draw = (week: number): readonly Fixture[] => {
    const first = firstRoundOf(week)
    const rounds = weeks[week - Math.floor(week / weeks.length) * weeks.length] ?? []
    return rounds
      .flatMap((_, index) => {
        const round = first + index
        return roundOf(round).slots.map((minutes, table) => {
          return { round, table, kickOff: instantIn(week, minutes) }
        })
      })
      .toSorted(inOrder)
  }

  const fixturesOf = (week: number): readonly Fixture[] => {
    const before = known.get(week)
    if (before !== undefined) return before
    const fixtures = draw(week)
    known.set(week, fixtures)
    if (known.size > KEPT_WEEKS) known.delete(known.keys().next().value ?? week)
    return fixtures
  }

  const weekAt = (instant: number): number =>
    Math.floor((localOf(zone, instant) - FIRST_MONDAY) / WEEK)

  return {
    kickOffOf: (round, table) => {
      const { week, slots } = roundOf(round)
      return instantIn(week, slots[table])
    },
    roundAt: (instant) => firstRoundOf(weekAt(instant)),
    between: (from, until) => {
      const found: Fixture[] = []
      for (let week = weekAt(from); week <= weekAt(until); week++) {
        for (const fixture of fixturesOf(week)) {
          if (fixture.kickOff > from && fixture.kickOff <= until) found.push(fixture)
        }
      }
      return found
    },
    before: (instant, most) => {
      const found: Fixture[] = []
      for (let week = weekAt(instant); found.length < most; week--) {
        const fixtures = fixturesOf(week)
        for (const fixture of fixtures.toReversed()) {
          if (fixture.kickOff <= instant && found.length < most) found.push(fixture)
        }
      }
      return found
    },
  }
}
