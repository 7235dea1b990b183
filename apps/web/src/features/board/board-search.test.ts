import { expect, it } from 'vitest'

import { chosenMatches, matchesParameter, parseBoardSearch } from './board-search.ts'

const idsOf = (matches: unknown) => chosenMatches(parseBoardSearch({ view: 'board', matches }))

it('reads the matches of a board from its address, however they are divided', () => {
  expect(idsOf('3-1-2')).toEqual(['3', '1', '2'])
  expect(idsOf('3,1,2')).toEqual(['3', '1', '2'])
  expect(idsOf(12)).toEqual(['12'])
  expect(idsOf('1-1-2-3-4-5-6-7-8-9')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
})

it('tells a cleared board from one that nobody has chosen', () => {
  expect(idsOf(undefined)).toBeNull()
  expect(idsOf('none')).toEqual([])
  expect(parseBoardSearch({ matches: '1-2' })).toEqual({})
})

it('writes what it reads', () => {
  for (const ids of [[], ['12'], ['3', '1', '2']]) expect(idsOf(matchesParameter(ids))).toEqual(ids)
})
