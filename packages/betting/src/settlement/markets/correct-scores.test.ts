import { expect, test } from 'vitest'
import { correctScoreId, HALF, isScoreOutcome, WHOLE_MATCH } from './correct-scores.ts'

test.each([
  [WHOLE_MATCH, '324'],
  [HALF, '480'],
])('every listed score has an outcome of its own, all others share one', (grid, other) => {
  const ids = new Set<string>()
  for (let home = 0; home <= grid.mostGoals; home += 1) {
    for (let away = 0; away <= grid.mostGoals; away += 1) {
      ids.add(correctScoreId({ home, away }, grid))
    }
  }
  expect(ids.size).toBe((grid.mostGoals + 1) ** 2)
  expect(ids).not.toContain(other)
  expect(correctScoreId({ home: grid.mostGoals + 1, away: 0 }, grid)).toBe(other)
  for (const id of [...ids, other]) expect(isScoreOutcome(id, grid)).toBe(true)
  for (const id of [String(grid.firstId - 2), '275', '463', '326', 'x']) {
    expect(isScoreOutcome(id, grid)).toBe(false)
  }
})

test('home goals run first', () => {
  expect(correctScoreId({ home: 1, away: 0 })).toBe('276')
  expect(correctScoreId({ home: 0, away: 1 })).toBe('284')
  expect(correctScoreId({ home: 2, away: 1 }, HALF)).toBe('472')
})
