import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { KnownPositions } from './known-positions.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('[R9] positions of channels that fell silent are not kept', () => {
  const positions = new KnownPositions()
  for (let match = 0; match < 10_000; match += 1) {
    positions.remember(`public:en.updates.match.${match}`, { offset: 1, epoch: 'abcd' })
    positions.remember('public:en.updates', { offset: match, epoch: 'abcd' })
    vi.advanceTimersByTime(100)
  }
  // Those of the last half minute, and the one that goes on.
  expect(positions.size).toBeLessThanOrEqual(302)
  expect(positions.find('public:en.updates')).toMatchObject({ position: { offset: 9_999 } })
  expect(positions.find('public:en.updates.match.9')).toBe(undefined)
  vi.advanceTimersByTime(30_000)
  expect(positions.find('public:en.updates')).toBe(undefined)
})
