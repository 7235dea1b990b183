import { describe, expect, it } from 'vitest'
import { repeat } from './repeat.ts'
import { createManualClock } from './testing/manual-clock.ts'

const EVERY_MS = 1_000

/** Rounds that end when the test says so, in the order in which they began. */
function rounds(everyMs: number | (() => number) = EVERY_MS) {
  const clock = createManualClock()
  const reports: { error: unknown; context: unknown }[] = []
  const reporter = {
    report: (error: unknown, context: unknown) => void reports.push({ error, context }),
  }
  const open: PromiseWithResolvers<void>[] = []
  const begun: number[] = []
  const began = clock.now()
  const repeating = repeat({ clock, everyMs, reporter, task: 'test' }, () => {
    begun.push(clock.now() - began)
    const round = Promise.withResolvers<void>()
    open.push(round)
    return round.promise
  })
  return {
    clock,
    reports,
    repeating,
    /** When rounds have begun, in milliseconds since the start. */
    begun,
    async advance(ms: number) {
      clock.advance(ms)
      await settled()
    },
    async end(error?: Error) {
      const round = open.shift()
      if (error === undefined) round?.resolve()
      else round?.reject(error)
      await settled()
    },
  }
}

/** Until nothing is left that follows from what has ended. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('work that repeats', () => {
  it('begins after a pause, and again a pause after each round has ended', async () => {
    const { repeating, begun, advance, end } = rounds()
    await advance(EVERY_MS)
    expect(begun).toEqual([])
    repeating.start()
    await advance(EVERY_MS - 1)
    expect(begun).toEqual([])
    await advance(1)
    expect(begun).toEqual([2_000])
    await advance(10 * EVERY_MS)
    expect(begun).toEqual([2_000])
    await end()
    await advance(EVERY_MS)
    expect(begun).toEqual([2_000, 13_000])
  })

  it('reports a round that fails, and goes on', async () => {
    const { repeating, reports, begun, advance, end } = rounds()
    repeating.start()
    await advance(EVERY_MS)
    await end(new Error('no database'))
    expect(reports).toMatchObject([
      { error: { message: 'no database' }, context: { task: 'test' } },
    ])
    await advance(EVERY_MS)
    expect(begun).toEqual([1_000, 2_000])
  })

  it('asks for each pause anew', async () => {
    let everyMs = 100
    const { repeating, begun, advance, end } = rounds(() => everyMs)
    repeating.start()
    everyMs = 500
    await advance(100)
    await end()
    await advance(499)
    expect(begun).toEqual([100])
    await advance(1)
    expect(begun).toEqual([100, 600])
  })

  it('begins soon in place of later, once for all that ask before it has begun', async () => {
    const { repeating, begun, advance, end } = rounds()
    repeating.start()
    await advance(300)
    const first = repeating.soon()
    await advance(0)
    expect(begun).toEqual([300])
    const second = Promise.all([repeating.soon(), repeating.soon()])
    await end()
    await first
    expect(begun).toEqual([300, 300])
    await end(new Error('no matter to whom waits'))
    await second
    await advance(EVERY_MS)
    expect(begun).toEqual([300, 300, 1_300])
  })

  it('does a round besides in its turn, whose failure is of whoever asked', async () => {
    const { repeating, reports, begun, advance, end } = rounds()
    repeating.start()
    await advance(EVERY_MS)
    const asked = repeating.round()
    await settled()
    expect(begun).toHaveLength(1)
    const failure = asked.catch((error: unknown) => error)
    await end()
    expect(begun).toHaveLength(2)
    await end(new Error('of this one'))
    expect(await failure).toMatchObject({ message: 'of this one' })
    expect(reports).toEqual([])
    await advance(EVERY_MS)
    expect(begun).toHaveLength(3)
  })

  it('ends with the round under way, and begins none after it', async () => {
    const { repeating, begun, advance, end } = rounds()
    repeating.start()
    await advance(EVERY_MS)
    const waiting = repeating.soon()
    let isOver = false
    expect(repeating.isStopped()).toBe(false)
    const stopped = repeating.stop().then(() => (isOver = true))
    expect(repeating.isStopped()).toBe(true)
    await settled()
    expect(isOver).toBe(false)
    await end()
    await Promise.all([stopped, waiting])
    repeating.start()
    await Promise.all([repeating.soon(), repeating.round()])
    await advance(10 * EVERY_MS)
    expect(begun).toEqual([1_000])
  })

  it('begins where its pause ends, also when it is stopped in the same moment', async () => {
    const { clock, repeating, begun, end } = rounds()
    repeating.start()
    clock.advance(EVERY_MS)
    const stopped = repeating.stop()
    expect(begun).toEqual([1_000])
    await end()
    await stopped
  })

  it('ends at once where no round is under way', async () => {
    const { repeating, begun, advance } = rounds()
    repeating.start()
    await repeating.stop()
    await advance(10 * EVERY_MS)
    expect(begun).toEqual([])
  })
})
