import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountOf } from '../money/amount.ts'
import { oddsOf } from '../odds/odds.ts'
import { systemOf, termsOf } from '../testing/terms.ts'
import { LONG_SHOT_STAKES, maxStakeOf, withinLimits } from './max-stake.ts'
import { potentialWin, stakeForWin } from './potential-win.ts'

const limits = { minStake: amountOf(50n), maxPayout: amountOf(25_000_000n) }
const longShot = termsOf(Array.from({ length: 30 }, () => 3200))

describe('[M9] the maximum win', () => {
  test('cuts the return of thirty legs, which can be staked on all the same', () => {
    expect(LONG_SHOT_STAKES).toBe(100n)
    expect(maxStakeOf(longShot, limits)).toBe(5_000n)
    const bet = withinLimits({ ...longShot, stake: amountOf(50n) }, limits, false)
    expect(potentialWin(bet)).toEqual({ amount: 25_000_000n, capped: true })
  })

  test('of a stake within the greatest one cuts nothing that fewer legs pay', () => {
    const bet = termsOf([2000])
    expect(maxStakeOf(bet, limits)).toBe(12_500_000n)
    const most = withinLimits({ ...bet, stake: amountOf(12_500_000n) }, limits, false)
    expect(potentialWin(most)).toEqual({ amount: 25_000_000n, capped: false })
  })

  test('does not hold for a stake that a trader decides on', () => {
    const asked = { ...termsOf([2000]), stake: amountOf(20_000_000n) }
    expect(potentialWin(withinLimits(asked, limits, true)).amount).toBe(40_000_000n)
    expect(potentialWin(withinLimits(asked, limits, false)).amount).toBe(25_000_000n)
    const most = { ...longShot, stake: amountOf(5_000n) }
    expect(potentialWin(withinLimits(most, limits, true)).amount).toBe(25_000_000n)
  })

  test('is all that a greater wish asks for', () => {
    const bet = withinLimits(termsOf([2000]), limits, false)
    expect(stakeForWin(amountOf(90_000_000n), bet)).toBe(12_500_000n)
    const custom = termsOf([], { betType: 'custom_bet' })
    expect(maxStakeOf(custom, limits)).toBe(0n)
    expect(maxStakeOf({ ...custom, customOdds: oddsOf(10_000_000) }, limits)).toBe(5_000n)
  })

  test('no bet within its greatest stake returns more, and none returns less than its stake', () => {
    const legs = fc.array(fc.integer({ min: 1001, max: 900_000 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(legs, fc.boolean(), (odds, isSystem) => {
        const base = isSystem && odds.length > 1 ? systemOf(odds, odds.length - 1) : termsOf(odds)
        const stake = maxStakeOf(base, limits)
        const { amount } = potentialWin(withinLimits({ ...base, stake }, limits, false))
        expect(amount).toBeLessThanOrEqual(limits.maxPayout)
        expect(amount).toBeGreaterThanOrEqual(stake)
      }),
    )
  })
})
