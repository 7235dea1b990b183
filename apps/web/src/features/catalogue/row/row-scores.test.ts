import type { PeriodScore } from '@touchline/contract'
import { describe, expect, it } from 'vitest'

import { sampleMatch } from '../../../testing/sample-match.ts'
import { rowScores } from './row-scores.ts'

const period = (key: string, home: number, away: number): PeriodScore => ({
  key,
  home,
  away,
  name: key,
  number: 1,
  type: 'regular',
})

describe('rowScores', () => {
  it('[LIVE-03] shows nothing before the match', () => {
    const match = sampleMatch({ totalScore: { home: 0, away: 0 } })
    expect(rowScores(match, 'home', 'soccer')).toEqual({
      total: null,
      sets: [],
      twoDigits: false,
      game: null,
      serving: false,
    })
  })

  it('[LIVE-03] shows the total alone where periods are halves', () => {
    const match = sampleMatch({
      status: 1,
      totalScore: { home: 2, away: 1 },
      periodScores: [period('1st_half', 2, 0)],
    })
    expect(rowScores(match, 'away', 'tennis')).toMatchObject({ total: '1', sets: [] })
  })

  it('[LIVE-03] shows what a shootout stands at beside a score that does not count it', () => {
    const shootout = { ...period('penalties', 4, 3), type: 'penalties' }
    const match = sampleMatch({
      status: 1,
      totalScore: { home: 2, away: 2 },
      periodScores: [period('1st_half', 2, 2), shootout],
    })
    expect(rowScores(match, 'home', 'soccer')).toMatchObject({ total: '2', game: '4', sets: [] })
    const begun = { ...match, periodScores: [period('penalties', 0, 0)] }
    expect(rowScores(begun, 'home', 'soccer').game).toBeNull()
  })

  it('[LIVE-03] shows sets, points and serve in tennis', () => {
    const match = sampleMatch({
      status: 1,
      totalScore: { home: 1, away: 0 },
      gameScore: { home: '40', away: 'A' },
      periodScores: [period('set_1', 6, 4), period('set_2', 3, 2)],
      currentServer: 'away',
    })
    expect(rowScores(match, 'away', 'tennis')).toEqual({
      total: '0',
      sets: [
        { key: 'set_1', games: 4, running: false },
        { key: 'set_2', games: 2, running: true },
      ],
      twoDigits: false,
      game: 'A',
      serving: true,
    })
  })

  it('[LIVE-03] shows the rounds of each map, and runs with wickets in cricket', () => {
    const maps = sampleMatch({
      status: 1,
      totalScore: { home: 1, away: 0 },
      periodScores: [period('map_1', 13, 8), period('map_2', 4, 6)],
    })
    const { sets, twoDigits } = rowScores(maps, 'away', 'counter-strike')
    expect(sets.map(({ games }) => games)).toEqual([8, 6])
    expect(twoDigits).toBe(true)
    const cricket = sampleMatch({
      status: 1,
      totalScore: { home: 158, away: 12 },
      gameScore: { home: '4', away: '1' },
      currentServer: 'away',
    })
    expect(rowScores(cricket, 'home', 'cricket')).toMatchObject({ total: '158/4', game: null })
  })
})
