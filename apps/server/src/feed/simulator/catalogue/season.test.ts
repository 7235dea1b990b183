import { describe, expect, test } from 'vitest'
import { LIVE_SPORTS, sampleMatch } from '../../testing/sample-matches.ts'
import type { Fixture } from '../calendar/league-calendar.ts'
import { REST } from '../calendar/rest.ts'
import { localOf } from '../calendar/zone-time.ts'
import { type League, leaguesOf } from './league.ts'
import { LEAGUES } from './leagues.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const FROM = Date.UTC(2026, 0, 1)
const UNTIL = Date.UTC(2027, 0, 1)
/** Matches that have begun before the year and are in play in it. */
const LONGEST = 5 * HOUR
/** Matches of a sport that tell how long one takes. */
const SAMPLES = 24

const leagues = leaguesOf('one', LEAGUES)
const year = new Map(
  leagues.map((league) => [league, league.calendar.between(FROM - LONGEST, UNTIL)] as const),
)
const football = leagues.filter(({ sportKey }) => sportKey === 'soccer')

const nameOf = ({ tournament, sportKey }: League) => `${sportKey}: ${tournament.name.en}`

/** Minutes since Monday 0:00 on the clocks of the league. */
const minutesOfWeek = ({ rhythm }: League, { kickOff }: Fixture): number => {
  const local = localOf(rhythm.zone, kickOff)
  return ((local - Date.UTC(1970, 0, 5)) % (7 * DAY)) / MINUTE
}
const ofDay = (minutes: number): number => minutes % (24 * 60)
const at = (day: number, hour: number): number => (day * 24 + hour) * 60

const byRound = (fixtures: readonly Fixture[]) => [
  ...Map.groupBy(fixtures, ({ round }) => round).values(),
]

