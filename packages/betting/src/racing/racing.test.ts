import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { compare, rational, type Rational } from '../exact/rational.ts'
import { oddsOf } from '../odds/odds.ts'
import { isLost, isWhollyWon, legFactor, WON, type LegResult } from '../settlement/leg-result.ts'
import { settleBet } from '../settlement/settle-bet.ts'
import { amountOf } from '../money/amount.ts'
import type { BetTerms } from '../bets/bet-terms.ts'
import { systemOf, termsOf } from '../testing/terms.ts'
import { settlementEquation, ruleFourCut } from '../my-bets/settlement-equation.ts'
import { eachWayHalves, eachWayOdds, eachWayPrices, placeOdds, placeTerms } from './place-terms.ts'
import { isShared, paidStartingPrice, type RaceReturn } from './race-return.ts'
import { hasStartingPrice, raceTermsOf } from './race-terms.ts'
import { deductionFor, totalDeduction } from './rule-four.ts'
import { runnerResult, type Placing } from './runner-result.ts'

describe('place terms', () => {
  test.each([
    [4, false, null],
    [5, false, { places: 2, part: 4 }],
    [7, true, { places: 2, part: 4 }],
    [8, true, { places: 3, part: 5 }],
    [11, true, { places: 3, part: 5 }],
    [12, false, { places: 3, part: 5 }],
    [12, true, { places: 3, part: 4 }],
    [15, true, { places: 3, part: 4 }],
    [16, false, { places: 3, part: 5 }],
    [16, true, { places: 4, part: 4 }],
  ])('%i runners, handicap %s', (runners, isHandicap, terms) => {
    expect(placeTerms(runners, isHandicap)).toEqual(terms)
  })
})

describe('each way', () => {
  test('half of the stake on the win at 6.00, half on a place at a fifth of it', () => {
    const odds = eachWayOdds(oddsOf(6000), 5)
    expect(odds).toBe(4000)
    expect(placeOdds(oddsOf(6000), 5)).toBe(2000)
    const { win, place } = eachWayHalves(odds, 5)
    expect(compare(win, rational(6n))).toBe(0)
    expect(compare(place, rational(2n))).toBe(0)
  })

  test('a runner that is placed pays the place half alone, one that is not pays nothing', () => {
    const market = { places: 3, part: 5 }
    const paid = (placing: Placing) => legFactor(oddsOf(4000), runnerResult(market, placing, 0))
    expect(compare(paid({ rank: 1, tied: 1 }), rational(4n))).toBe(0)
    expect(compare(paid({ rank: 3, tied: 1 }), rational(1n))).toBe(0)
    expect(isLost(runnerResult(market, { rank: 4, tied: 1 }, 0))).toBe(true)
    expect(isLost(runnerResult(market, null, 0))).toBe(true)
    expect(isWhollyWon(runnerResult(market, { rank: 1, tied: 1 }, 0))).toBe(true)
    expect(isWhollyWon(runnerResult(market, { rank: 2, tied: 1 }, 0))).toBe(false)
  })

  test('two on the line for the last place share it', () => {
    const result = runnerResult({ places: 3, part: 5 }, { rank: 3, tied: 2 }, 0)
    expect(result.race && isShared(result.race)).toBe(true)
    // EUR 10 each way at 6.00: half of the place stake wins at 2.00.
    const bet = { ...termsOf([4000]), stake: amountOf(2000n) }
    const settled = settleBet({ ...bet, legs: [{ odds: oddsOf(4000), result }] })
    expect(settled.payout).toBe(1000n)
  })
})

describe('Rule 4', () => {
  test.each([
    [1100, 90],
    [1111, 90],
    [1150, 85],
    [1250, 80],
    [1300, 75],
    [1400, 70],
    [1500, 65],
    [1600, 60],
    [1800, 55],
    [1900, 50],
    [2000, 45],
    [2500, 40],
    [2750, 35],
    [3250, 30],
    [4000, 25],
    [5000, 20],
    [6500, 15],
    [10_000, 10],
    [15_000, 5],
    [15_001, 0],
  ])('a runner withdrawn at %i takes %i of a hundred', (odds, hundredths) => {
    expect(deductionFor(oddsOf(odds))).toBe(hundredths)
  })

  test('several are added, never to more than ninety', () => {
    expect(totalDeduction([oddsOf(4000), oddsOf(6500)])).toBe(40)
    expect(totalDeduction([oddsOf(1250), oddsOf(3000)])).toBe(90)
    expect(totalDeduction([])).toBe(0)
  })

  test('it is taken off the winnings, not off the stake', () => {
    const result = runnerResult({ places: 1, part: null }, { rank: 1, tied: 1 }, 25)
    expect(compare(legFactor(oddsOf(5000), result), rational(4n))).toBe(0)
  })
})

