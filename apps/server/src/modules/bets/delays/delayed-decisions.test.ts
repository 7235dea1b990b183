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
    longestMs: 3_000,
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

it('[MYB-03] lets no bet wait longer than its delay where the clock was set back meanwhile', async () => {
  const clock = createManualClock()
  const decided: bigint[] = []
  const decisions = createDelayedDecisions({
    clock,
    reporter: { report: () => undefined },
    task: 'acceptance',
    longestMs: 3_000,
    find: async () => [
      { id: 1n, endsAt: new Date(clock.now() + 3_600_000) },
      { id: 2n, endsAt: new Date(clock.now() + 2_000) },
    ],
    decide: async (id) => void decided.push(id),
  })
  await decisions.start()
  clock.advance(2_000)
  expect(decided).toEqual([2n])
  clock.advance(1_000)
  expect(decided).toEqual([2n, 1n])
  await decisions.stop()
})

it('forgets how often a bet has failed once nobody waits for it any more', async () => {
  const clock = createManualClock()
  const tried: number[] = []
  let isWaiting = true
  const decisions = createDelayedDecisions({
    clock,
    reporter: { report: () => undefined },
    task: 'cash-out',
    longestMs: 3_000,
    find: async () => (isWaiting ? [{ id: 1n, endsAt: new Date(0) }] : []),
    decide: async () => {
      tried.push(clock.now())
      throw new Error('no price')
    },
  })
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      clock.advance(1_000)
      await settled()
    }
  }
  await decisions.start()
  await pass(50)
  expect(tried).toHaveLength(4)
  // Decided elsewhere, and begun anew by the player.
  isWaiting = false
  await pass(50)
  isWaiting = true
  const before = tried.length
  await pass(12)
  expect(tried.length - before).toBe(2)
  await decisions.stop()
})
