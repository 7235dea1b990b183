import { expect, test } from 'vitest'

import { cybersportScope, parseCybersportSearch } from './cybersport-search.ts'

test('[BROWSE-04] the esports are all of them, or the one in the address', () => {
  expect(cybersportScope(undefined)).toEqual({ sportType: ['cybersport'] })
  expect(cybersportScope('dota-2')).toEqual({ sportType: ['cybersport'], sportKey: ['dota-2'] })
  expect(parseCybersportSearch({ sport: 'dota-2', live: true })).toEqual({
    sport: 'dota-2',
    live: true,
  })
  expect(parseCybersportSearch({ sport: '<b>' })).toEqual({})
})
