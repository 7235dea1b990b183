import { describe, expect, test } from 'vitest'
import { LIVE_SPORTS, sampleMatch } from '../testing/sample-matches.ts'
import type { MatchModel, Numbers } from './match-model.ts'

type Sport = (typeof LIVE_SPORTS)[number]
const SAMPLES = Array.from({ length: 12 }, (_, index) => 700 + index)
const SIDES = ['home', 'away'] as const
const OTHER = { home: 'away', away: 'home' } as const

const of = (numbers: Numbers, key: string, side: 'home' | 'away'): number => {
  const value = numbers[key]?.[side]
  if (value === undefined) throw new Error(`nothing is counted as ${key}`)
  return value
}

/** The final numbers of some matches with their score and the points in their parts. */
const finals = (sport: Sport) =>
  SAMPLES.map((number) => {
    const model = sampleMatch(sport, number)
    const { stats, score, periodScores } = model.moment(model.duration)
    const numbers = stats()
    const points = (side: 'home' | 'away'): number =>
      periodScores.reduce((sum, period) => sum + period[side], 0)
    return { numbers, score, points, periodScores }
  })

/** Sums or best values that can fall when somebody plays worse. */
const RISES_AND_FALLS = /_share$|^possession$|^average$|^run_rate$/

const momentsOf = (model: MatchModel): readonly Numbers[] =>
  Array.from({ length: 25 }, (_, step) => model.moment((model.duration * step) / 24).stats())

describe.each(LIVE_SPORTS)('[MATCH-06] numbers of %s', (sport) => {
  test('are the same for the same seed, begin with nothing and only grow', () => {
    for (const number of SAMPLES.slice(0, 4)) {
      const model = sampleMatch(sport, number)
      const moments = momentsOf(model)
      expect(momentsOf(sampleMatch(sport, number))).toEqual(moments)
      const counted = Object.keys(moments.at(-1) ?? {}).filter((key) => !RISES_AND_FALLS.test(key))
      expect(counted.length).toBeGreaterThanOrEqual(sport === 'table-tennis' ? 2 : 4)
      for (const key of counted) {
        for (const side of SIDES) {
          const course = moments.map((numbers) => of(numbers, key, side))
          expect(course[0]).toBe(0)
          expect(course).toEqual(course.toSorted((x, y) => x - y))
        }
      }
    }
  })

  test('are not told before it begins', () => {
    const before = sampleMatch(sport, 700).moment(-60).stats()
    for (const { home, away } of Object.values(before)) expect(home + away).toBe(0)
  })

  test('are told when they alone have changed', () => {
    const model = sampleMatch(sport, 700)
    const seen = new Map<string, string>()
    for (let t = 0; t <= model.duration; t += 30) {
      const { stats, signature, counted } = model.moment(t)
      const { possession: _, ...numbers } = stats()
      const told = JSON.stringify(numbers)
      const key = `${signature} ${counted}`
      expect(seen.get(key) ?? told).toBe(told)
      seen.set(key, told)
    }
  })
})

