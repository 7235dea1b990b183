import { describe, expect, it } from 'vitest'

import { parseLiveSearch } from './live-search.ts'

describe('the address of the live page', () => {
  it('[LIVE-01] names a sport and whether only what has a stream shows', () => {
    expect(parseLiveSearch({ sport: 'soccer', video: 'true' })).toEqual({
      sport: 'soccer',
      video: true,
    })
    expect(parseLiveSearch({ sport: '<b>', video: 'yes' })).toEqual({})
  })
})
