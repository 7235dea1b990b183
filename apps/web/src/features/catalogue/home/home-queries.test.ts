import { describe, expect, it } from 'vitest'

import { homeFilters } from './home-queries.ts'

const soccer = { key: 'soccer' } as NonNullable<Parameters<typeof homeFilters>[0]['sport']>

const NONE = new Map<string, number[]>()

describe('homeFilters', () => {
  it('[BROWSE-07] asks for a share of every sport while all are shown', () => {
    expect(homeFilters({ sport: null, tab: 'live' }, NONE)).toEqual({
      type: ['match'],
      matchStatus: [1, 2],
      maxPerSport: 8,
    })
  })

  it('[BROWSE-07] asks for the matches of one sport by their start', () => {
    expect(homeFilters({ sport: soccer, tab: 'upcoming' }, NONE)).toEqual({
      type: ['match'],
      matchStatus: [0],
      sportKey: ['soccer'],
      sortBy: 'start_time:asc',
      limit: 60,
    })
  })

  it('[BROWSE-02] asks for the markets that its rows show beside their own', () => {
    const asked = new Map([
      ['soccer', [18, 16]],
      ['tennis', [187]],
    ])
    expect(homeFilters({ sport: null, tab: 'live' }, asked)).toMatchObject({
      marketId: [16, 18, 187],
    })
    expect(homeFilters({ sport: soccer, tab: 'upcoming' }, asked)).toMatchObject({
      marketId: [16, 18],
    })
    expect(homeFilters({ sport: soccer, tab: 'outrights' }, asked)).not.toHaveProperty('marketId')
  })

  it('[BROWSE-18] asks for the outrights that the tab counts, and for no races', () => {
    expect(homeFilters({ sport: soccer, tab: 'outrights' }, NONE)).toEqual({
      type: ['outright'],
      matchStatus: [0],
      sportKey: ['soccer'],
    })
  })
})
