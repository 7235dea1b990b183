import { expect, it } from 'vitest'

import { sampleSport } from '../../testing/sample-match.ts'
import { withCounts } from './live-counters.ts'

const soccer = sampleSport({ liveCount: 2, outrightsCount: 4 })

it('[BROWSE-14] takes over the numbers that were told, and leaves the rest alone', () => {
  const counters = { live: 3, sports: { soccer: { live: 3, total: 11 } } }
  expect(withCounts(soccer, counters)).toEqual({ ...soccer, liveCount: 3, gamesCount: 11 })
  const same = { live: 2, sports: { soccer: { live: 2, total: 10 } } }
  expect(withCounts(soccer, same)).toBe(soccer)
  expect(withCounts(soccer, { live: 0, sports: {} })).toMatchObject({ liveCount: 0, gamesCount: 0 })
})
