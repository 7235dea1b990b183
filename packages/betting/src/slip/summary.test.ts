import { describe, expect, test } from 'vitest'
import { amountOf } from '../money/amount.ts'
import { oddsOf } from '../odds/odds.ts'
import { freebet } from '../testing/bonuses.ts'
import { add, addCustom, idOf, price, rules, run } from '../testing/slip.ts'
import { betFigures, changeEffect, slipSummary } from './summary.ts'

const multi = { provider: 'multi' }
const two = run([add('1', multi), add('2', { ...multi, odds: 3000 })])

test('[SLIP-34] [P4] what carries a stake is placed, and adds up to the total', () => {
  expect(slipSummary(two, rules)).toMatchObject({ totalStake: 0n, isStakeValid: false })
  const part = run([{ type: 'setStake', stake: amountOf(1000n), betKey: idOf('1') }], two)
  expect(slipSummary(part, rules)).toMatchObject({
    totalStake: 1000n,
    potentialWin: 2000n,
    lines: 1n,
    isStakeValid: true,
    placedCount: 1,
    betCount: 2,
  })
  const full = run([{ type: 'setStake', stake: amountOf(500n), betKey: idOf('2') }], part)
  expect(slipSummary(full, rules)).toMatchObject({
    totalStake: 1500n,
    potentialWin: 3500n,
    potentialNet: 2000n,
    isStakeValid: true,
    lines: 2n,
    selectionCount: 2,
    totalOdds: null,
    isCapped: false,
  })
  const least = run([{ type: 'setStake', stake: amountOf(1n), betKey: idOf('1') }], two)
  expect(slipSummary(least, rules).isStakeValid).toBe(true)
  const limits = { minStake: amountOf(1n), maxPayout: amountOf(1800n) }
  expect(slipSummary(full, { ...rules, limits })).toMatchObject({
    potentialWin: 3300n,
    isCapped: true,
  })
})

test('[FREE-02] a freebet takes nothing from the balance', () => {
  const free = run(
    [
      { type: 'setBonus', betKey: idOf('1'), bonus: freebet },
      { type: 'setStake', stake: amountOf(100n), betKey: idOf('2') },
    ],
    two,
  )
  expect(slipSummary(free, rules)).toMatchObject({
    totalStake: 100n,
    freebetStake: 500n,
    potentialWin: 800n,
    isStakeValid: true,
  })
})

test('an empty slip has no figures', () => {
  expect(slipSummary(run([]), rules)).toMatchObject({
    totalStake: 0n,
    potentialWin: 0n,
    totalOdds: null,
    isStakeValid: false,
  })
})

const stake = { type: 'setStake', stake: amountOf(1000n) } as const
const three = run([add('1'), add('2', { odds: 3000 }), add('3', { odds: 4000 }), stake])

describe('[M10] a leg that cannot be bet on', () => {
  test('counts in no figure of a combo', () => {
    expect(slipSummary(three, rules)).toMatchObject({ totalOdds: 24_000n, potentialWin: 24_000n })
    for (const status of [-1, -3] as const) {
      const dead = run([price('2', 3000, status)], three)
      expect(slipSummary(dead, rules)).toMatchObject({
        totalOdds: 8000n,
        potentialWin: 8000n,
        totalStake: 1000n,
        selectionCount: 3,
      })
    }
  })

  test('leaves of a system what stands once it is removed', () => {
    const four = run([add('4'), { type: 'setBetType', betType: 'system' }], three)
    const dead = run([price('4', 2000, -3)], four)
    const removed = run([{ type: 'cleanOut' }], dead)
    const { bets: _of, selectionCount: _all, ...figures } = slipSummary(removed, rules)
    expect(figures.lines).toBe(3n)
    expect(slipSummary(dead, rules)).toMatchObject(figures)
  })

  test('takes a single and its stake out of the totals, and its price from a custom bet', () => {
    const singles = run([{ ...stake, stake: amountOf(200n) }], two)
    const dead = run([price('1', 2000, -3)], singles)
    expect(slipSummary(dead, rules)).toMatchObject({
      totalStake: 200n,
      potentialWin: 600n,
      isPossible: true,
    })
    const other = { marketId: 18, specifier: 'total=2.5' }
    const custom = run([
      addCustom('1'),
      addCustom('1', other),
      {
        type: 'customOddsQuoted',
        betKey: 'custom_bet:1',
        selectionIds: [idOf('1'), idOf('1', other)],
        odds: oddsOf(3500),
      },
      stake,
    ])
    expect(slipSummary(custom, rules)).toMatchObject({ totalOdds: 3500n, potentialWin: 3500n })
    const lost = run([price('1', 2000, -3)], custom)
    expect(slipSummary(lost, rules)).toMatchObject({ totalOdds: null, potentialWin: 0n })
  })
})

test('[P3] a bet whose legs do not go together has no figures', () => {
  const pair = run([add('1'), add('1', { marketId: 18, specifier: 'total=2.5' }), stake])
  expect(slipSummary(pair, rules)).toMatchObject({
    totalOdds: null,
    totalStake: 0n,
    potentialWin: 0n,
    isPossible: false,
  })
})

test('[M9] a return is cut to the most that the currency pays', () => {
  const limits = { minStake: amountOf(50n), maxPayout: amountOf(10_000n) }
  const most = { ...rules, limits }
  expect(slipSummary(three, most)).toMatchObject({ potentialWin: 10_000n, isCapped: true })
  expect(slipSummary(three, rules)).toMatchObject({ potentialWin: 24_000n, isCapped: false })
})

const figures = (state: ReturnType<typeof run>, under = rules) =>
  state.bets.map((bet) => betFigures(bet, under))
const smallStake = { type: 'setStake', stake: amountOf(300n) } as const
const combo = run([add('1'), add('2'), add('3'), smallStake])

test('a combo is one line at the product of its prices', () => {
  expect(figures(combo)).toEqual([
    {
      betKey: 'combo',
      lines: 1n,
      totalOdds: 8000n,
      stake: 300n,
      potentialWin: 2400n,
      isCapped: false,
      isPossible: true,
    },
  ])
})

test('[SYS-09] a system has lines, no single price and a highest win', () => {
  const system = run([{ type: 'setBetType', betType: 'system' }], combo)
  expect(figures(system)[0]).toMatchObject({ lines: 3n, totalOdds: null, potentialWin: 1200n })
  const capped = figures(system, { ...rules, systemMaxWinFactor: 2n })[0]
  expect(capped).toMatchObject({ potentialWin: 600n, isCapped: true })
})

test('[CUST-06] a custom bet has the price it was given', () => {
  const custom = run([addCustom('1'), smallStake])
  expect(figures(custom)[0]).toMatchObject({ totalOdds: null, potentialWin: 0n })
  const quote = {
    type: 'customOddsQuoted',
    betKey: 'custom_bet:1',
    selectionIds: [idOf('1')],
    odds: oddsOf(3500),
  } as const
  expect(figures(run([quote], custom))[0]).toMatchObject({ totalOdds: 3500n, potentialWin: 1050n })
})

const double = run([add('1'), add('2', { odds: 3000 }), stake])

test('[P5] a changed price changes the return of the whole bet', () => {
  expect(changeEffect(double, rules)).toEqual({ before: 6000n, after: 6000n })
  expect(changeEffect(run([price('1', 1500)], double), rules)).toEqual({
    before: 6000n,
    after: 4500n,
  })
})

test('[P5] without a stake there is no return to change', () => {
  const bare = run([price('1', 1500)], run([add('1')]))
  expect(changeEffect(bare, rules)).toEqual({ before: 0n, after: 0n })
})