/**
 * What a bet of `stake` smallest units comes to, worked out with whole numbers alone and by the rule
 * book: every half and every share of the stake by itself, its own deduction off its own winnings.
 */
function byTheRuleBook(bet: {
  stake: bigint
  /** Thousandths. */
  win: bigint
  part: bigint | null
  places: number
  order: readonly number[]
  runner: number
  deduction: bigint
  /** Thousandths; null for a bet that is not paid at it. */
  startingPrice: bigint | null
}): bigint {
  const { stake, win, part, places, order, runner, deduction, startingPrice } = bet
  const own = order[runner] ?? 0
  const ahead = order.filter((rank) => rank < own).length
  const level = order.filter((rank) => rank === own).length
  // In parts of: two halves, runners on the line, thousandths, hundredths, the place part.
  const unit = 2n * BigInt(level) * 1000n * 100n * 20n
  const taken = (win - 1000n) * (100n - deduction)
  const started = ((startingPrice ?? 1000n) - 1000n) * 100n
  const profit = started > taken ? started : taken
  const pays = (stakeUnits: bigint, over: bigint, paid: number): bigint => {
    const left = BigInt(Math.min(level, Math.max(0, paid - ahead)))
    const winning = (stakeUnits * left) / BigInt(level)
    return winning + (winning * profit) / (over * 1000n * 100n)
  }
  const whole = stake * unit * 1000n
  const total =
    part === null
      ? pays(whole, 1n, places)
      : pays(whole / 2n, 1n, 1) + pays(whole / 2n, part, places)
  return total / (unit * 1000n)
}

test('[RACE-01] settlement is exact against arithmetic of its own', () => {
  fc.assert(
    fc.property(
      fc.record({
        // Steps of 0.04: at these the price of both halves has no more than thousandths.
        win: fc.integer({ min: 1, max: 1200 }).map((steps) => 1000 + steps * 40),
        stake: fc.integer({ min: 1, max: 5_000_000 }),
        places: fc.integer({ min: 1, max: 4 }),
        part: fc.constantFrom(null, 4, 5),
        gaps: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 4, maxLength: 16 }),
        runner: fc.nat(),
        deduction: fc.integer({ min: 0, max: 18 }).map((steps) => steps * 5),
        startingPrice: fc.option(fc.integer({ min: 1001, max: 60_000 })),
      }),
      ({ win, stake, places, part, gaps, runner: any, deduction, startingPrice }) => {
        // Ranks of the whole field, those with no gap before them on the line with the one ahead.
        const order: number[] = []
        for (const [place, gap] of gaps.entries()) {
          order.push(gap === 0 ? (order.at(-1) ?? 1) : place + 1)
        }
        const runner = any % order.length
        const rank = order[runner] ?? 1
        const tied = order.filter((other) => other === rank).length
        const told = runnerResult({ places, part }, { rank, tied }, deduction)
        const result = startingPrice === null ? told : startedAt(told, startingPrice)
        const odds = part === null ? oddsOf(win) : eachWayOdds(oddsOf(win), part)
        const terms = { ...termsOf([odds]), stake: amountOf(BigInt(stake)) }
        expect(settleBet({ ...terms, legs: [{ odds, result }] }).payout).toBe(
          byTheRuleBook({
            stake: BigInt(stake),
            win: BigInt(win),
            part: part === null ? null : BigInt(part),
            places,
            order,
            runner,
            deduction: BigInt(deduction),
            startingPrice: startingPrice === null ? null : BigInt(startingPrice),
          }),
        )
      },
    ),
  )
})

/** As a leg with best odds guaranteed is told. */
function startedAt(told: LegResult, startingPrice: number): LegResult {
  const { race, ...result } = told
  if (race === undefined) return told
  return { ...result, race: { ...race, startingPrice: oddsOf(startingPrice) } }
}

