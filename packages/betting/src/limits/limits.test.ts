import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountOf } from '../money/amount.ts'
import {
  confirmableAt,
  confirmationTimes,
  isHolding,
  isLoosening,
  leftOf,
  LIMIT_PERIODS,
  LIMIT_STATUSES,
  periodAt,
  tightest,
  type UsedLimit,
} from './limits.ts'

const DAY_MS = 86_400_000
const units = fc.bigInt({ min: 1n, max: 10n ** 12n }).map(amountOf)
const instant = fc.integer({ min: 0, max: 4_000_000_000_000 })

const loss = (over: Partial<UsedLimit> = {}): UsedLimit => ({
  type: 'loss',
  status: 'active',
  period: 'day',
  amount: amountOf(8_000n),
  currency: 'EUR',
  activeUntil: null,
  used: amountOf(0n),
  resetsAt: null,
  ...over,
})
const same = () => ({ units: 1n, per: 1n })

describe('limits', () => {
  it('[FAIR-25] count in periods of 24 hours, 7 days and 30 that follow each other without a gap', () => {
    fc.assert(
      fc.property(
        instant,
        fc.constantFrom(...LIMIT_PERIODS),
        fc.nat(10 ** 12),
        (begun, period, on) => {
          const now = begun + on
          const { from, until } = periodAt(begun, period, now)
          expect(from).toBeLessThanOrEqual(now)
          expect(until).toBeGreaterThan(now)
          expect(periodAt(begun, period, until).from).toBe(until)
          expect((from - begun) % (until - from)).toBe(0)
        },
      ),
    )
    expect(LIMIT_PERIODS.map((period) => periodAt(0, period, 1).until / DAY_MS)).toEqual([1, 7, 30])
  })

  it('[FAIR-30] leave nothing once they are reached, and never more than themselves', () => {
    fc.assert(
      fc.property(units, fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), (amount, used) => {
        const left = leftOf(amount, amountOf(used))
        expect(left).toBeGreaterThanOrEqual(0n)
        expect(left).toBeLessThanOrEqual(amount)
        if (used > 0n && used <= amount) expect(left + used).toBe(amount)
      }),
    )
  })

  it('[FAIR-27] take less at once; more, or none, is a loosening', () => {
    fc.assert(
      fc.property(units, units, (amount, wanted) => {
        expect(isLoosening(amount, wanted)).toBe(wanted > amount)
      }),
    )
    expect(isLoosening(amountOf(1n), null)).toBe(true)
  })

  it('[FAIR-27] can be loosened after 24 hours, by a word, and not for ever', () => {
    const times = confirmationTimes(0)
    expect(confirmableAt(times, DAY_MS - 1)).toBe('too_early')
    expect(confirmableAt(times, DAY_MS)).toBe('now')
    expect(confirmableAt(times, 8 * DAY_MS)).toBe('lapsed')
  })

  it('[RG-03] hold in every status but the two that end them', () => {
    const holding = LIMIT_STATUSES.filter((status) => isHolding(loss({ status }), 0))
    expect(holding).toEqual(['active', 'confirmed', 'unconfirmed_disabled', 'unconfirmed'])
    expect(isHolding(loss({ activeUntil: 10 }), 9)).toBe(true)
    expect(isHolding(loss({ activeUntil: 10 }), 10)).toBe(false)
  })

  it('[FAIR-25] the lowest wins, whatever its period', () => {
    const used = fc.bigInt({ min: 0n, max: 10n ** 12n }).map(amountOf)
    const limit = fc.record({ amount: units, used }).map((over) => loss(over))
    fc.assert(
      fc.property(fc.array(limit, { minLength: 1, maxLength: 6 }), (limits) => {
        const found = tightest(limits, ['loss'], 0, same)
        for (const { amount, used: spent } of limits) {
          expect(found?.left).toBeLessThanOrEqual(leftOf(amount ?? amountOf(0n), spent))
        }
      }),
    )
  })

  it('count in another currency by its worth, rounded down', () => {
    const left = tightest([loss()], ['loss'], 0, () => ({ units: 1_000n, per: 100n }))?.left
    expect(left).toBe(80_000n)
    expect(tightest([loss()], ['loss'], 0, () => ({ units: 1n, per: 3n }))?.left).toBe(2_666n)
    expect(tightest([loss()], ['deposit'], 0, same)).toBeNull()
  })
})
