import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { potentialWin } from '../bets/potential-win.ts'
import { rational } from '../exact/rational.ts'
import { HALF_WON, LOST, UNDECIDED, VOID, WON } from '../settlement/leg-result.ts'
import { systemOf, termsOf } from '../testing/terms.ts'
import type { CashOutQuery, LegPrice } from './cash-out-value.ts'
import { cashOutValue } from './cash-out-value.ts'

const at = (odds: number): LegPrice => ({ kind: 'odds', odds })
const decided = (result: typeof WON): LegPrice => ({ kind: 'decided', result })
const suspended: LegPrice = { kind: 'suspended' }

type Bet = CashOutQuery['bet']

function priced(bet: ReturnType<typeof termsOf>, ...prices: LegPrice[]): Bet {
  return {
    ...bet,
    legs: bet.legs.map(({ odds }, index) => ({ odds, price: prices[index] ?? suspended })),
  }
}

const offer = (bet: Bet, margin = 50, more: Partial<CashOutQuery> = {}) =>
  cashOutValue({ bet, margin, ...more })

describe('[CASH-03] the cash-out offer', () => {
  test('is the fair value less the margin, rounded down', () => {
    expect(offer(priced(termsOf([2000]), at(1500)))).toBe(1266n)
    expect(offer(priced(termsOf([2000]), at(1500)), 0)).toBe(1333n)
    const probability: LegPrice = { kind: 'probability', probability: rational(3n, 5n) }
    expect(offer(priced(termsOf([2000]), probability), 0)).toBe(1200n)
  })

  test('counts decided legs at what they came to', () => {
    expect(offer(priced(termsOf([2000, 3000]), decided(WON), at(1500)), 0)).toBe(4000n)
    expect(offer(priced(termsOf([2000, 3000]), decided(VOID), at(1500)), 0)).toBe(2000n)
    expect(offer(priced(termsOf([2000, 3000]), decided(HALF_WON), at(1500)), 0)).toBe(3000n)
  })

  test('of a system counts every line', () => {
    const bet = systemOf([2000, 2000, 2000], 2, { stake: 3000n })
    expect(offer(priced(bet, decided(WON), decided(LOST), at(2000)), 0)).toBe(2000n)
  })

  test('of a custom bet needs the joint chance of its open legs', () => {
    const bet = termsOf([2000, 2000], { betType: 'custom_bet', customOdds: 3500 })
    const open = priced(bet, decided(WON), at(1500))
    expect(offer(open, 0)).toBeNull()
    expect(offer(open, 0, { customProbability: rational(4n, 5n) })).toBe(2800n)
    expect(offer(open, 0, { customProbability: rational(6n, 5n) })).toBeNull()
    // The stake comes back, unless the open leg is lost: that chance is not known.
    const returned = priced(bet, decided(VOID), at(1500))
    expect(offer(returned, 0, { customProbability: rational(4n, 5n) })).toBeNull()
    expect(offer(priced(bet, decided(LOST), at(1500)), 0)).toBeNull()
  })

  test('is not made while an open leg is suspended or has no result yet', () => {
    expect(offer(priced(termsOf([2000, 3000]), at(1500), suspended))).toBeNull()
    expect(offer(priced(termsOf([2000, 3000]), decided(UNDECIDED), at(1500)))).toBeNull()
    expect(offer(priced(termsOf([2000]), at(Number.NaN)))).toBeNull()
  })

  test('is not made for lost, decided and freebet bets', () => {
    expect(offer(priced(termsOf([2000, 3000]), decided(LOST), at(1500)))).toBeNull()
    expect(offer(priced(termsOf([2000]), decided(WON)))).toBeNull()
    expect(offer(priced(termsOf([2000], { freebetMode: 'all_win' }), at(1500)))).toBeNull()
  })

  test('refuses a margin outside 0 to 100 %', () => {
    expect(() => offer(priced(termsOf([2000]), at(1500)), 1001)).toThrow(RangeError)
    expect(() => offer(priced(termsOf([2000]), at(1500)), -1)).toThrow(RangeError)
  })

  test('never exceeds the potential win and never grows with the margin', () => {
    const odds = fc.integer({ min: 1001, max: 50_000 })
    const legs = fc.array(fc.tuple(odds, odds), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(legs, fc.nat(7), fc.nat(1000), (pairs, size, margin) => {
        const struck = pairs.map(([leg]) => leg)
        const prices = pairs.map(([, current]) => at(current))
        for (const bet of [termsOf(struck), systemOf(struck, 1 + (size % struck.length))]) {
          const value = offer(priced(bet, ...prices), margin) ?? 0n
          expect(value).toBeLessThanOrEqual(potentialWin(bet).amount)
          expect(value).toBeLessThanOrEqual(offer(priced(bet, ...prices), 0) ?? 0n)
        }
      }),
    )
  })
})
