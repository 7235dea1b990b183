import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { serverNow, type KnownClock } from './clock-skew.ts'
import { hearServerClock } from './hear-server-clock.ts'

const NOON = Date.parse('2026-11-20T12:00:00Z')
const renderedAfter = (ms: number) => ({ renderedAt: performance.timeOrigin + ms })

describe('serverNow', () => {
  beforeEach(() => void vi.stubEnv('SSR', false))
  afterEach(() => void vi.unstubAllEnvs())

  it('[LIVE-02] makes up for a device whose clock is wrong', () => {
    expect(serverNow(renderedAfter(300_000), NOON)).toBe(NOON + 300_000)
    expect(serverNow(renderedAfter(-300_000), NOON)).toBe(NOON - 300_000)
  })

  it('does not take the way of a page for a wrong clock', () => {
    expect(serverNow(renderedAfter(900), NOON)).toBe(NOON)
    expect(serverNow(renderedAfter(-1_000), NOON)).toBe(NOON)
  })

  it('is the clock of the server on the server, however long it runs', () => {
    vi.stubEnv('SSR', true)
    expect(serverNow(renderedAfter(300_000), NOON)).toBe(NOON)
  })
})

describe('hearServerClock', () => {
  beforeEach(() => {
    vi.stubEnv('SSR', false)
    vi.useFakeTimers({ now: NOON })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
  })

  const header = (time: number) => new Date(time).toUTCString()
  const page = (): KnownClock => ({ renderedAt: NOON - 600_000 })

  it('[RG-09] makes up for a clock that is set while the page is open', () => {
    const here = page()
    hearServerClock(here, Date.now(), header(NOON))
    vi.setSystemTime(NOON - 3_600_000)
    hearServerClock(here, Date.now(), header(NOON + 60_000))
    expect(serverNow(here)).toBe(NOON + 60_000)
  })

  it('learns nothing from a device that slept meanwhile, from a kept copy, or without a date', () => {
    const here = page()
    hearServerClock(here, NOON - 600_000, header(NOON + 1_000))
    expect(here).toEqual(page())
    hearServerClock(here, NOON, header(NOON + 2_000))
    const heard = { ...here }
    vi.setSystemTime(NOON + 600_000)
    hearServerClock(here, Date.now(), header(NOON + 1_000))
    hearServerClock(here, Date.now(), null)
    hearServerClock(here, Date.now(), 'soon')
    expect(here).toEqual(heard)
  })
})
