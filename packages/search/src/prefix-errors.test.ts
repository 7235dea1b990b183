import { expect, test } from 'vitest'

import { errorsAllowed, prefixErrors, wordErrors } from './prefix-errors.ts'

test.each([
  ['manch', 'manchester', 0],
  ['mancester', 'manchester', 1],
  ['manchaester', 'manchester', 1],
  ['manxhester', 'manchester', 1],
  ['mnachester', 'manchester', 1],
  ['mnchst', 'manchester', 2],
  ['gladbahc', 'gladbach', 1],
  ['muenchen', 'munchen', 1],
  ['arsneal', 'arsenal', 1],
])('%s is a beginning of %s with %i slips', (term, word, errors) => {
  expect(prefixErrors(term, word, 2)).toBe(errors)
})

test('stops counting beyond the most that is allowed', () => {
  expect(prefixErrors('liverpool', 'manchester', 2)).toBe(3)
  expect(prefixErrors('liverpool', 'li', 2)).toBe(3)
  expect(prefixErrors('liv', 'liverpool', 0)).toBe(0)
  expect(prefixErrors('lvi', 'liverpool', 0)).toBe(1)
})

test.each([
  ['bayern', 'bayern', 0],
  ['bayer', 'bayern', 1],
  ['bayerns', 'bayern', 1],
  ['byaern', 'bayern', 1],
  ['baye', 'bayern', 2],
  ['bay', 'bayern', 3],
  ['munich', 'bayern', 3],
])('%s as a whole is %s with %i slips', (term, word, errors) => {
  expect(wordErrors(term, word, 2)).toBe(errors)
})

test('the longer a term, the more slips it may have', () => {
  expect(['fcb', 'roma', 'bayern', 'madrids'].map(errorsAllowed)).toEqual([0, 1, 1, 2])
})
