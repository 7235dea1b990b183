import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountOf, NO_AMOUNT } from '../money/amount.ts'
import { oddsOf } from '../odds/odds.ts'
import { systemOf, termsOf } from '../testing/terms.ts'
import { readVectors } from '../testing/vectors.ts'
import { combinations, combinationsCount } from './combinations.ts'
import { SYSTEM_MAX_WIN_FACTOR } from './max-win-factor.ts'
import { potentialWin, stakeForWin } from './potential-win.ts'

describe('potential win', () => {
  test('single and combo pay stake times odds, rounded down once', () => {
    expect(potentialWin(termsOf([1850])).amount).toBe(1850n)
    expect(potentialWin(termsOf([1333, 1333, 1333])).amount).toBe(2368n)
    expect(potentialWin(termsOf([1999], { stake: amountOf(1n) })).amount).toBe(1n)
  })

  test('[COMBO-01] a combo boost multiplies the win of a combo', () => {
    expect(potentialWin(termsOf([2000, 2000], { bonusOdds: oddsOf(1100) })).amount).toBe(4400n)
  })

  test('[FREE-02] freebet modes differ in what they pay', () => {
    const win = (freebetMode: 'only_win' | 'all_win' | 'no_risk') =>
      potentialWin(termsOf([2500], { freebetMode })).amount
    expect([win('only_win'), win('all_win'), win('no_risk')]).toEqual([1500n, 2500n, 2500n])
  })

  test('[CUST-01] a custom bet pays its own price, and nothing while that is unknown', () => {
    const custom = termsOf([2000, 3000], { betType: 'custom_bet', customOdds: oddsOf(4500) })
    expect(potentialWin(custom).amount).toBe(4500n)
    expect(potentialWin({ ...custom, customOdds: null }).amount).toBe(0n)
  })

  test('[SYS-09] a system wins at most 10 000 times its stake', () => {
    expect(SYSTEM_MAX_WIN_FACTOR).toBe(10_000n)
    const capped = potentialWin(systemOf([900_000, 900_000, 900_000], 2))
    expect(capped).toEqual({ amount: 10_000_000n, capped: true })
    expect(potentialWin(systemOf([2000, 2000, 2000], 2), 3n)).toEqual({
      amount: 3000n,
      capped: true,
    })
    expect(potentialWin(termsOf([900_000, 900_000])).capped).toBe(false)
  })

  test('every system up to 8 legs equals brute force', () => {
    const odds = fc.array(fc.integer({ min: 1001, max: 20_000 }), { minLength: 3, maxLength: 8 })
    fc.assert(
      fc.property(odds, fc.bigInt(1n, 1_000_000n).map(amountOf), (legs, stake) => {
        for (let winCount = 1; winCount <= legs.length; winCount += 1) {
          let sum = 0n
          for (const line of combinations(legs.length, winCount)) {
            sum += line.reduce((product, index) => product * BigInt(legs[index] ?? 0), 1n)
          }
          const lines = combinationsCount(legs.length, winCount)
          const exact = (stake * sum) / (lines * 1000n ** BigInt(winCount))
          const cap = stake * SYSTEM_MAX_WIN_FACTOR
          const win = potentialWin(systemOf(legs, winCount, { stake }))
          expect(win.amount).toBe(exact < cap ? exact : cap)
        }
      }),
    )
  })
})

describe('[ODDS-12] the stake for a wanted win', () => {
  test('is the largest that stays within it', () => {
    expect(stakeForWin(amountOf(10_000n), termsOf([2000]))).toBe(5000n)
    expect(stakeForWin(amountOf(10_000n), termsOf([2500]))).toBe(4000n)
    expect(stakeForWin(NO_AMOUNT, termsOf([2500]))).toBe(0n)
    expect(stakeForWin(amountOf(100n), termsOf([2000], { betType: 'custom_bet' }))).toBe(0n)
    const legs = fc.array(fc.integer({ min: 1001, max: 50_000 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(legs, fc.bigInt(1n, 10n ** 9n).map(amountOf), (odds, wanted) => {
        const stake = stakeForWin(wanted, termsOf(odds))
        expect(potentialWin(termsOf(odds, { stake })).amount).toBeLessThanOrEqual(wanted)
        expect(potentialWin(termsOf(odds, { stake: amountOf(stake + 1n) })).amount).toBeGreaterThan(
          wanted,
        )
      }),
    )
  })

  test('[M4] is the very largest: 964.72 at 3.36 pays 3,241.45 to the cent', () => {
    expect(stakeForWin(amountOf(324_145n), termsOf([3360]))).toBe(96_472n)
    expect(potentialWin(termsOf([3360], { stake: amountOf(96_472n) })).amount).toBe(324_145n)
    expect(stakeForWin(amountOf(999n), termsOf([1001, 1001, 1001]))).toBe(997n)
    expect(stakeForWin(amountOf(99n), systemOf([2000, 3000, 4000], 2))).toBe(11n)
  })
})

type Input = { odds: number[]; total_stake: number; sizes: number | number[] }

const vectors = readVectors<Input, { max_payout: number }>('bets_system').filter(
  ({ expected }) => typeof expected.max_payout === 'number',
)

test.each(vectors)('$id pays $expected.max_payout at most', ({ input, expected }) => {
  const odds = input.odds.map((leg) => Math.round(leg * 1000))
  const sizes = [input.sizes].flat()
  const lines = sizes.reduce((sum, k) => sum + combinationsCount(odds.length, k), 0n)
  // In ten-thousandths of a cent, so that the parts of a full-cover bet add up without rounding.
  const unit = BigInt(Math.round(input.total_stake * 1_000_000)) / lines
  const total = sizes.reduce((sum, k) => {
    const stake = amountOf(unit * combinationsCount(odds.length, k))
    return sum + potentialWin(systemOf(odds, k, { stake })).amount
  }, 0n)
  expect(Number(total) / 1_000_000).toBeCloseTo(expected.max_payout, 3)
})
