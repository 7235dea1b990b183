import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { compare, rational, type Rational } from '../exact/rational.ts'
import { oddsOf } from '../odds/odds.ts'
import { isLost, isWhollyWon, legFactor } from '../settlement/leg-result.ts'
import { settleBet } from '../settlement/settle-bet.ts'
import { amountOf } from '../money/amount.ts'
import { termsOf } from '../testing/terms.ts'
import { settlementEquation, ruleFourCut } from '../my-bets/settlement-equation.ts'
import { eachWayHalves, eachWayOdds, eachWayPrices, placeOdds, placeTerms } from './place-terms.ts'
import { isShared } from './race-return.ts'
import { raceTermsOf } from './race-terms.ts'
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
}): bigint {
  const { stake, win, part, places, order, runner, deduction } = bet
  const own = order[runner] ?? 0
  const ahead = order.filter((rank) => rank < own).length
  const level = order.filter((rank) => rank === own).length
  // In parts of: two halves, runners on the line, thousandths, hundredths, the place part.
  const unit = 2n * BigInt(level) * 1000n * 100n * 20n
  const pays = (stakeUnits: bigint, profit: bigint, over: bigint, paid: number): bigint => {
    const left = BigInt(Math.min(level, Math.max(0, paid - ahead)))
    const winning = (stakeUnits * left) / BigInt(level)
    return winning + (winning * profit * (100n - deduction)) / (over * 1000n * 100n)
  }
  const whole = stake * unit * 1000n
  const total =
    part === null
      ? pays(whole, win - 1000n, 1n, places)
      : pays(whole / 2n, win - 1000n, 1n, 1) + pays(whole / 2n, win - 1000n, part, places)
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
      }),
      ({ win, stake, places, part, gaps, runner: any, deduction }) => {
        // Ranks of the whole field, those with no gap before them on the line with the one ahead.
        const order: number[] = []
        for (const [place, gap] of gaps.entries()) {
          order.push(gap === 0 ? (order.at(-1) ?? 1) : place + 1)
        }
        const runner = any % order.length
        const rank = order[runner] ?? 1
        const tied = order.filter((other) => other === rank).length
        const result = runnerResult({ places, part }, { rank, tied }, deduction)
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
          }),
        )
      },
    ),
  )
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
