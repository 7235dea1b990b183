import { expect, test } from 'vitest'
import { correctScoreId, correctScoreOf, isListedScore, OTHER_SCORE } from './correct-scores.ts'

test('every listed score has an outcome that leads back to it', () => {
  for (let home = 0; home <= 4; home += 1) {
    for (let away = 0; away <= 4; away += 1) {
      expect(correctScoreOf(correctScoreId({ home, away }))).toEqual({ home, away })
    }
  }
})

test('other scores share one outcome', () => {
  expect(correctScoreId({ home: 5, away: 0 })).toBe(OTHER_SCORE)
  expect(isListedScore({ home: 4, away: 4 })).toBe(true)
  for (const id of [OTHER_SCORE, '273', '275', 'x']) expect(correctScoreOf(id)).toBeNull()
})
