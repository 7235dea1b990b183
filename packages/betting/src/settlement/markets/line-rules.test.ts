import { describe, expect, test } from 'vitest'
import { oddsOf } from '../../odds/odds.ts'
import { readVectors } from '../../testing/vectors.ts'
import type { LegResult } from '../leg-result.ts'
import { HALF_LOST, HALF_WON, legFactor, LOST, VOID, WON } from '../leg-result.ts'
import { toNumber } from '../../exact/rational.ts'
import type { LineSide } from './line-rules.ts'
import { lineQuarters, settleLine } from './line-rules.ts'
import type { Score } from './score.ts'

const RESULTS: Record<string, LegResult> = { WON, LOST, VOID, HALF_WON, HALF_LOST }

type Input = {
  result: { single_score?: string; scores?: string }
  selection: { name?: string; header?: string; handicap?: string }
}

const vectors = readVectors<Input, string>('settlement_markets').filter(
  ({ category, market }) =>
    category === 'settlement' && ['asian_handicap', 'over_under'].includes(market ?? ''),
)

function scoreOf(text: string): Score {
  const [home, away] = text.split('-').map(Number)
  return { home: home ?? 0, away: away ?? 0 }
}

function settle({ result, selection }: Input): LegResult | null {
  const side = selection.header?.toLowerCase() as LineSide
  const name = (selection.name ?? '').replace(/^\+/, '')
  // A handicap is named from the view of its own side, the feed's line from the home side.
  const line = side === 'away' ? (name.startsWith('-') ? name.slice(1) : `-${name}`) : name
  return settleLine(line, side, scoreOf(result.single_score ?? ''))
}

const plain = vectors.filter(({ input }) => input.result?.single_score !== undefined)

describe('lines', () => {
  test.each(plain)('$id $market $input.selection at $input.result', ({ input, expected }) => {
    expect(settle(input)).toEqual(RESULTS[expected])
  })
})

type Payout = {
  home: number
  away: number
  home_handicap: string
  side: LineSide
  odds: number
  stake: number
}

const payouts = readVectors<Payout, { profit: number }>('settlement_markets').filter(
  ({ category }) => category === 'settlement-payout',
)

test.each(payouts)('$id gains $expected.profit', ({ input, expected }) => {
  // A split line such as -0.5/-1 is the quarter line between them.
  const parts = input.home_handicap.split('/').map(Number)
  const line = parts.reduce((sum, part) => sum + part, 0) / parts.length
  const leg = settleLine(String(line), input.side, input)
  if (leg === null) throw new Error('no rule')
  const factor = toNumber(legFactor(oddsOf(Math.round(input.odds * 1000)), leg))
  expect((factor - 1) * input.stake).toBeCloseTo(expected.profit, 2)
})

test('over and under, home and away are opposites', () => {
  const opposite = new Map([
    [WON, LOST],
    [LOST, WON],
    [VOID, VOID],
    [HALF_WON, HALF_LOST],
    [HALF_LOST, HALF_WON],
  ])
  for (let quarters = -12; quarters <= 12; quarters += 1) {
    const line = String(quarters / 4)
    for (const score of [0, 1, 2, 3].flatMap((home) => [0, 2].map((away) => ({ home, away })))) {
      for (const [a, b] of [
        ['home', 'away'],
        ['over', 'under'],
      ] as const) {
        const one = settleLine(line, a, score)
        expect(one === null ? null : opposite.get(one)).toBe(settleLine(line, b, score))
      }
    }
  }
})

test('a line finer than a quarter has no rule', () => {
  expect(lineQuarters('2.75')).toBe(11n)
  expect(['0.1', 'x', ''].map(lineQuarters)).toEqual([null, null, null])
  expect(settleLine('0.1', 'over', { home: 1, away: 0 })).toBeNull()
})
