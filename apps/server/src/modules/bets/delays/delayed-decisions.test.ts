import { expect, it } from 'vitest'
import { createManualClock } from '../../testing/manual-clock.ts'
import { createDelayedDecisions } from './delayed-decisions.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

it('tries a bet on which nobody can decide more and more rarely, names it, and lets the others be', async () => {
  const clock = createManualClock()
  const tried: number[] = []
  const decided: bigint[] = []
  const reported: object[] = []
  const open = new Set([1n, 2n])
  const decisions = createDelayedDecisions({
    clock,
    reporter: { report: (_error, context = {}) => void reported.push(context) },
    task: 'acceptance',
    find: async () => [...open].map((id) => ({ id, endsAt: new Date(0) })),
    decide: async (id) => {
      if (id === 1n) {
        tried.push(clock.now())
        throw new Error('no price')
      }
      decided.push(id)
      open.delete(id)
    },
  })
  await decisions.start()
  for (let seconds = 0; seconds < 120; seconds += 1) {
    clock.advance(1_000)
    await settled()
  }
  const start = createManualClock().now()
  expect(tried.map((at) => (at - start) / 1_000)).toEqual([0, 5, 20, 45, 90])
  expect(decided).toEqual([2n])
  expect(reported).toContainEqual({ task: 'acceptance', betId: '1' })
  await decisions.stop()
})
