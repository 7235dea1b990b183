import { describe, expect, test } from 'vitest'
import { LEAST, MOST, openChances } from './open-chances.ts'
import { openPlaces } from './open-places.ts'
import type { SeasonMatch } from './season.ts'

const match = (home: number, away: number, score: readonly [number, number]): SeasonMatch => ({
  home,
  away,
  endsAt: 0,
  drawing: () => () => score,
  result: () => score,
})

/** Everybody once against everybody; who stands first wins. */
const matches = [
  match(0, 1, [1, 0]),
  match(0, 2, [1, 0]),
  match(0, 3, [1, 0]),
  match(1, 2, [1, 0]),
  match(1, 3, [1, 0]),
  match(2, 3, [1, 0]),
]
const season = { competitors: 4, matches, win: 3 }

const isFirst = (place: number): boolean => place === 1
const sum = (chances: readonly number[]): number => chances.reduce((all, one) => all + one, 0)

describe('openPlaces', () => {
  test('are all before the first match', () => {
    expect(openPlaces(season, 0)).toEqual(Array.from({ length: 4 }, () => ({ best: 1, worst: 4 })))
  })

  test('are those that points leave, and scores where points are level', () => {
    // 9, 6, 0 and 0 points, and the last two are to meet.
    expect(openPlaces(season, 5)).toEqual([
      { best: 1, worst: 1 },
      { best: 2, worst: 2 },
      { best: 3, worst: 4 },
      { best: 3, worst: 4 },
    ])
  })

  test('are one each when all is played', () => {
    expect(openPlaces(season, 6).map(({ best, worst }) => [best, worst])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ])
  })
})

describe('openChances', () => {
  const anywhere = Array.from({ length: 4 }, () => ({ best: 1, worst: 4 }))

  test('are never none or certain while there is another end, and add up', () => {
    const chances = openChances([1, 0, 0, 0], anywhere, isFirst)
    expect(chances[0]).toBe(MOST)
    for (const chance of chances.slice(1)) expect(chance).toBeGreaterThanOrEqual(LEAST)
    expect(sum(chances)).toBeCloseTo(1, 12)
    const close = openChances([0.6, 0.4, 0, 0], anywhere, isFirst)
    expect(close[0]).toBeGreaterThan(close[1] ?? 1)
    expect(sum(close)).toBeCloseTo(1, 12)
  })

  test('are none for those who cannot, and certain where nobody else can', () => {
    const two = [
      { best: 1, worst: 2 },
      { best: 1, worst: 4 },
      { best: 2, worst: 4 },
      { best: 2, worst: 4 },
    ]
    expect(openChances([1, 0, 0, 0], two, isFirst)).toEqual([MOST, 1 - MOST, 0, 0])
    const one = [{ best: 1, worst: 2 }, ...two.slice(2), { best: 2, worst: 4 }]
    expect(openChances([1, 0, 0, 0], one, isFirst)).toEqual([1, 0, 0, 0])
  })
})
