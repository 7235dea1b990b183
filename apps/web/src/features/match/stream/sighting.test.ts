import { expect, test } from 'vitest'

import { countOf, isSameScore, sightingOf } from './sighting.ts'

const MATCH = { totalScore: { home: 1, away: 0 }, periodScores: [], gameScore: null }
const SET = { home: 6, away: 3, key: 'set_1', name: '1st set', number: 1, type: 'regular' }

test('[STREAM-02] a sighting adds up the parts and knows how points are called', () => {
  const tennis = sightingOf(
    {
      ...MATCH,
      sportKey: 'tennis',
      periodScores: [SET, { ...SET, home: 2 }],
      gameScore: { home: '40', away: 'A' },
    },
    [],
  )
  expect(tennis).toMatchObject({ parts: { home: 8, away: 6 }, small: { home: 3, away: 4 } })
})

test('[STREAM-02] what is left of a leg grows with what is thrown', () => {
  const gameScore = { home: '501', away: '441' }
  const darts = sightingOf({ ...MATCH, sportKey: 'darts', gameScore }, [])
  expect(darts.small).toEqual({ home: -501, away: -441 })
})

test('[STREAM-02] a call that nobody knows counts nothing, and equals itself', () => {
  const odd = { ...MATCH, sportKey: 'tennis', gameScore: { home: '?', away: '15' } }
  expect(sightingOf(odd, []).small).toEqual({ home: 0, away: 1 })
  expect(isSameScore(sightingOf(odd, []), sightingOf(odd, []))).toBe(true)
})

test('[STREAM-02] counts are found by their name', () => {
  const aces = { key: 'aces', home: 3, away: 1, unit: 'count' as const }
  const sighting = sightingOf({ ...MATCH, sportKey: 'tennis' }, [aces])
  expect(countOf(sighting, 'score')).toEqual({ home: 1, away: 0 })
  expect(countOf(sighting, 'aces')).toBe(aces)
  expect(countOf(sighting, 'corners')).toBeUndefined()
})
