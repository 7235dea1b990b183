import { expect, test } from 'vitest'

import { countedScore } from './counted-score.ts'

const score = { home: 1, away: 0 }
const periodScores = [
  { key: 's1', name: 'Set 1', number: 1, type: 'set', home: 6, away: 4 },
  { key: 's2', name: 'Set 2', number: 2, type: 'set', home: 2, away: 3 },
]

test.each([
  ['soccer', 18, { unit: 'goal', score }],
  ['basketball', 225, { unit: 'point', score }],
  ['tennis', 186, { unit: 'set', score }],
  ['tennis', 189, { unit: 'game', score: { home: 8, away: 7 } }],
  ['darts', 494, { unit: 'leg', score }],
  ['baseball', 258, { unit: 'run', score }],
  ['dota-2', 186, { unit: 'map', score }],
] as const)('in %s market %s counts its own unit', (sportKey, marketId, counted) => {
  expect(countedScore(sportKey, marketId, { totalScore: score, periodScores })).toEqual(counted)
})

test('before there is a score nothing counts', () => {
  expect(countedScore('soccer', 1, { totalScore: null, periodScores: [] })).toBeNull()
})