describe('[MATCH-06] numbers agree with the score of', () => {
  test('basketball: twos, threes and free throws', () => {
    for (const { numbers, score } of finals('basketball')) {
      for (const side of SIDES) {
        const threes = of(numbers, 'three_pointers', side)
        const twos = of(numbers, 'field_goals', side) - threes
        expect(2 * twos + 3 * threes + of(numbers, 'free_throws', side)).toBe(score[side])
        expect(of(numbers, 'field_goal_share', side)).toBeLessThan(75)
      }
    }
  })

  test('handball and hockey: what is neither saved nor missed goes in', () => {
    for (const { numbers, score } of finals('handball')) {
      for (const side of SIDES) {
        const saved = of(numbers, 'saves', OTHER[side])
        expect(of(numbers, 'shots', side)).toBeGreaterThanOrEqual(score[side] + saved)
        expect(of(numbers, 'seven_metres', side)).toBeLessThanOrEqual(score[side])
      }
    }
    for (const { numbers, periodScores } of finals('ice-hockey')) {
      const played = periodScores.filter(({ type }) => type !== 'penalties')
      for (const side of SIDES) {
        const goals = played.reduce((sum, period) => sum + period[side], 0)
        const saved = of(numbers, 'saves', OTHER[side])
        expect(of(numbers, 'shots_on_target', side)).toBe(goals + saved)
        expect(of(numbers, 'power_play_goals', side)).toBeLessThanOrEqual(goals)
      }
    }
  })

  test('rugby: tries, conversions and penalties', () => {
    for (const { numbers, score } of finals('rugby')) {
      for (const side of SIDES) {
        const tries = 5 * of(numbers, 'tries', side) + 2 * of(numbers, 'conversions', side)
        expect(tries + 3 * of(numbers, 'penalty_goals', side)).toBe(score[side])
      }
    }
  })

  test('American football: touchdowns and kicks leave only what follows a touchdown', () => {
    for (const { numbers, score } of finals('american-football')) {
      for (const side of SIDES) {
        const touchdowns = of(numbers, 'touchdowns', side)
        const rest = score[side] - 6 * touchdowns - 3 * of(numbers, 'kicked_goals', side)
        expect(rest).toBeGreaterThanOrEqual(0)
        expect(of(numbers, 'first_downs', side)).toBeGreaterThanOrEqual(touchdowns)
      }
    }
  })

  test('baseball: no more home runs than runs, and nobody is left where nobody was', () => {
    for (const { numbers, score } of finals('baseball')) {
      for (const side of SIDES) {
        expect(of(numbers, 'home_runs', side)).toBeLessThanOrEqual(score[side])
        const aboard = of(numbers, 'hits', side) + of(numbers, 'walks', side)
        const all = aboard + of(numbers, 'errors', OTHER[side])
        expect(all).toBe(score[side] + of(numbers, 'left_on_base', side))
      }
    }
  })

  test('cricket: wickets and boundaries', () => {
    for (const { numbers, score } of finals('cricket')) {
      for (const side of SIDES) {
        const boundaries = 4 * of(numbers, 'fours', side) + 6 * of(numbers, 'sixes', side)
        expect(boundaries).toBeLessThanOrEqual(score[side])
        expect(of(numbers, 'wickets_lost', side)).toBeLessThanOrEqual(10)
      }
    }
  })

  test('volleyball, table tennis and Counter-Strike: every point is somebody’s', () => {
    for (const { numbers, points } of finals('volleyball')) {
      for (const side of SIDES) {
        const gifts =
          of(numbers, 'errors', OTHER[side]) + of(numbers, 'service_errors', OTHER[side])
        const own = ['attack_points', 'blocks', 'aces'].map((key) => of(numbers, key, side))
        expect(own.reduce((sum, count) => sum + count, gifts)).toBe(points(side))
        expect(of(numbers, 'points_won', side)).toBe(points(side))
      }
    }
    for (const { numbers, points } of finals('table-tennis')) {
      for (const side of SIDES) expect(of(numbers, 'points_won', side)).toBe(points(side))
    }
    for (const { numbers, points } of finals('counter-strike')) {
      for (const side of SIDES) {
        const halves = ['rounds_attack', 'rounds_defence'].map((key) => of(numbers, key, side))
        expect(halves.reduce((sum, count) => sum + count, 0)).toBe(points(side))
      }
    }
  })

  test('tennis: nobody breaks without a break point', () => {
    for (const { numbers } of finals('tennis')) {
      for (const side of SIDES) {
        expect(of(numbers, 'breaks', side)).toBeLessThanOrEqual(of(numbers, 'break_points', side))
        expect(of(numbers, 'points_won', side)).toBeGreaterThan(of(numbers, 'aces', side))
      }
    }
  })

  test('darts: an average that wins legs of 501', () => {
    for (const { numbers, score } of finals('darts')) {
      for (const side of SIDES) {
        expect(of(numbers, 'average', side)).toBeGreaterThan(40)
        expect(of(numbers, 'highest_checkout', side)).toBeLessThanOrEqual(170)
        expect(of(numbers, 'leg_breaks', side)).toBeLessThanOrEqual(score[side])
        // "Or more", as they are called.
        expect(of(numbers, 'over_140', side)).toBeGreaterThanOrEqual(of(numbers, 'maximums', side))
        expect(of(numbers, 'over_100', side)).toBeGreaterThanOrEqual(of(numbers, 'over_140', side))
      }
    }
  })
})
