import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRestarts } from './restarts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const dies = async () => {
  throw new Error('again')
}

describe('createRestarts', () => {
  it('waits longer each time that it dies at once, and tells of every death', async () => {
    const deaths: unknown[] = []
    const run = vi.fn(dies)
    const onDeath = (error: unknown) => void deaths.push(error)
    const restarts = createRestarts({ onDeath, restartAfter: [10, 100] })
    restarts.again(run, new Error('first'))
    await vi.advanceTimersByTimeAsync(10)
    expect(run).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(99)
    expect(run).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(run).toHaveBeenCalledTimes(2)
    expect(deaths).toHaveLength(3)
    restarts.cancel()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(run).toHaveBeenCalledTimes(2)
  })

  it('forgets earlier deaths after a long life', async () => {
    const run = vi.fn(() => Promise.resolve())
    const restarts = createRestarts({ restartAfter: [10, 100] })
    restarts.again(run, new Error('first'))
    await vi.advanceTimersByTimeAsync(10)
    restarts.again(run, new Error('second'), 3_600_000)
    await vi.advanceTimersByTimeAsync(10)
    expect(run).toHaveBeenCalledTimes(2)
  })
})
