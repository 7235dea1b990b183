import { expect, test, vi } from 'vitest'

import { countedSoFar } from './side-counts.ts'

test('what has happened is counted once in the order of time, and anew where an earlier moment is asked for', () => {
  const count = vi.fn<Parameters<typeof countedSoFar>[0]>((tally, place) => {
    tally.add('points', place % 2 === 0 ? 0 : 1)
  })
  const counted = countedSoFar(count)
  expect(counted(3).of('points')).toEqual({ home: 1, away: 2 })
  expect(counted(5).of('points')).toEqual({ home: 2, away: 3 })
  expect(count).toHaveBeenCalledTimes(5)
  expect(counted(2).of('points')).toEqual({ home: 1, away: 1 })
  expect(counted(0).of('points')).toEqual({ home: 0, away: 0 })
})
