import { expect, test } from 'vitest'

import { nextActive } from './next-active.ts'

const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

test.each([
  ['ArrowDown', null, 'a'],
  ['ArrowDown', 'a', 'b'],
  ['ArrowDown', 'c', 'a'],
  ['ArrowUp', 'b', 'a'],
  ['ArrowUp', 'a', 'c'],
  ['ArrowUp', null, 'c'],
  ['Home', 'a', null],
  ['x', 'a', null],
])('%s after %s leads to %s', (key, active, next) => {
  expect(nextActive(key, rows, active)).toBe(next)
})

test('without rows there is nothing to choose', () => {
  expect(nextActive('ArrowDown', [], null)).toBeNull()
})
