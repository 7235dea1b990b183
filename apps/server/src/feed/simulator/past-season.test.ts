import { describe, expect, test } from 'vitest'

import { createPastSeason } from './past-season.ts'

const START = Date.UTC(2026, 10, 21, 12)
/** The first league of the catalogue. */
const LEAGUE = 1000

const season = (seed = '7') => createPastSeason({ seed, speed: 1, startedAt: START })

describe('[MATCH-06] the season before now', () => {
  test('is the same for the same seed, and nothing of it is still to come', () => {
    const results = season()(LEAGUE, START)
    expect(results).toEqual(season()(LEAGUE, START))
    expect(results.length).toBeGreaterThan(40)
    expect(results.every(({ startTime }) => startTime < START)).toBe(true)
    const times = results.map(({ startTime }) => startTime)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  test('goes on with what has been played since', () => {
    const results = season()
    const before = results(LEAGUE, START)
    const later = results(LEAGUE, START + 48 * 3_600_000)
    expect(later[0]?.startTime).toBeGreaterThan(before[0]?.startTime ?? 0)
    expect(later.some(({ id }) => id === before[0]?.id)).toBe(true)
  })

  test('knows no other league', () => {
    expect(season()(1, START)).toEqual([])
  })
})
