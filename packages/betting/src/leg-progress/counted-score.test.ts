import { expect, test } from 'vitest'

import { countedScore } from './counted-score.ts'

const score = { home: 1, away: 0 }
const facts = { totalScore: score, periodScores: [], clock: null, redCards: null }
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
] as const)('in %s market %s counts its own unit', (sportKey, id, counted) => {
  const market = { marketId: id, specifier: '' }
  expect(countedScore(sportKey, market, { ...facts, periodScores })).toEqual({
    ...counted,
    isOver: false,
  })
})

test.each([
  ['setnr=1', { score: { home: 6, away: 4 }, isOver: true }],
  ['setnr=2', { score: { home: 2, away: 3 }, isOver: false }],
  ['setnr=3', { score: { home: 0, away: 0 }, isOver: false }],
] as const)('a market of %s counts that set alone, in games', (specifier, counted) => {
  const market = { marketId: 202, specifier }
  expect(countedScore('tennis', market, { ...facts, periodScores })).toEqual({
    unit: 'game',
    ...counted,
  })
})

test('the first half is over once the second has begun', () => {
  const halves = periodScores.map((period) => ({ ...period, home: 1, away: 0 }))
  const market = { marketId: 60, specifier: '' }
  expect(countedScore('soccer', market, { ...facts, periodScores: halves })).toEqual({
    unit: 'goal',
    score: { home: 1, away: 0 },
    isOver: true,
  })
})

test('how far a set goes is known of tennis alone', () => {
  const market = { marketId: 202, specifier: 'setnr=2' }
  expect(countedScore('volleyball', market, { ...facts, periodScores })).toBeNull()
})

test('before there is a score nothing counts', () => {
  expect(
    countedScore('soccer', { marketId: 1, specifier: '' }, { ...facts, totalScore: null }),
  ).toBeNull()
})
