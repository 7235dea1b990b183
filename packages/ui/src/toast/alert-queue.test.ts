import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { createAlertQueue } from './alert-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function setup() {
  const queue = createAlertQueue()
  return { queue, shownTitle: () => queue.getSnapshot()?.title ?? null }
}

describe('createAlertQueue', () => {
  test('[ALERT-01] an alert closes by itself after 5 s', () => {
    const { queue, shownTitle } = setup()
    queue.push({ tone: 'info', title: 'a' })
    vi.advanceTimersByTime(4999)
    expect(shownTitle()).toBe('a')
    vi.advanceTimersByTime(1)
    expect(shownTitle()).toBeNull()
  })

  test('[ALERT-01] one without an end stays, and lets timed ones pass', () => {
    const { queue, shownTitle } = setup()
    const id = queue.push({ tone: 'info', title: 'cookies', durationMs: null })
    vi.advanceTimersByTime(60_000)
    expect(shownTitle()).toBe('cookies')
    queue.push({ tone: 'error', title: 'a' })
    expect(shownTitle()).toBe('a')
    vi.advanceTimersByTime(5000)
    expect(shownTitle()).toBe('cookies')
    queue.dismiss(id)
    expect(shownTitle()).toBeNull()
  })

  test('[ALERT-03] only one shows at a time, each for its full time', () => {
    const { queue, shownTitle } = setup()
    queue.push({ tone: 'info', title: 'a' })
    vi.advanceTimersByTime(3000)
    queue.push({ tone: 'info', title: 'b' })
    expect(shownTitle()).toBe('a')
    vi.advanceTimersByTime(2000)
    expect(shownTitle()).toBe('b')
    vi.advanceTimersByTime(4999)
    expect(shownTitle()).toBe('b')
    vi.advanceTimersByTime(1)
    expect(shownTitle()).toBeNull()
  })

  test('the clock stands still while held', () => {
    const { queue, shownTitle } = setup()
    queue.push({ tone: 'info', title: 'a' })
    vi.advanceTimersByTime(4000)
    queue.hold()
    vi.advanceTimersByTime(60_000)
    expect(shownTitle()).toBe('a')
    queue.release()
    vi.advanceTimersByTime(999)
    expect(shownTitle()).toBe('a')
    vi.advanceTimersByTime(1)
    expect(shownTitle()).toBeNull()
  })

  test('dismissing a held alert does not hold the next one', () => {
    const { queue, shownTitle } = setup()
    const first = queue.push({ tone: 'info', title: 'a' })
    queue.push({ tone: 'info', title: 'b' })
    queue.hold()
    queue.dismiss(first)
    expect(shownTitle()).toBe('b')
    vi.advanceTimersByTime(5000)
    expect(shownTitle()).toBeNull()
  })

  test('the same key takes the place of the earlier one and starts its time again', () => {
    const { queue, shownTitle } = setup()
    const first = queue.push({ tone: 'error', title: 'offline', key: 'connection' })
    vi.advanceTimersByTime(4000)
    const second = queue.push({ tone: 'error', title: 'still offline', key: 'connection' })
    expect(second).toBe(first)
    expect(shownTitle()).toBe('still offline')
    vi.advanceTimersByTime(4999)
    expect(shownTitle()).toBe('still offline')
    vi.advanceTimersByTime(1)
    expect(shownTitle()).toBeNull()
  })

  test('clearing leaves what stays until it is dismissed', () => {
    const { queue, shownTitle } = setup()
    queue.push({ tone: 'info', title: 'a' })
    queue.push({ tone: 'warning', title: 'offline', durationMs: null })
    queue.push({ tone: 'info', title: 'b' })
    queue.clear()
    expect(shownTitle()).toBe('offline')
  })

  test('listeners hear of what is shown, not of what waits', () => {
    const { queue } = setup()
    const listener = vi.fn()
    const unsubscribe = queue.subscribe(listener)
    queue.push({ tone: 'info', title: 'a' })
    queue.push({ tone: 'info', title: 'b' })
    expect(listener).toHaveBeenCalledTimes(1)
    queue.clear()
    expect(listener).toHaveBeenCalledTimes(2)
    unsubscribe()
    queue.push({ tone: 'info', title: 'c' })
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
