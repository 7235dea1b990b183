import { describe, expect, it } from 'vitest'

import { clockSkew } from './clock-skew.ts'

const NOON = Date.parse('2026-11-20T12:00:00Z')

describe('clockSkew', () => {
  it('[LIVE-02] makes up for a device whose clock is wrong', () => {
    expect(clockSkew(NOON, NOON - 300_000)).toBe(300_000)
    expect(clockSkew(NOON, NOON + 300_000)).toBe(-300_000)
  })

  it('does not take the way of a page for a wrong clock', () => {
    expect(clockSkew(NOON + 900, NOON)).toBe(0)
    expect(clockSkew(NOON - 1_000, NOON)).toBe(0)
  })
})
