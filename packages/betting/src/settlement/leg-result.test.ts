import { describe, expect, test } from 'vitest'
import { compare, rational, toNumber } from '../exact/rational.ts'
import { oddsOf } from '../odds/odds.ts'
import { readVectors } from '../testing/vectors.ts'
import type { LegResult } from './leg-result.ts'
import {
  deadHeatOf,
  HALF_LOST,
  HALF_WON,
  isDecided,
  isLost,
  isVoid,
  legFactor,
  LOST,
  UNDECIDED,
  VOID,
  WON,
} from './leg-result.ts'

type Input = {
  result: -1 | 0 | 1
  void_factor: number | null
  dead_heat_factor: number | null
  odds: string
}

function legOf({ result, void_factor, dead_heat_factor }: Input): LegResult {
  const voidFactor = void_factor === 1 ? 1000 : void_factor === 0.5 ? 500 : 0
  return { result, voidFactor, deadHeatFactor: Math.round((dead_heat_factor ?? 1) * 1000) }
}

function classOf(leg: LegResult): string {
  if (!isDecided(leg)) return 'UNKNOWN'
  if (isVoid(leg)) return 'VOID'
  if (leg.voidFactor === 500) return leg.result === 1 ? 'HALF_WIN' : 'HALF_LOSE'
  if (leg.result === 0) return 'LOSE'
  return leg.deadHeatFactor === 1000 ? 'WIN' : 'WIN_DEAD_HEAT'
}

const vectors = readVectors<Input, { class: string }>('dead_heat_and_void').filter(
  ({ category }) => category === 'uof-settlement',
)

test.each(vectors)('$id is $expected.class', ({ input, expected }) => {
  const leg = legOf(input)
  const odds = oddsOf(Math.round(Number(input.odds) * 1000))
  expect(classOf(leg)).toBe(expected.class)
  if (!isDecided(leg)) {
    expect(() => legFactor(odds, leg)).toThrow(RangeError)
    return
  }
  const v = input.void_factor ?? 0
  const won = input.result === 1 ? 1 : 0
  const plain = v + (1 - v) * Number(input.odds) * (input.dead_heat_factor ?? 1) * won
  expect(toNumber(legFactor(odds, leg))).toBeCloseTo(plain, 9)
})

describe('leg factors', () => {
  test('are exact for void, half and dead-heat results', () => {
    const factor = (leg: LegResult) => toNumber(legFactor(oddsOf(1900), leg))
    expect([WON, LOST, VOID, HALF_WON, HALF_LOST].map(factor)).toEqual([1.9, 0, 1, 1.45, 0.5])
    const third: LegResult = { ...WON, deadHeatFactor: rational(1n, 3n) }
    expect(compare(legFactor(oddsOf(1900), third), rational(19n, 30n))).toBe(0)
  })

  test('tell lost from half lost, and void from undecided', () => {
    expect([WON, LOST, VOID, HALF_LOST, UNDECIDED].map(isLost)).toEqual([
      false,
      true,
      false,
      false,
      false,
    ])
    expect(isDecided({ ...UNDECIDED, voidFactor: 1000 })).toBe(true)
  })
})

type Race = {
  win_prices: Record<string, string>
  place_prices: Record<string, string>
  places_paid: number
  result: [number, string][]
  bets: ['Win' | 'Eachway' | 'Place', string, string][]
}

const races = readVectors<Race, { total_payout: number }>('dead_heat_and_void').filter(
  ({ category }) => category === 'dead-heat',
)

/** Pays part by part, each rounded half up to cents as the vector's source does. */
function pay(race: Race, runner: string, cents: number, places: number, price: string): number {
  const rank = race.result.find(([, name]) => name === runner)?.[0]
  if (rank === undefined || rank > places) return 0
  const tied = race.result.filter(([other]) => other === rank).length
  const share = deadHeatOf(places - rank + 1, tied)
  const factor = legFactor(oddsOf(Math.round(Number(price) * 1000)), {
    ...WON,
    deadHeatFactor: share,
  })
  return Math.round(toNumber(factor) * cents + 1e-9)
}

test.each(races)('$id $input.scenario pays $expected.total_payout', ({ input, expected }) => {
  const total = input.bets.reduce((sum, [kind, runner, stake]) => {
    const cents = Math.round(Number(stake) * 100)
    const win = pay(input, runner, cents, 1, input.win_prices[runner] ?? '1')
    const place = pay(input, runner, cents, input.places_paid, input.place_prices[runner] ?? '1')
    return sum + (kind === 'Place' ? 0 : win) + (kind === 'Win' ? 0 : place)
  }, 0)
  expect(total / 100).toBeCloseTo(expected.total_payout, 9)
})

test('a dead heat shares the places that are left', () => {
  expect(compare(deadHeatOf(1, 2), rational(1n, 2n))).toBe(0)
  expect(compare(deadHeatOf(3, 2), rational(1n))).toBe(0)
  expect(compare(deadHeatOf(0, 1), rational(0n))).toBe(0)
  expect(() => deadHeatOf(1, 0)).toThrow(RangeError)
})
