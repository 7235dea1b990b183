import { expect, test } from 'vitest'

import { lackedLetters, letterMask } from './letter-mask.ts'

test.each([
  ['manch', 'manchester', 0],
  ['manxh', 'manchester', 1],
  ['zzzz', 'manchester', 1],
  ['qwz', 'manchester', 3],
  ['', 'manchester', 0],
])('%s has letters that %s lacks: %i', (term, word, count) => {
  expect(lackedLetters(letterMask(term), letterMask(word))).toBe(count)
})
