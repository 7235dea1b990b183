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
    expect(rowScores(match, 'home')).toEqual({
      total: null,
      sets: [],
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
    expect(rowScores(match, 'away')).toMatchObject({ total: '1', sets: [] })
  })

  it('[LIVE-03] shows sets, points and serve in tennis', () => {
    const match = sampleMatch({
      status: 1,
      totalScore: { home: 1, away: 0 },
      gameScore: { home: '40', away: 'A' },
      periodScores: [period('set_1', 6, 4), period('set_2', 3, 2)],
      currentServer: 'away',
    })
    expect(rowScores(match, 'away')).toEqual({
      total: '0',
      sets: [
        { key: 'set_1', games: 4, running: false },
        { key: 'set_2', games: 2, running: true },
      ],
      game: 'A',
      serving: true,
    })
  })
})
