import { expect, test } from 'vitest'

import { findMenuItem } from './find-menu-item.ts'

const labels = ['Deutsch', 'English', 'Español', 'Français']

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 3, 0],
  ['ArrowUp', 0, 3],
  ['ArrowUp', -1, 3],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['e', 0, 1],
  ['e', 1, 2],
  ['E', 2, 1],
  ['x', 0, null],
  ['Enter', 0, null],
  [' ', 0, null],
])('%s from %i leads to %s', (key, current, expected) => {
  expect(findMenuItem(key, current, labels)).toBe(expected)
})

test('an empty menu leads nowhere', () => {
  expect(findMenuItem('ArrowDown', -1, [])).toBeNull()
})
