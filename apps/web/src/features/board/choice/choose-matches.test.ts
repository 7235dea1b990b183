import { expect, it } from 'vitest'

import { chooseMatches, inKeptOrder, nextMatch, withMatchAt } from './choose-matches.ts'

const ids = (...all: number[]) => all.map((id) => ({ id: String(id) }))

it('puts favourites in play first, then the most important matches', () => {
  expect(chooseMatches(ids(9, 3), ids(1, 2, 3, 4, 5, 6, 7))).toEqual(['9', '3', '1', '2', '4', '5'])
  expect(chooseMatches([], ids(1, 2))).toEqual(['1', '2'])
})

it('shows all favourites that a board can hold, and no more', () => {
  expect(chooseMatches(ids(1, 2, 3, 4, 5, 6, 7), ids(8))).toHaveLength(7)
  expect(chooseMatches(ids(1, 2, 3, 4, 5, 6, 7, 8, 9), [])).toHaveLength(8)
})

it('moves a match to a place', () => {
  expect(withMatchAt(['1', '2', '3'], '3', 0)).toEqual(['3', '1', '2'])
  expect(withMatchAt(['1', '2', '3'], '1', 1)).toEqual(['2', '1', '3'])
  expect(withMatchAt(['1', '2', '3'], '1', 9)).toEqual(['2', '3', '1'])
  expect(withMatchAt(['1', '2', '3'], '3', -1)).toEqual(['3', '1', '2'])
})

it('offers a match of the same sport after one that has ended', () => {
  const of = (id: string, key: string) => ({ id, sport: { id: key, key, name: key } })
  const offered = [of('1', 'soccer'), of('2', 'tennis'), of('3', 'tennis')]
  expect(nextMatch(of('9', 'tennis'), offered)?.id).toBe('2')
  expect(nextMatch(of('9', 'darts'), offered)?.id).toBe('1')
  expect(nextMatch(undefined, [])).toBeUndefined()
})

it('keeps the order of what is offered when it is read again', () => {
  expect(inKeptOrder(['1', '2', '3'], ids(4, 3, 1))).toEqual(ids(1, 3, 4))
})
