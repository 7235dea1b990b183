import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Amount } from '../money/amount.ts'
import { amountOf } from '../money/amount.ts'
import { oddsOf } from '../odds/odds.ts'
import { termsOf } from '../testing/terms.ts'
import { cashOutOffer, isOfferAgreed, leastOffer, openLegPrice } from './cash-out-offer.ts'
import type { CashOutQuery } from './cash-out-value.ts'
import { cashOutValue } from './cash-out-value.ts'

/** A single at 2.00 whose leg is now at `odds`. */
function query(stake: Amount, odds: number, margin = 0): CashOutQuery {
  const bet = termsOf([2000], { stake })
  const price = { kind: 'odds', odds: oddsOf(odds) } as const
  return { bet: { ...bet, legs: [{ odds: oddsOf(2000), price }] }, margin }
}

describe('[CASH-03] an offered amount', () => {
  test.each([
    [1n, 1n],
    [99n, 99n],
    [199n, 199n],
    [257n, 256n],
    [1234n, 1230n],
    [2345n, 2340n],
    [6789n, 6750n],
    [123_456n, 123_000n],
  ])('%s is offered as %s', (value, offered) => {
    // At 2.00 now as then, the value is the stake.
    expect(cashOutOffer(query(amountOf(value), 2000))).toBe(offered)
  })

  test('is at most a hundredth below the value, and never above it', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }).map(amountOf), (stake) => {
        const value = cashOutValue(query(stake, 1900, 50)) ?? 0n
        const offered = cashOutOffer(query(stake, 1900, 50)) ?? 0n
        expect(offered).toBeLessThanOrEqual(value)
        expect((value - offered) * 100n).toBeLessThanOrEqual(value)
      }),
    )
  })

  test('does not move with a trembling price', () => {
    expect(cashOutOffer(query(amountOf(1000n), 1501, 50))).toBe(
      cashOutOffer(query(amountOf(1000n), 1500, 50)),
    )
    expect(cashOutOffer(query(amountOf(1000n), 1400, 50))).not.toBe(
      cashOutOffer(query(amountOf(1000n), 1500, 50)),
    )
  })

  test('there is none where there is no value', () => {
    const bet = {
      ...termsOf([2000]),
      legs: [{ odds: oddsOf(2000), price: { kind: 'suspended' } as const }],
    }
    expect(cashOutOffer({ bet, margin: 50 })).toBeNull()
  })
})

describe('an open leg', () => {
  const valueOf = (...price: Parameters<typeof openLegPrice>) =>
    cashOutValue({
      bet: { ...termsOf([2000]), legs: [{ odds: oddsOf(2000), price: openLegPrice(...price) }] },
      margin: 0,
    })

  test('is worth its fair chance, or the inverse of its price where none is given', () => {
    expect(valueOf(oddsOf(1850), { probability: 0.5 })).toBe(1000n)
    expect(openLegPrice(oddsOf(1850), { probability: 0 })).toEqual({ kind: 'odds', odds: 1850 })
    expect(openLegPrice(oddsOf(1850), { probability: Number.NaN })).toEqual({
      kind: 'odds',
      odds: 1850,
    })
    expect(openLegPrice(oddsOf(1850), { probability: 1 })).toEqual({ kind: 'odds', odds: 1850 })
  })

  test('[M1] is worth its plain chances where the stake can come back', () => {
    // Away no bet: draw, at 0:2 in minute 82. The bet is void but for one course in a hundred.
    const told = { probability: 0.08, win: 0.0008, refund: 0.99 }
    expect(valueOf(oddsOf(3600), told)).toBe(991n)
    expect(valueOf(oddsOf(1850), { probability: 0.5, win: 0.4, halfWin: 0.2 })).toBe(1100n)
    expect(valueOf(oddsOf(1850), { probability: 0.5, win: 0.5, halfLose: 0.1 })).toBe(1050n)
    expect(valueOf(oddsOf(1850), { probability: 0.5, win: 0.5, refund: -0.1 })).toBeNull()
    expect(valueOf(oddsOf(1850), { probability: 0.5, win: 0.9, refund: 0.2 })).toBeNull()
    const kinds = [1, 1.5, Number.NaN].map(
      (win) => openLegPrice(oddsOf(1850), { probability: 0.5, win }).kind,
    )
    expect(kinds).toEqual(['chances', 'suspended', 'suspended'])
  })
})

test('[P29] a lower offer is agreed to down to the least that the player named', () => {
  expect([1000n, 1n, 19n, 39n].map(amountOf).map(leastOffer)).toEqual([950n, 1n, 19n, 38n])
  expect(isOfferAgreed(amountOf(950n), amountOf(1000n), amountOf(950n))).toBe(true)
  expect(isOfferAgreed(amountOf(949n), amountOf(1000n), amountOf(950n))).toBe(false)
  expect(isOfferAgreed(amountOf(1010n), amountOf(1000n), amountOf(950n))).toBe(true)
  expect(isOfferAgreed(amountOf(960n), amountOf(1000n), null)).toBe(false)
  expect(isOfferAgreed(amountOf(1000n), amountOf(1000n), null)).toBe(true)
})
