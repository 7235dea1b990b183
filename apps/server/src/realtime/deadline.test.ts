import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Deadline } from './deadline.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('waits for a moment that is further away than a timer reaches', () => {
  const reached = vi.fn()
  const sixtyDays = 60 * 24 * 3_600_000
  new Deadline(reached).set(Date.now() + sixtyDays)
  vi.advanceTimersByTime(sixtyDays - 1)
  expect(reached).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(reached).toHaveBeenCalledOnce()
})

it('replaces and clears its moment', () => {
  const reached = vi.fn()
  const deadline = new Deadline(reached)
  deadline.set(Date.now() + 10)
  deadline.set(Date.now() + 100)
  vi.advanceTimersByTime(50)
  expect(reached).not.toHaveBeenCalled()
  deadline.set(undefined)
  vi.advanceTimersByTime(100)
  expect(reached).not.toHaveBeenCalled()
})
