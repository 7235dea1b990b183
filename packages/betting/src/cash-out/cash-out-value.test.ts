import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FREEBET_MODES, type FreebetMode } from '../bets/bonus.ts'
import { potentialWin } from '../bets/potential-win.ts'
import type { Rational } from '../exact/rational.ts'
import { add, multiply, ONE, rational, subtract, ZERO } from '../exact/rational.ts'
import { floor } from '../exact/rounding.ts'
import { amountOf, NO_AMOUNT } from '../money/amount.ts'
import { oddsOf } from '../odds/odds.ts'
import { returnRate } from '../settlement/bet-return.ts'
import { HALF_LOST, HALF_WON, LOST, UNDECIDED, VOID, WON } from '../settlement/leg-result.ts'
import { settleBet } from '../settlement/settle-bet.ts'
import type { SettlementBet } from '../settlement/settled-bet.ts'
import { systemOf, termsOf } from '../testing/terms.ts'
import type { CashOutQuery, LegPrice } from './cash-out-value.ts'
import { cashOutValue } from './cash-out-value.ts'

const at = (odds: number): LegPrice => ({ kind: 'odds', odds: oddsOf(odds) })
const decided = (result: typeof WON): LegPrice => ({ kind: 'decided', result })
const NEVER = { halfWin: ZERO, refund: ZERO, halfLose: ZERO }
const suspended: LegPrice = { kind: 'suspended' }

type Bet = CashOutQuery['bet']
type Terms = ReturnType<typeof termsOf> & Pick<SettlementBet, 'comboBoost'>

function priced(bet: Terms, ...prices: LegPrice[]): Bet {
  return {
    ...bet,
    legs: bet.legs.map(({ odds }, index) => ({ odds, price: prices[index] ?? suspended })),
  }
}

const offer = (bet: Bet, margin = 50, more: Partial<CashOutQuery> = {}) =>
  cashOutValue({ bet, margin, ...more })

