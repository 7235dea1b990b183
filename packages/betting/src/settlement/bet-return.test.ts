import { expect, test } from 'vitest'
import { combinationsCount } from '../bets/combinations.ts'
import { toNumber } from '../exact/rational.ts'
import { oddsOf } from '../odds/odds.ts'
import { readOdds, toOdds } from '../odds/read-odds.ts'
import { systemOf } from '../testing/terms.ts'
import { readVectors } from '../testing/vectors.ts'
import { returnRate } from './bet-return.ts'
import type { LegResult } from './leg-result.ts'
import { LOST, VOID, WON } from './leg-result.ts'

const NO_CAP = 10n ** 15n
const RESULTS: Record<string, LegResult> = {
  WON,
  win: WON,
  winner: WON,
  LOST,
  lose: LOST,
  loser: LOST,
  placed: LOST,
  OPEN: LOST,
  VOID,
  void: VOID,
  partial: { ...WON, deadHeatFactor: 500 },
}

type Leg = { odds: number; result: LegResult }

/** Return of a bet that has `unit` on each line of every size. */
function totalReturn(legs: readonly Leg[], sizes: readonly number[], unit: number): number {
  return sizes.reduce((sum, k) => {
    const bet = {
      ...systemOf(
        legs.map(({ odds }) => odds),
        k,
      ),
      legs: legs.map((leg) => ({ ...leg, odds: oddsOf(leg.odds) })),
    }
    const lines = Number(combinationsCount(legs.length, k))
    return sum + toNumber(returnRate(bet, NO_CAP)) * lines * unit
  }, 0)
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

type Placed = {
  bet_type: string
  stake: number
  total_stake: number
  each_way: boolean
  bets: { result: string; odd_decimal?: number; odd_fractional?: string; ew_terms?: string }[]
}

function legOf({ result, odd_decimal, odd_fractional }: Placed['bets'][number]): Leg {
  const decimal =
    odd_fractional === undefined
      ? readOdds(String(odd_decimal), 'european')
      : readOdds(odd_fractional, 'british')
  const odds = decimal === null ? null : toOdds(decimal)
  const known = RESULTS[result]
  if (odds === null || known === undefined) throw new Error(`Unreadable leg ${result}`)
  return { odds, result: known }
}

function sizesOf({ bet_type, bets }: Placed): readonly number[] | null {
  const n = bets.length
  switch (bet_type.replace(/^bet_slip_(place_)?/, '')) {
    case 'single':
      return [1]
    case 'double':
      return [2]
    case 'treble':
      return [3]
    case 'fold':
      return [n]
    case 'lucky15':
    case 'lucky31':
    case 'lucky63':
    case 'patent':
      return range(1, n)
    case 'canadian':
    case 'superheinz':
    case 'trixie':
    case 'yankee':
      return range(2, n)
    default:
      return null
  }
}

const placed = readVectors<Placed, { return_payout: number }>('bets_system').filter(
  ({ category, input }) =>
    category === 'bet-settlement' && !input.each_way && input.bets.every((leg) => hasPrice(leg)),
)

function hasPrice(leg: Placed['bets'][number]): boolean {
  return leg.odd_decimal !== undefined || leg.odd_fractional !== undefined
}

test.each(placed)('$id $input.bet_type returns $expected.return_payout', ({ input, expected }) => {
  if (input.bets.length === 0) return
  const sizes = sizesOf(input)
  if (sizes === null) throw new Error(`Unknown bet ${input.bet_type}`)
  const total = totalReturn(input.bets.map(legOf), sizes, input.stake)
  // The source rounds each line to cents, and thirds do not fit into thousandths.
  expect(Math.abs(total - expected.return_payout)).toBeLessThan(1.5)
})

type Listed = {
  type?: string
  unit_stake?: number
  legs?: [number, string][]
  odds?: number[]
  stake?: number
  sizes?: number | number[]
  total_stake?: number
  results?: string[] | null
}

const settled = readVectors<Listed, { payout?: number; current_return?: number }>(
  'bets_system',
).filter(
  ({ category }) => category === 'system-settlement' || category === 'accumulator-settlement',
)

test.each(settled)('$id $category', ({ input, expected }) => {
  const wanted = expected.payout ?? expected.current_return
  if (wanted === undefined) return
  const listed: [number, string][] =
    input.legs ?? (input.odds ?? []).map((odds, index) => [odds, input.results?.[index] ?? 'win'])
  const legs = listed.map(([odds, result]) => ({
    odds: Math.round(odds * 1000),
    result: RESULTS[result] ?? LOST,
  }))
  const sizes =
    input.type === 'Patent'
      ? [1, 2, 3]
      : input.type === 'Doubles'
        ? [2]
        : [input.sizes ?? legs.length].flat()
  const lines = sizes.reduce((sum, k) => sum + Number(combinationsCount(legs.length, k)), 0)
  const unit = input.unit_stake ?? (input.total_stake ?? input.stake ?? 0) / lines
  expect(totalReturn(legs, sizes, unit)).toBeCloseTo(wanted, 1)
})
