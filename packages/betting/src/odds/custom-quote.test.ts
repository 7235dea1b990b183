import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quoteCustomBet } from './custom-quote.ts'

const terms = { marginPercent: 7, edgePercent: 0 }

test('a quote keeps the margin, and a proposal may go up to the edge over fair', () => {
  expect(quoteCustomBet(0.25, terms)).toEqual({ odds: 3730, maxOdds: 4000 })
  expect(quoteCustomBet(0.25, { ...terms, edgePercent: 2 })?.maxOdds).toBe(4080)
  expect(quoteCustomBet(0.004, terms)).toEqual({ odds: 233_000, maxOdds: 250_000 })
})

test('[M3] a proposal below fair still pays a margin, and never less than the quote', () => {
  expect(quoteCustomBet(0.25, { ...terms, edgePercent: -3 })?.maxOdds).toBe(3880)
  expect(quoteCustomBet(0.25, { ...terms, edgePercent: -20 })).toEqual({
    odds: 3730,
    maxOdds: 3730,
  })
})

test('what cannot happen, must happen or is too rare has no price', () => {
  for (const chance of [0, 1, Number.NaN, 0.0004, 0.999]) {
    expect(quoteCustomBet(chance, terms)).toBeNull()
  }
})

test('no quote is above fair, and no proposal above fair with its edge', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.001, max: 0.9, noNaN: true }),
      fc.integer({ min: 0, max: 30 }),
      fc.integer({ min: 0, max: 20 }),
      (chance, marginPercent, edgePercent) => {
        const quote = quoteCustomBet(chance, { marginPercent, edgePercent })
        if (quote === null) return
        expect(quote.odds * chance).toBeLessThanOrEqual(1000.000001)
        expect(quote.maxOdds).toBeGreaterThanOrEqual(quote.odds)
        expect(quote.maxOdds * chance).toBeLessThanOrEqual(1000.000001 * (1 + edgePercent / 100))
      },
    ),
  )
})