describe('best odds guaranteed', () => {
  const whole = { won: 1, of: 1 }
  const toWin = { deduction: 0, share: whole, eachWay: null }
  const paid = (odds: number, race: RaceReturn, more: Partial<BetTerms> = {}) =>
    settleBet({
      ...termsOf([odds], more),
      legs: [{ odds: oddsOf(odds), result: { ...WON, race } }],
    }).payout

  test.each([
    [5000, 6000, 0, 6000n, true],
    [5000, 4000, 0, 5000n, false],
    [5000, 5000, 0, 5000n, false],
    // 5.00 less 25 % of its winnings is 4.00.
    [5000, 4500, 25, 4500n, true],
    [5000, 4000, 25, 4000n, false],
    [5000, 3900, 25, 4000n, false],
  ])(
    '[RACE-01] EUR 10 at %i with a starting price of %i and Rule 4 of %i %% pays %i',
    (odds, start, deduction, cents, isStart) => {
      const race = { ...toWin, deduction, startingPrice: oddsOf(start) }
      expect(paid(odds, race)).toBe(cents)
      expect(paidStartingPrice(oddsOf(odds), race)).toBe(isStart ? start : null)
    },
  )

  test('[RACE-01] both halves of an each-way bet are paid at it, and a dead heat divides as ever', () => {
    // 4.00 is 6.00 to win and 2.00 to be placed at a fifth; at 11.00 a place is 3.00.
    const race = { deduction: 0, share: whole, eachWay: { part: 5, win: whole } }
    const started = { ...race, startingPrice: oddsOf(11_000) }
    expect(paid(4000, race)).toBe(4000n)
    expect(paid(4000, started)).toBe(7000n)
    expect(paid(4000, { ...started, eachWay: { part: 5, win: { won: 0, of: 1 } } })).toBe(1500n)
    const half = { won: 1, of: 2 }
    expect(paid(4000, { ...started, share: half, eachWay: { part: 5, win: half } })).toBe(3500n)
  })

  test('[RACE-01] no more is paid than the house pays on a bet, and a freebet has the guarantee too', () => {
    const race = { ...toWin, startingPrice: oddsOf(20_000) }
    expect(paid(5000, race, { maxPayout: amountOf(12_000n) })).toBe(12_000n)
    expect(paid(5000, race, { freebetMode: 'only_win' })).toBe(19_000n)
    expect(paid(5000, race, { freebetMode: 'all_win' })).toBe(20_000n)
  })

  test('[RACE-01] to win and each way alone have it', () => {
    expect([910, 911, 912, 1].map(hasStartingPrice)).toEqual([true, false, true, false])
  })

  test('[RACE-01] in combos and systems it is exact against fractions of its own', () => {
    const leg = fc.record({
      win: fc.integer({ min: 1, max: 300 }).map((steps) => 1000 + steps * 40),
      start: fc.option(fc.integer({ min: 1001, max: 15_000 })),
      deduction: fc.integer({ min: 0, max: 18 }).map((steps) => steps * 5),
      part: fc.constantFrom(null, 4, 5),
      isFirst: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(leg, { minLength: 2, maxLength: 4 }), fc.boolean(), (legs, isSystem) => {
        // Of one unit, over 1000 · 100 · 2 · 20 for each leg.
        const OVER = 4_000_000n
        const returns = legs.map(({ win, start, deduction, part, isFirst }) => {
          const taken = BigInt(win - 1000) * BigInt(100 - deduction)
          const started = BigInt((start ?? 1000) - 1000) * 100n
          const profit = started > taken ? started : taken
          if (part === null) return OVER + profit * 40n
          const placed = OVER / 2n + (profit * 20n) / BigInt(part)
          return isFirst ? OVER / 2n + profit * 20n + placed : placed
        })
        const stake = 1_234_567n
        const product = (of: readonly bigint[]) => of.reduce((all, one) => all * one, 1n)
        const pairs = returns.flatMap((one, at) => returns.slice(at + 1).map((two) => one * two))
        const expected = isSystem
          ? (stake * pairs.reduce((sum, pair) => sum + pair, 0n)) /
            (BigInt(pairs.length) * OVER * OVER)
          : (stake * product(returns)) / OVER ** BigInt(returns.length)
        const odds = legs.map(({ win, part }) =>
          part === null ? win : eachWayOdds(oddsOf(win), part),
        )
        const terms = isSystem ? systemOf(odds, 2) : termsOf(odds)
        const settled = settleBet(
          {
            ...terms,
            stake: amountOf(stake),
            legs: legs.map(({ start, deduction, part, isFirst }, index) => {
              const race = {
                deduction,
                share: whole,
                eachWay: part === null ? null : { part, win: isFirst ? whole : { won: 0, of: 1 } },
                ...(start !== null && { startingPrice: oddsOf(start) }),
              }
              return { odds: oddsOf(odds[index] ?? 0), result: { ...WON, race } }
            }),
          },
          10n ** 12n,
        )
        expect(settled.payout).toBe(expected)
      }),
    )
  })

  test('[RACE-01] My bets comes to the same sum, and Rule 4 takes nothing of the starting price', () => {
    const bet = (startingPrice: number, cents: bigint) => ({
      type: 'single' as const,
      stake: amountOf(1000n),
      paid: amountOf(cents),
      systemType: null,
      odds: oddsOf(5000),
      boostOdds: null,
      legs: [
        {
          status: 'won' as const,
          odds: oddsOf(5000),
          deadHeatFactor: null,
          race: { ...toWin, deduction: 25, startingPrice: oddsOf(startingPrice) },
        },
      ],
    })
    expect(settlementEquation(bet(4500, 4500n))).toMatchObject({ factors: [{ text: '4.50' }] })
    expect(ruleFourCut(bet(4500, 4500n))).toBe(0n)
    expect(settlementEquation(bet(3000, 4000n))).toMatchObject({ factors: [{ text: '4.00' }] })
    expect(ruleFourCut(bet(3000, 4000n))).toBe(1000n)
  })
})

