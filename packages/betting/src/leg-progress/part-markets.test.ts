import { describe, expect, test } from 'vitest'
import { scoreProgress } from './score-progress.ts'
import { countedHalf, countedPeriod } from './part-markets.ts'

type At = {
  outcome: string
  score: readonly [home: number, away: number]
  specifier?: string
  isOver?: boolean
}

const at = (marketId: number, { outcome, score: [home, away], ...rest }: At) =>
  scoreProgress({
    marketId,
    outcomeId: outcome,
    specifier: rest.specifier ?? '',
    score: { home, away },
    ...(rest.isOver === undefined ? {} : { isOver: rest.isOver }),
  })

const needs = (by: 'any' | 'home' | 'away', count: number) => ({
  kind: 'needs',
  distance: { by, count },
})

describe('markets of a part of the match', () => {
  test.each([
    [60, '', 1, null],
    [90, 'total=1.5', 2, null],
    [204, 'setnr=3|total=9.5', null, 3],
    [236, 'quarternr=4|total=41.5', null, 4],
    [446, 'total=1.5|periodnr=2', null, 2],
    [1, '', null, null],
    [19, 'total=1.5', null, null],
  ] as const)(
    'market %i with "%s" counts half %s, period %s',
    (marketId, specifier, half, period) => {
      expect(countedHalf(marketId)).toBe(half)
      expect(countedPeriod(marketId, specifier)).toBe(period)
    },
  )

  test('follow the rule of the whole match', () => {
    expect(at(60, { outcome: '1', score: [0, 0] })).toEqual(needs('home', 1))
    expect(at(68, { outcome: '12', score: [1, 0], specifier: 'total=1.5' })).toEqual(
      needs('any', 1),
    )
    expect(at(75, { outcome: '74', score: [1, 0] })).toEqual(needs('away', 1))
    expect(at(303, { outcome: '1714', score: [10, 14], specifier: 'hcp=-2.5' })).toEqual(
      needs('home', 7),
    )
  })

  test('a half-time score has ids of its own', () => {
    const oneNil = { outcome: '464', score: [0, 0] } as const
    expect(at(81, oneNil)).toEqual(needs('home', 1))
    expect(at(81, { ...oneNil, score: [0, 1] })).toEqual({ kind: 'gone' })
    expect(at(81, { outcome: '480', score: [1, 0] })).toEqual(needs('home', 2))
  })

  test('once the part is over nothing more comes', () => {
    expect(at(60, { outcome: '1', score: [1, 0], isOver: true })).toEqual({ kind: 'safe' })
    expect(at(60, { outcome: '1', score: [0, 0], isOver: true })).toEqual({ kind: 'gone' })
    expect(at(202, { outcome: '4', score: [6, 4], isOver: true })).toEqual({ kind: 'safe' })
    // The stake comes back.
    expect(at(64, { outcome: '4', score: [1, 1], isOver: true })).toBeNull()
  })
})

test('markets of one side count its goals alone', () => {
  expect(at(19, { outcome: '12', score: [1, 4], specifier: 'total=2.5' })).toEqual(needs('home', 2))
  expect(at(20, { outcome: '13', score: [1, 1], specifier: 'total=2.5' })).toEqual({
    kind: 'holds',
    until: { by: 'away', count: 2 },
  })
  expect(at(70, { outcome: '12', score: [3, 0], specifier: 'total=0.5' })).toEqual(needs('away', 1))
})
