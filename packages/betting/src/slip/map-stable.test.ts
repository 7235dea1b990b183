import { expect, test } from 'vitest'
import { filterStable, isSameList, mapStable } from './map-stable.ts'

test('keeps the array when nothing changes', () => {
  const items = [1, 2, 3]
  expect(mapStable(items, (item) => item)).toBe(items)
  expect(mapStable(items, (item) => item * 2)).toEqual([2, 4, 6])
  expect(filterStable(items, () => true)).toBe(items)
  expect(filterStable(items, (item) => item > 1)).toEqual([2, 3])
})

test('lists are the same when their elements are', () => {
  expect(isSameList([1, 2], [1, 2])).toBe(true)
  expect(isSameList([1, 2], [2, 1])).toBe(false)
  expect(isSameList([1], [1, 2])).toBe(false)
})
