import { expect, test } from 'vitest'
import { amountOf } from '../money/amount.ts'
import { oddsOf } from '../odds/odds.ts'
import { HALF_WON, LOST, VOID, WON } from '../settlement/leg-result.ts'
import type { LegResult } from '../settlement/leg-result.ts'
import { settleBet } from '../settlement/settle-bet.ts'
import { systemOf, termsOf } from '../testing/terms.ts'
import type { PointsRule } from './points.ts'
import { farmedPoints } from './points.ts'

const rule: PointsRule = {
  perEuro: 3,
  isByOdds: false,
  results: 'all',
  most: null,
  minOdds: null,
}
const EURO = amountOf(100n)

function points(more: Partial<PointsRule>, bet: ReturnType<typeof termsOf>, ...ends: LegResult[]) {
  const settled = {
    ...bet,
    legs: bet.legs.map(({ odds }, index) => ({ odds, result: ends[index] ?? WON })),
  }
  return farmedPoints({ ...rule, ...more }, settled, settleBet(settled).result, EURO)
}

test('[HUNT-01] points follow stake and odds as the offer says, won or lost', () => {
  const bet = termsOf([2000, 1500])
  expect(points({}, bet, WON, WON)).toBe(30n)
  expect(points({}, bet, LOST, WON)).toBe(30n)
  expect(points({ isByOdds: true }, bet, LOST, WON)).toBe(90n)
  expect(points({ isByOdds: true }, bet, HALF_WON, WON)).toBe(90n)
  expect(points({ isByOdds: true, most: 40 }, bet, WON, WON)).toBe(40n)
  expect(points({}, termsOf([2000], { stake: amountOf(99n) }))).toBe(2n)
  expect(points({ results: 'won' }, bet, LOST, WON)).toBe(0n)
  expect(points({ results: 'won' }, bet, WON, WON)).toBe(30n)
  // Both lines of two at 2.00, all three won: 4 on average.
  expect(points({ isByOdds: true }, systemOf([2000, 2000, 2000], 2))).toBe(120n)
})

test('[HUNT-01] what was not at risk farms nothing', () => {
  expect(points({}, termsOf([2000]), VOID)).toBe(0n)
  expect(points({}, termsOf([2000], { freebetMode: 'all_win' }))).toBe(0n)
  const open = { ...termsOf([2000]), legs: [{ odds: oddsOf(2000), result: WON }] }
  expect(farmedPoints(rule, open, 'cashed_out', EURO)).toBe(0n)
  expect(farmedPoints(rule, open, 'canceled', EURO)).toBe(0n)
})

test('[HUNT-01] a void leg counts at 1.00, for the least odds too', () => {
  const bet = termsOf([2000, 1500])
  expect(points({ isByOdds: true }, bet, VOID, LOST)).toBe(45n)
  expect(points({ minOdds: oddsOf(1600) }, bet, VOID, LOST)).toBe(0n)
  expect(points({ minOdds: oddsOf(3000) }, bet, WON, LOST)).toBe(30n)
})