describe('a season that a fan believes', () => {
  test('gives every side the rest that its sport gives', () => {
    const short: string[] = []
    for (const [league, fixtures] of year) {
      const rest = REST[league.sportKey]
      const last = new Map<number, number>()
      const days = new Map<number, number[]>()
      let least = Infinity
      let tired = 0
      for (const { round, table, kickOff } of fixtures) {
        for (const side of league.pairings.of(round, table)) {
          least = Math.min(least, kickOff - (last.get(side) ?? -Infinity))
          last.set(side, kickOff)
          if (rest?.daysInARow === undefined) continue
          const day = Math.floor(localOf(league.rhythm.zone, kickOff) / DAY)
          const played = [...(days.get(side) ?? []).slice(-rest.daysInARow), day]
          days.set(side, played)
          const isFull = played.length > rest.daysInARow
          if (isFull && day - (played[0] ?? 0) === rest.daysInARow) tired += 1
        }
      }
      if (tired > 0 || least < (rest?.hours ?? Infinity) * HOUR) short.push(nameOf(league))
    }
    expect(short).toEqual([])
    expect(REST['soccer']?.hours).toBeGreaterThanOrEqual(72)
  })

  test('calls no two sides of a sport by the same name', () => {
    const names = leagues.flatMap(({ sportKey, clubs }) =>
      clubs.map(({ name }) => `${sportKey} ${name}`),
    )
    const known = new Set<string>()
    expect(names.filter((name) => known.has(name) || !known.add(name))).toEqual([])
  })

  test('plays the rounds of football at weekends and on nights in midweek', () => {
    const elsewhere: string[] = []
    for (const league of football) {
      const rounds = byRound(year.get(league) ?? []).slice(1, -1)
      expect(rounds.length).toBeGreaterThan(48)
      const isWithin = (minutes: number, from: number, to: number) =>
        minutes >= from && minutes <= to
      for (const round of rounds) {
        expect(round).toHaveLength(league.competitors / 2)
        const times = round.map((fixture) => minutesOfWeek(league, fixture))
        const atWeekend = times.every((time) => isWithin(time, at(4, 12), at(7, 0)))
        const onMonday = times.every((time) => isWithin(time, at(0, 12), at(0, 22)))
        const inMidweek = times.every((time) => isWithin(time, at(1, 12), at(3, 22)))
        if (!atWeekend && !onMonday && !inMidweek) elsewhere.push(nameOf(league))
      }
    }
    expect(elsewhere).toEqual([])
  })

  test('plays the first divisions at weekends, and every fifth round on a night in midweek', () => {
    for (const league of football.filter(({ rank }) => rank === 1)) {
      const rounds = byRound(year.get(league) ?? []).slice(1, -1)
      const days = rounds.map((round) => round.map((one) => minutesOfWeek(league, one)))
      const midweek = days.filter((times) => times.every((time) => time < at(3, 0)))
      expect(midweek.length / rounds.length).toBeCloseTo(1 / 5, 1)
      for (const times of midweek) {
        for (const time of times) expect(ofDay(time)).toBeGreaterThanOrEqual(at(0, 18))
      }
      for (const times of days) {
        if (midweek.includes(times)) continue
        for (const time of times) {
          expect(time).toBeGreaterThanOrEqual(at(4, 18))
          expect(ofDay(time)).toBeGreaterThanOrEqual(at(0, 12))
        }
      }
    }
  })

  test('kicks off when it is day or evening where the league plays, in summer and in winter', () => {
    const night: string[] = []
    for (const [league, fixtures] of year) {
      const times = fixtures.map((fixture) => ofDay(minutesOfWeek(league, fixture)))
      if (times.some((time) => time < at(0, 9) || time > at(0, 23) + 15)) night.push(nameOf(league))
      const evening = (month: number): readonly number[] => {
        const from = Date.UTC(2026, month, 1)
        const weeks = 4 * 7 * DAY
        const slots = league.calendar
          .between(from, from + weeks)
          .map((one) => minutesOfWeek(league, one))
        return [...new Set(slots)].toSorted((x, y) => x - y)
      }
      expect(evening(0)).toEqual(evening(6))
    }
    expect(night).toEqual([])
  })

  test('is a double round robin of each league, season after season', () => {
    for (const { pairings, competitors, rhythm } of leagues) {
      for (const season of [0, 1]) {
        const met = new Map<string, number>()
        for (
          let round = season * pairings.rounds;
          round < (season + 1) * pairings.rounds;
          round++
        ) {
          for (let table = 0; table < competitors / 2; table++) {
            const pair = pairings.of(round, table).join('-')
            met.set(pair, (met.get(pair) ?? 0) + 1)
          }
        }
        expect(met.size).toBe(competitors * (competitors - 1))
        expect(new Set(met.values())).toEqual(new Set([rhythm.series ?? 1]))
      }
    }
  })

  describe('at every hour of the year', () => {
    const lengthOf = new Map<string, number>(
      LIVE_SPORTS.map((sportKey) => {
        const lengths = Array.from(
          { length: SAMPLES },
          (_, index) => sampleMatch(sportKey, index).duration,
        )
        return [sportKey, (lengths.reduce((sum, one) => sum + one, 0) / SAMPLES) * 1000]
      }),
    )
    const hours = (UNTIL - FROM) / HOUR

    /** How many are in play at each of the moments, of the sports wanted. */
    const inPlay = (wanted: (league: League) => boolean, step: number, most = Infinity) => {
      const counts = new Int32Array((hours * HOUR) / step)
      for (const [league, fixtures] of year) {
        const length = Math.min(lengthOf.get(league.sportKey) ?? 0, most)
        if (length === 0 || !wanted(league)) continue
        for (const { kickOff } of fixtures) {
          const first = Math.max(0, Math.ceil((kickOff - FROM) / step))
          const end = Math.min(counts.length, Math.ceil((kickOff + length - FROM) / step))
          for (let moment = first; moment < end; moment++) {
            counts[moment] = (counts[moment] ?? 0) + 1
          }
        }
      }
      return counts
    }

    test('has 40 to 90 matches in play', () => {
      const counts = inPlay(() => true, HOUR)
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(40)
      expect(Math.max(...counts)).toBeLessThanOrEqual(90)
    })

    test('has football in play, nearly always in a first half', () => {
      const quarter = 15 * MINUTE
      const isFootball = (league: League) => league.sportKey === 'soccer'
      expect(Math.min(...inPlay(isFootball, HOUR))).toBeGreaterThanOrEqual(3)
      const firstHalves = inPlay(isFootball, quarter, 36 * MINUTE)
      const without = firstHalves.filter((count) => count === 0).length
      expect(without / firstHalves.length).toBeLessThan(0.005)
    })

    test('always has a match to come of the leagues that stand beside every page', () => {
      for (const league of leagues.slice(0, 8)) {
        const starts = (year.get(league) ?? []).map(({ kickOff }) => kickOff)
        const longest = starts.reduce(
          (most, start, index) => Math.max(most, start - (starts[index - 1] ?? start)),
          0,
        )
        expect([nameOf(league), longest < league.rhythm.ahead * HOUR]).toEqual([
          nameOf(league),
          true,
        ])
      }
    })

    test('has matches to come of every sport within the week, of the great ones within two days', () => {
      const GREAT = new Set(['soccer', 'tennis', 'basketball', 'ice-hockey', 'baseball'])
      const empty: string[] = []
      for (const [sportKey, of] of Map.groupBy(leagues, (league) => league.sportKey)) {
        const starts = of
          .flatMap((league) => (year.get(league) ?? []).map(({ kickOff }) => kickOff))
          .toSorted((x, y) => x - y)
        const gaps = starts.map((start, index) => start - (starts[index - 1] ?? start))
        const longest = gaps.reduce((most, gap) => Math.max(most, gap), 0)
        const ahead = Math.max(...of.map(({ rhythm }) => rhythm.ahead * HOUR))
        const within = Math.min(ahead, GREAT.has(sportKey) ? 2 * DAY : 7 * DAY)
        if (longest > within) empty.push(sportKey)
      }
      expect(empty).toEqual([])
    })
  })
})
