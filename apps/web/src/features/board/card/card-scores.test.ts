import { expect, it } from 'vitest'

import { sampleMatch } from '../../../testing/sample-match.ts'
import { cardScores } from './card-scores.ts'

it('puts points, games of the running set and sets behind a name', () => {
  const set = (number: number, home: number, away: number) => ({
    key: `set_${number}`,
    number,
    name: '',
    type: 'regular_period' as const,
    home,
    away,
  })
  const match = sampleMatch({
    status: 1,
    totalScore: { home: 1, away: 0 },
    gameScore: { home: '40', away: 'A' },
    periodScores: [set(1, 6, 4), set(2, 3, 2)],
  })
  expect(cardScores(match, 'tennis', 'away')).toEqual(['A', '2', '0'])
  expect(cardScores({ ...match, status: 4 }, 'tennis', 'home')).toEqual(['1'])
  expect(cardScores({ ...match, status: 0 }, 'tennis', 'home')).toEqual([])
})
