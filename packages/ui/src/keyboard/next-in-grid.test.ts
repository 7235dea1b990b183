import { expect, test } from 'vitest'

import { nextInGrid } from './next-in-grid.ts'

test.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 1, true, 0],
  ['ArrowLeft', 0, false, null],
  ['ArrowDown', 1, false, 4],
  ['ArrowDown', 4, false, null],
  ['ArrowUp', 4, false, 1],
  ['Home', 4, false, 0],
  ['End', 0, false, 4],
  ['Tab', 0, false, null],
])('%s from cell %i (right to left: %s) leads to %s of five in three columns', (...row) => {
  const [key, current, rightToLeft, expected] = row
  expect(nextInGrid(key, current, 5, 3, rightToLeft)).toBe(expected)
})