test('an each-way double takes the whole return of one leg to the next', () => {
  const market = { places: 3, part: 5 }
  const [first, placed] = [1, 2].map((rank) => runnerResult(market, { rank, tied: 1 }, 0))
  if (first === undefined || placed === undefined) throw new Error('two results')
  const legs = [
    { odds: oddsOf(4000), result: first },
    { odds: oddsOf(7000), result: placed },
  ]
  // 4.00, then half at 1 + 10 ÷ 5.
  const rate: Rational = rational(6n)
  const settled = settleBet({ ...termsOf([4000, 7000]), stake: amountOf(1000n), legs })
  expect(settled.payout).toBe(rate.numerator * 1000n)
})

describe('what a player is told of a bet on a runner', () => {
  test('[RACE-01] places and part stand in its market', () => {
    const line = 'field=9|places=3|part=5'
    expect(raceTermsOf(912, line)).toEqual({ places: 3, part: 5 })
    expect(raceTermsOf(911, line)).toEqual({ places: 3, part: null })
    expect(raceTermsOf(910, 'field=9')).toEqual({ places: 1, part: null })
    expect(raceTermsOf(1, line)).toBeNull()
    for (const odd of ['field=9', 'places=x|part=5', 'places=-1|part=0']) {
      expect(raceTermsOf(912, odd)).toBeNull()
      expect(raceTermsOf(911, odd)).toBeNull()
    }
  })

  test('[RACE-01] both halves of an each-way price', () => {
    expect(eachWayPrices(oddsOf(4000), 5)).toEqual({ win: 6000, place: 2000 })
    expect(eachWayPrices(oddsOf(1333), 4)).toEqual({ win: 1532, place: 1133 })
  })

  test('[RACE-01] Rule 4 is stated to the cent, by the same sum that was paid', () => {
    const race = { deduction: 15, share: { won: 1, of: 1 }, eachWay: null }
    const bet = (paid: bigint, deduction: number) => ({
      type: 'single' as const,
      stake: amountOf(1000n),
      paid: amountOf(paid),
      systemType: null,
      odds: oddsOf(5000),
      boostOdds: null,
      legs: [
        {
          status: 'won' as const,
          odds: oddsOf(5000),
          deadHeatFactor: null,
          race: { ...race, deduction },
        },
      ],
    })
    // EUR 10 at 5.00: EUR 40 won, 15 % of it kept back.
    expect(ruleFourCut(bet(4400n, 15))).toBe(600n)
    expect(ruleFourCut(bet(5000n, 0))).toBe(0n)
    expect(settlementEquation(bet(4399n, 15))).toBeNull()
    expect(ruleFourCut(bet(4399n, 15))).toBeNull()
  })
})
