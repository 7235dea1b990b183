import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createTicker } from './ticker.ts'

describe('createTicker', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 10_300 })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('[LIVE-02] beats on full seconds for all that listen, with one timer', () => {
    const ticker = createTicker()
    const seen: number[] = []
    ticker.subscribe(() => seen.push(ticker.now()))
    ticker.subscribe(() => seen.push(ticker.now()))
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(1_700)
    expect(seen).toEqual([11_000, 11_000, 12_000, 12_000])
  })

  it('keeps no timer when nothing listens', () => {
    const ticker = createTicker()
    const stop = ticker.subscribe(() => {})
    stop()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('reads the present when the first one listens again', () => {
    const ticker = createTicker()
    vi.advanceTimersByTime(60_000)
    ticker.subscribe(() => {})
    expect(ticker.now()).toBe(70_300)
  })
})
