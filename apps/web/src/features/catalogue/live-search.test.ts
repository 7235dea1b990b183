import { describe, expect, it } from 'vitest'

import { parseLiveSearch } from './live-search.ts'

describe('the address of the live page', () => {
  it('[BROWSE-16] names all sports by their key, too', () => {
    expect(parseLiveSearch({ sport: 'top-sports', video: true })).toEqual({ video: true })
  })

  it('[LIVE-01] names a sport and whether only what has a stream shows', () => {
    expect(parseLiveSearch({ sport: 'soccer', video: 'true' })).toEqual({
      sport: 'soccer',
      video: true,
    })
    expect(parseLiveSearch({ sport: '<b>', video: 'yes' })).toEqual({})
  })
})
