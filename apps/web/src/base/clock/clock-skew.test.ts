import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { serverNow } from './clock-skew.ts'

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
