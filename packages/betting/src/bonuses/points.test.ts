import { expect, test } from 'vitest'
import { amountOf } from '../money/amount.ts'
import { oddsOf } from '../odds/odds.ts'
import { eachWayOdds } from '../racing/place-terms.ts'
import type { RaceReturn } from '../racing/race-return.ts'
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

test('[HUNT-01] a won leg counts at what it came to, another at its price', () => {
  const byOdds = { isByOdds: true }
  const raced = (share: RaceReturn['share'], eachWay: RaceReturn['eachWay'] = null): LegResult => ({
    ...WON,
    race: { deduction: 0, share, eachWay },
  })
  // A ticket with a prize of a thousand for its numbers that wins its stake back.
  const ticket = termsOf([1_000_000])
  expect(points(byOdds, ticket, raced({ won: 1, of: 1_000 }))).toBe(30n)
  expect(points(byOdds, ticket, raced({ won: 1, of: 1 }))).toBe(30_000n)
  expect(points({ ...byOdds, results: 'won' }, ticket, raced({ won: 1, of: 1_000 }))).toBe(30n)
  // At 5.00 and a fifth of it for a place: no more than the place pays.
  const placed = raced({ won: 1, of: 1 }, { part: 5, win: { won: 0, of: 1 } })
  const eachWay = termsOf([eachWayOdds(oddsOf(5000), 5)])
  expect(points(byOdds, eachWay, placed)).toBe(27n)
  expect(points(byOdds, eachWay, LOST)).toBe(102n)
  const deadHeat = { ...WON, deadHeatFactor: 500 }
  expect(points(byOdds, termsOf([3000, 2000]), deadHeat, LOST)).toBe(90n)
  expect(points(byOdds, termsOf([3000]), { ...HALF_WON, deadHeatFactor: 500 })).toBe(45n)
  const custom = termsOf([2000, 2000], { betType: 'custom_bet', customOdds: oddsOf(3000) })
  expect(points(byOdds, custom, deadHeat, WON)).toBe(45n)
})

test('[HUNT-01] the least odds are those that the bet was taken at, however its legs were won', () => {
  const deadHeat = { ...WON, deadHeatFactor: 500 }
  expect(points({ minOdds: oddsOf(2000) }, termsOf([2000]), deadHeat)).toBe(30n)
})

test('[HUNT-01] no bet brings more points than can be added up', () => {
  const long = termsOf(Array.from({ length: 30 }, () => 1_000_000))
  expect(points({ isByOdds: true }, long)).toBe(1_000_000_000n)
  expect(points({ isByOdds: true, most: 40 }, long)).toBe(40n)
})