describe('[CASH-03] the cash-out offer', () => {
  test('[RACE-01] each way is worth what both halves may pay: by hand, and exactly', () => {
    const ew = (win: Rational, place: Rational): LegPrice => ({
      kind: 'each_way',
      part: 4,
      win,
      place,
    })
    // 5.00 to win, so 2.00 for a place: half of the stake on each, together 3.50.
    const bet = termsOf([3500])
    const stake = Number(bet.stake)
    const byHand = (win: number, place: number) => (stake / 2) * (win * 5 + place * 2)
    expect(Number(offer(priced(bet, ew(rational(1n, 5n), rational(1n, 2n))), 0))).toBe(
      Math.floor(byHand(0.2, 0.5)),
    )
    expect(Number(offer(priced(bet, ew(ZERO, ONE)), 0))).toBe(Math.floor(byHand(0, 1)))
    expect(Number(offer(priced(bet, ew(ONE, ONE)), 0))).toBe(Math.floor(byHand(1, 1)))
    // In a combo the whole return goes to the next leg.
    const combo = termsOf([3500, 2000])
    expect(Number(offer(priced(combo, ew(rational(1n, 5n), rational(1n, 2n)), at(1600)), 0))).toBe(
      Math.floor((byHand(0.2, 0.5) * 2) / 1.6),
    )
    // A runner cannot win more often than it is placed.
    expect(offer(priced(bet, ew(rational(1n, 2n), rational(2n, 5n))))).toBeNull()
  })

  test('is the fair value less the margin, rounded down', () => {
    expect(offer(priced(termsOf([2000]), at(1500)))).toBe(1266n)
    expect(offer(priced(termsOf([2000]), at(1500)), 0)).toBe(1333n)
    const chances: LegPrice = { ...NEVER, kind: 'chances', win: rational(3n, 5n) }
    expect(offer(priced(termsOf([2000]), chances), 0)).toBe(1200n)
  })

  test('[M9] is in proportion to what the greatest payout leaves of the return', () => {
    const bet = termsOf([5000, 5000], { maxPayout: amountOf(12_500n) })
    expect(potentialWin(bet).amount).toBe(12_500n)
    expect(offer(priced(bet, decided(WON), at(5000)), 0)).toBe(2500n)
    expect(offer(priced(termsOf([5000, 5000]), decided(WON), at(5000)), 0)).toBe(5000n)
  })

  test('[RACE-01] a leg that was paid at a better starting price counts with it, up to the greatest payout', () => {
    const race = {
      deduction: 0,
      share: { won: 1, of: 1 },
      eachWay: null,
      startingPrice: oddsOf(10_000),
    }
    const paidBetter = decided({ ...WON, race })
    expect(offer(priced(termsOf([3000, 2000]), paidBetter, at(2000)), 0)).toBe(10_000n)
    expect(offer(priced(termsOf([3000, 2000]), paidBetter, at(1000)), 0)).toBe(20_000n)
    const system = systemOf([3000, 2000, 2000], 2)
    const lines = [10n * 2n, 10n * 2n, 2n * 2n].reduce((sum, line) => sum + line)
    expect(offer(priced(system, paidBetter, at(1000), at(1000)), 0)).toBe((1000n * lines) / 3n)
    // Of 20,000 that it may come to 12,000 are paid, so as much of what it is worth.
    const bounded = termsOf([3000, 2000], { maxPayout: amountOf(12_000n) })
    expect(offer(priced(bounded, paidBetter, at(4000)), 0)).toBe(3_000n)
  })

  test('counts decided legs at what they came to', () => {
    expect(offer(priced(termsOf([2000, 3000]), decided(WON), at(1500)), 0)).toBe(4000n)
    expect(offer(priced(termsOf([2000, 3000]), decided(VOID), at(1500)), 0)).toBe(2000n)
    expect(offer(priced(termsOf([2000, 3000]), decided(HALF_WON), at(1500)), 0)).toBe(3000n)
  })

  test('of a system counts every line', () => {
    const bet = systemOf([2000, 2000, 2000], 2, { stake: amountOf(3000n) })
    expect(offer(priced(bet, decided(WON), decided(LOST), at(2000)), 0)).toBe(2000n)
  })

  test('of a custom bet needs the joint chances of its open legs', () => {
    const bet = termsOf([2000, 2000], { betType: 'custom_bet', customOdds: oddsOf(3500) })
    const open = priced(bet, decided(WON), at(1500))
    const known = (win: bigint, refund: bigint) => ({
      customChances: { win: rational(win, 5n), refund: rational(refund, 5n) },
    })
    expect(offer(open, 0)).toBeNull()
    expect(offer(open, 0, known(amountOf(4n), NO_AMOUNT))).toBe(2800n)
    expect(offer(open, 0, known(amountOf(3n), amountOf(1n)))).toBe(2300n)
    expect(offer(open, 0, known(amountOf(6n), NO_AMOUNT))).toBeNull()
    // The stake comes back, unless the open leg is lost.
    expect(offer(priced(bet, decided(VOID), at(1500)), 0, known(amountOf(3n), amountOf(1n)))).toBe(
      800n,
    )
    expect(
      offer(priced(bet, decided(LOST), at(1500)), 0, known(amountOf(4n), NO_AMOUNT)),
    ).toBeNull()
  })

  test('[M1] is what its settlement pays on average, whatever its legs may come to', () => {
    const chances = fc
      .tuple(fc.nat(40), fc.nat(20), fc.nat(20), fc.nat(20))
      .map(([win, halfWin, refund, halfLose]) => ({ win, halfWin, refund, halfLose }))
    const leg = fc.tuple(fc.integer({ min: 1010, max: 90_000 }), chances)
    const legs = fc.array(leg, { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(legs, fc.nat(3), fc.bigInt(2n, 5000n), (open, size, maxWinFactor) => {
        const odds = open.map(([struck]) => struck)
        const prices = open.map(([, told]): LegPrice => ({ kind: 'chances', ...hundredths(told) }))
        const winCount = 1 + (size % odds.length)
        for (const bet of [termsOf(odds), systemOf(odds, winCount)]) {
          const value = offer(priced(bet, ...prices), 0, { maxWinFactor }) ?? 0n
          const average = floor(averageReturn(bet, open, maxWinFactor))
          expect(value).toBeLessThanOrEqual(average)
          if (odds.length < 4) expect(value).toBe(average)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('is not made while an open leg is suspended or has no result yet', () => {
    expect(offer(priced(termsOf([2000, 3000]), at(1500), suspended))).toBeNull()
    expect(offer(priced(termsOf([2000, 3000]), decided(UNDECIDED), at(1500)))).toBeNull()
    expect(offer(priced(termsOf([2000]), at(Number.NaN)))).toBeNull()
  })

  test('is not made for lost and decided bets', () => {
    expect(offer(priced(termsOf([2000, 3000]), decided(LOST), at(1500)))).toBeNull()
    expect(offer(priced(termsOf([2000]), decided(WON)))).toBeNull()
  })

  test('[FREE-02] of a freebet is what it pays in money, not its stake', () => {
    const free = (freebetMode: FreebetMode, ...prices: LegPrice[]) =>
      offer(priced(termsOf([2000], { freebetMode }), ...prices), 0)
    expect(free('all_win', at(1500))).toBe(1333n)
    expect(free('no_risk', at(1500))).toBe(1333n)
    expect(free('only_win', at(1500))).toBe(666n)
    const maybeVoid: LegPrice = {
      ...NEVER,
      kind: 'chances',
      win: rational(1n, 2n),
      refund: rational(1n, 4n),
    }
    expect(free('all_win', maybeVoid)).toBe(1000n)
    expect(free('only_win', maybeVoid)).toBe(500n)
    const voided = priced(
      termsOf([2000, 2000], { freebetMode: 'only_win' }),
      decided(VOID),
      at(2000),
    )
    expect(offer(voided, 0)).toBe(500n)
    const custom = termsOf([2000, 2000], {
      betType: 'custom_bet',
      customOdds: oddsOf(3500),
      freebetMode: 'only_win',
    })
    const customChances = { win: rational(1n, 5n), refund: rational(3n, 5n) }
    expect(offer(priced(custom, at(1500), at(1500)), 0, { customChances })).toBe(500n)
  })

  test('[COMBO-01] [FREE-02] of a bet with a bonus is what its settlement pays on average', () => {
    const chances = fc
      .tuple(fc.nat(40), fc.nat(20), fc.nat(20), fc.nat(20))
      .map(([win, halfWin, refund, halfLose]) => ({ win, halfWin, refund, halfLose }))
    const leg = fc.tuple(fc.integer({ min: 1010, max: 9000 }), chances)
    const legs = fc.array(leg, { minLength: 1, maxLength: 3 })
    const ranges = [
      { minCount: 2, maxCount: 2, bonusOdds: oddsOf(1100) },
      { minCount: 3, maxCount: 3, bonusOdds: oddsOf(1300) },
    ]
    const mode = fc.constantFrom(...FREEBET_MODES)
    fc.assert(
      fc.property(legs, fc.nat(2), mode, fc.boolean(), (open, size, freebetMode, isPicky) => {
        const odds = open.map(([struck]) => struck)
        const prices = open.map(([, told]): LegPrice => ({ kind: 'chances', ...hundredths(told) }))
        const stake = amountOf(10n ** 15n)
        const comboBoost = { minOdds: isPicky ? oddsOf(2000) : null, ranges }
        const boosted = { ...termsOf(odds, { stake, bonusOdds: oddsOf(1300) }), comboBoost }
        const system = systemOf(odds, 1 + (size % odds.length), { stake, freebetMode })
        for (const bet of [termsOf(odds, { stake, freebetMode }), system, boosted]) {
          const value = offer(priced(bet, ...prices), 0) ?? 0n
          const average = averagePayout(bet, open)
          // Each course is rounded down for itself.
          expect(value).toBeLessThanOrEqual(average + 200n)
          const isLeast = bet.freebetMode === 'only_win' && bet.betType !== 'system'
          if (!isLeast) expect(value).toBeGreaterThanOrEqual(average - 200n)
        }
      }),
      { numRuns: 60 },
    )
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

type Hundredths = Record<'win' | 'halfWin' | 'refund' | 'halfLose', number>

function hundredths({ win, halfWin, refund, halfLose }: Hundredths) {
  const [a, b, c, d] = [win, halfWin, refund, halfLose].map((one) => rational(BigInt(one), 100n))
  return { win: a ?? ZERO, halfWin: b ?? ZERO, refund: c ?? ZERO, halfLose: d ?? ZERO }
}

/** Over every course that the legs can take, as each is settled. */
function averageReturn(bet: Terms, open: OpenLegs, maxWinFactor: bigint): Rational {
  return coursesOf(open).reduce((sum, [chance, results]) => {
    const rate = returnRate(withResults(bet, results), maxWinFactor)
    return add(sum, multiply(chance, multiply(rate, rational(bet.stake))))
  }, ZERO)
}

function averagePayout(bet: Terms, open: OpenLegs): bigint {
  return floor(
    coursesOf(open).reduce((sum, [chance, results]) => {
      const { payout } = settleBet(withResults(bet, results))
      return add(sum, multiply(chance, rational(payout)))
    }, ZERO),
  )
}

function withResults(bet: Terms, results: readonly (typeof WON)[]): SettlementBet {
  const legs = results.map((result, index) => ({
    odds: oddsOf(bet.legs[index]?.odds ?? 0),
    result,
  }))
  return { ...bet, legs }
}

type OpenLegs = readonly (readonly [odds: number, chances: Hundredths])[]

function coursesOf(open: OpenLegs): readonly (readonly [Rational, readonly (typeof WON)[]])[] {
  return open.reduce<readonly (readonly [Rational, readonly (typeof WON)[]])[]>(
    (known, [, told]) => {
      const { win, halfWin, refund, halfLose } = hundredths(told)
      const lose = [win, halfWin, refund, halfLose].reduce(subtract, ONE)
      const endings = [
        [win, WON],
        [halfWin, HALF_WON],
        [refund, VOID],
        [halfLose, HALF_LOST],
        [lose, LOST],
      ] as const
      return known.flatMap(([chance, results]) =>
        endings.map(([next, result]) => [multiply(chance, next), [...results, result]] as const),
      )
    },
    [[ONE, []]],
  )
}
