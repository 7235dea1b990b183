import { describe, expect, it } from 'vitest'

import { liveCounts, livePageFilters } from './live-filters.ts'

describe('the list of the live page', () => {
  it('[BROWSE-07] asks for has_video, in the list and in its numbers', () => {
    const search = { sport: 'soccer', video: true } as const
    const asked = new Map([
      ['soccer', [29]],
      ['tennis', [187]],
    ])
    expect(livePageFilters(search, asked)).toMatchObject({
      sportKey: ['soccer'],
      hasVideo: true,
      marketId: [29],
    })
    expect(liveCounts(search)).toMatchObject({ hasVideo: true })
    expect(livePageFilters({}, new Map())).not.toHaveProperty('hasVideo')
  })
})
