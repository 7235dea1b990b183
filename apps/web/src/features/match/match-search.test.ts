import { expect, it } from 'vitest'

import { parseMatchSearch } from './match-search.ts'

it('[MATCH-02] reads the tab and the group of an address, and leaves out what is neither', () => {
  const search = { view: 'statistics', group: 'goals' }
  expect(parseMatchSearch(search)).toEqual(search)
  expect(parseMatchSearch({ view: 'lottery', group: '<b>' })).toEqual({})
})
