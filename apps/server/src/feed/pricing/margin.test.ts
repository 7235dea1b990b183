import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { marginOf, MAX_ODDS, MIN_ODDS, oddsFor } from './margin.ts'

const chance = fc.double({ min: 0.001, max: 0.999, noNaN: true })
const margin = fc.record({
  rate: fc.double({ min: 0, max: 0.3, noNaN: true }),
  floor: fc.double({ min: 0, max: 0.01, noNaN: true }),
  ofRest: fc.double({ min: 0.1, max: 1, noNaN: true }),
})

describe('oddsFor', () => {
  test('is a whole number of thousandths, never better than fair', () => {
    fc.assert(
      fc.property(chance, margin, (p, m) => {
        const odds = oddsFor(p, m)
        if (odds === null) return
        expect(Number.isInteger(odds)).toBe(true)
        expect(odds).toBeGreaterThanOrEqual(MIN_ODDS)
        expect(odds).toBeLessThanOrEqual(MAX_ODDS)
        expect((odds / 1000) * p).toBeLessThanOrEqual(1 + 1e-12)
      }),
    )
  })

  test('never rises when the chance rises', () => {
    fc.assert(
      fc.property(chance, chance, margin, (p, q, m) => {
        const [low, high] = p < q ? [p, q] : [q, p]
        expect(oddsFor(high, m) ?? 0).toBeLessThanOrEqual(oddsFor(low, m) ?? 0)
      }),
    )
  })

  test('leaves a clear favourite a price where only so much of the rest is taken', () => {
    const wide = { rate: 0.145, floor: 0.002, ofRest: 0.5 }
    expect(oddsFor(0.9, { ...wide, ofRest: 1 })).toBeNull()
    expect(oddsFor(0.9, wide)).toBe(1050)
    expect(oddsFor(0.975, wide)).toBe(MIN_ODDS)
    expect(oddsFor(1, wide)).toBeNull()
  })

  test('has no price for the hopeless and the certain', () => {
    expect(oddsFor(0, { rate: 0, floor: 0, ofRest: 1 })).toBeNull()
    expect(oddsFor(1, { rate: 0.05, floor: 0, ofRest: 1 })).toBeNull()
  })
})

describe('marginOf', () => {
  test('is wider in play and for exact scores, and scales down to fair', () => {
    expect(marginOf(1, true, 1).rate).toBeGreaterThan(marginOf(1, false, 1).rate)
    expect(marginOf(45, false, 1).rate).toBeGreaterThan(marginOf(1, false, 1).rate)
    expect(marginOf(45, false, 0)).toMatchObject({ rate: 0, floor: 0 })
  })

  test('[MATCH-01] leaves a side that has all but won its price, in play and before', () => {
    const winner = 186
    for (const live of [true, false]) {
      const prices = [0.94, 0.96, 0.975].map((p) => oddsFor(p, marginOf(winner, live, 1)))
      expect(prices).toEqual([1030, 1020, 1010])
    }
  })
})
