import { expect, test, vi } from 'vitest'

import { keepAnswers } from './keep-answers.ts'

test('an answer is made once a second for all who ask for the same', () => {
  let now = 0
  const keep = keepAnswers<{ n: number }>({ now: () => now })
  const make = vi.fn((n: number) => ({ n }))
  const first = keep('a', () => make(1))
  expect(keep('a', () => make(2))).toBe(first)
  expect(keep('b', () => make(3))).toEqual({ n: 3 })
  expect(Object.isFrozen(first)).toBe(true)
  now = 1_000
  expect(keep('a', () => make(4))).toEqual({ n: 4 })
  expect(make).toHaveBeenCalledTimes(3)
})
