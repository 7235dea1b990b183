import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cashOutValue } from '../cash-out/cash-out-value.ts'
import { add, compare, divide, multiply, ONE, rational, ZERO } from '../exact/rational.ts'
import { floor } from '../exact/rounding.ts'
import type { Rational } from '../exact/rational.ts'
import { amountOf } from '../money/amount.ts'
import { oddsOf } from '../odds/odds.ts'
import { LOST, VOID, WON } from '../settlement/leg-result.ts'
import { settleBet } from '../settlement/settle-bet.ts'
import { combinations } from './combinations.ts'
import { oddsFactor, potentialWin } from './potential-win.ts'
import { systemReturnRate } from './return-rate.ts'
import { systemLines, systemLinesFrom } from './system-lines.ts'
import { winWithout } from './system-returns.ts'
import type { SystemType } from './system-type.ts'
import { areBankers, lineCount } from './system-type.ts'

/** A system of up to eight legs with some of them in every line. */
const banked = fc
  .record({
    odds: fc.array(fc.integer({ min: 1001, max: 9000 }).map(oddsOf), {
      minLength: 3,
      maxLength: 8,
    }),
    size: fc.nat(20),
    seeds: fc.array(fc.nat(7), { maxLength: 4 }),
  })
  .map(({ odds, size, seeds }) => {
    const totalCount = odds.length
    const winCount = 2 + (size % (totalCount - 2))
    const bankers = [...new Set(seeds.map((seed) => seed % totalCount))]
      .slice(0, winCount - 1)
      .toSorted((a, b) => a - b)
    return { odds, system: { id: `${winCount}/${totalCount}`, winCount, totalCount, bankers } }
  })

/** Every combination of the system's size that holds all bankers. */
const linesByHand = ({ totalCount, winCount, bankers = [] }: SystemType) =>
  [...combinations(totalCount, winCount)].filter((line) =>
    bankers.every((place) => line.includes(place)),
  )

function rateByHand(factors: readonly Rational[], system: SystemType): Rational {
  const lines = linesByHand(system)
  const sum = lines
    .map((line) => line.flatMap((place) => factors[place] ?? []).reduce(multiply, ONE))
    .reduce(add, ZERO)
  return divide(sum, rational(BigInt(lines.length)))
}

const STAKE = amountOf(12_345n)
const UNCAPPED = 10n ** 40n
const terms = (odds: readonly ReturnType<typeof oddsOf>[], system: SystemType) => ({
  betType: 'system' as const,
  stake: STAKE,
  legs: odds.map((price) => ({ odds: price })),
  systemType: system,
  customOdds: null,
  bonusOdds: null,
  freebetMode: null,
})
const share = (rate: Rational) => floor(multiply(rate, rational(STAKE)))

describe('[SYS-01] a system with bankers', () => {
  test('has every line that holds them, and no other', () => {
    fc.assert(
      fc.property(banked, ({ odds, system }) => {
        const lines = linesByHand(system)
        expect(lineCount(system)).toBe(BigInt(lines.length))
        const made = [...systemLines(odds, STAKE, system)].map(({ legs }) => legs.join())
        expect(made.toSorted()).toEqual(lines.map((line) => line.join()).toSorted())
        const window = { start: 1n, count: 3 }
        expect(systemLinesFrom(odds, STAKE, system, window).map(({ legs }) => legs.join())).toEqual(
          made.slice(1, 4),
        )
      }),
    )
  })

  test('returns the mean of its lines, to the last fraction', () => {
    fc.assert(
      fc.property(banked, ({ odds, system }) => {
        const factors = odds.map(oddsFactor)
        const rate = rateByHand(factors, system)
        expect(compare(systemReturnRate(factors, system), rate)).toBe(0)
        expect(potentialWin(terms(odds, system), UNCAPPED).amount).toBe(share(rate))
      }),
    )
  })

  test('settles as its lines do, and is lost with a banker', () => {
    const results = [WON, LOST, VOID] as const
    fc.assert(
      fc.property(banked, fc.array(fc.nat(2), { minLength: 8, maxLength: 8 }), (bet, picks) => {
        const { odds, system } = bet
        const legs = odds.map((price, place) => ({
          odds: price,
          result: results[picks[place] ?? 0] ?? WON,
        }))
        const factors = legs.map(({ odds: price, result }) =>
          result === WON ? oddsFactor(price) : result === VOID ? ONE : ZERO,
        )
        const settled = settleBet({ ...terms(odds, system), legs }, UNCAPPED)
        expect(settled.status).toBe('settled')
        expect(settled.payout).toBe(share(rateByHand(factors, system)))
        const isBankerLost = system.bankers.some((place) => legs[place]?.result === LOST)
        if (isBankerLost) expect(settled).toMatchObject({ payout: 0n, result: 'lose_entire' })
      }),
    )
  })

  test('is lost as soon as a banker is, whatever is still open', () => {
    const system = { id: '2/3', winCount: 2, totalCount: 3, bankers: [1] }
    const open = { ...WON, result: -1 as const }
    const odds = [2000, 1500, 3000].map(oddsOf)
    const after = (results: readonly (typeof WON | typeof open)[]) =>
      settleBet({
        ...terms(odds, system),
        legs: odds.map((price, place) => ({ odds: price, result: results[place] ?? open })),
      })
    expect(after([open, LOST, open]).status).toBe('settled')
    expect(after([LOST, open, open]).status).toBe('open')
    expect(winWithout(terms(odds, system), new Set([1]))).toBe(0n)
  })

  test('is worth what its lines are worth', () => {
    fc.assert(
      fc.property(banked, ({ odds, system }) => {
        const legs = odds.map((price) => ({
          odds: price,
          price: { kind: 'odds' as const, odds: price },
        }))
        const bet = { ...terms(odds, system), legs }
        // At the prices that it was taken at, each line is worth its stake.
        expect(cashOutValue({ bet, margin: 0, maxWinFactor: UNCAPPED })).toBe(STAKE)
        const halved = legs.map((leg, place) =>
          place === (system.bankers[0] ?? 0)
            ? { ...leg, price: { kind: 'odds' as const, odds: oddsOf(leg.odds * 2) } }
            : leg,
        )
        const factors = odds.map((_, place) =>
          place === (system.bankers[0] ?? 0) ? rational(1n, 2n) : ONE,
        )
        expect(
          cashOutValue({ bet: { ...bet, legs: halved }, margin: 0, maxWinFactor: UNCAPPED }),
        ).toBe(share(rateByHand(factors, system)))
      }),
    )
  })

  test('takes fewer of them than a line has legs', () => {
    const system = { totalCount: 4, winCount: 3 }
    expect(areBankers({ ...system, bankers: [0, 3] })).toBe(true)
    for (const bankers of [[0, 1, 2], [4], [-1], [1, 1], [0.5]]) {
      expect(areBankers({ ...system, bankers })).toBe(false)
    }
  })
})
