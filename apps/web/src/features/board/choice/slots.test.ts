import { expect, it } from 'vitest'

import { nextSlots, slotsOf } from './slots.ts'

const keysAfter = (before: string[], after: string[], isByPage = false) =>
  nextSlots(slotsOf(before), after, isByPage).keys

it('lets a box go with its match when the player moves, adds and takes off', () => {
  expect(keysAfter(['a', 'b', 'c'], ['b', 'a', 'c'])).toEqual([1, 0, 2])
  expect(keysAfter(['a', 'b'], ['a', 'x', 'b'])).toEqual([0, 2, 1])
  expect(keysAfter(['a', 'b', 'c'], ['b', 'c'])).toEqual([1, 2])
  expect(keysAfter(['a', 'b', 'c'], ['a', 'x', 'c'])).toEqual([0, 1, 2])
})

it('lets boxes stand where the page chooses anew', () => {
  expect(keysAfter(['a', 'b', 'c'], ['x', 'a', 'b'], true)).toEqual([0, 1, 2])
  expect(keysAfter(['a', 'b'], ['x', 'y', 'a'])).toEqual([0, 1, 2])
})

it('gives no key twice', () => {
  const [first, second] = [nextSlots(slotsOf(['a', 'b']), ['b'], false), ['b', 'c']]
  expect(nextSlots(first, second, false).keys).toEqual([1, 2])
})
