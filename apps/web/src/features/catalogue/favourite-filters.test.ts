import { MATCH_STATUS } from '@touchline/contract'
import { expect, test } from 'vitest'

import { sampleMatch } from '../../testing/sample-match.ts'
import { groupByStatus, parseFavouritesSearch } from './favourite-filters.ts'

test('[FAV-01] groups by state; interrupted matches are in play, cancelled ones over', () => {
  const matches = Object.values(MATCH_STATUS).map((status) =>
    sampleMatch({ id: String(status), status }),
  )
  const groups = groupByStatus(matches).map(({ status, matches: own }) => [
    status,
    own.map(({ id }) => id),
  ])
  expect(groups).toEqual([
    ['live', ['1', '2']],
    ['upcoming', ['0']],
    ['finished', ['3', '4', '5']],
  ])
})

test('an address that asks for another state asks for all', () => {
  expect(parseFavouritesSearch({ status: 'live', day: 1 })).toEqual({ status: 'live' })
  expect(parseFavouritesSearch({ status: 'lost' })).toEqual({})
})
