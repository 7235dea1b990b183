import { describe, expect, test } from 'vitest'
import { readVectors } from '../../testing/vectors.ts'
import type { LegResult } from '../leg-result.ts'
import { LOST, VOID, WON } from '../leg-result.ts'
import type { Score } from './score.ts'
import type { Side } from './score-rules.ts'
import {
  settleBothScore,
  settleCorrectScore,
  settleDoubleChance,
  settleDrawNoBet,
  settleMatchResult,
  settleOddEven,
} from './score-rules.ts'

type Input = {
  result: { single_score?: string; scores?: string }
  selection: { name?: string; selection?: string; header?: string }
}

const RESULTS: Record<string, LegResult> = { WON, LOST, VOID }

function scoreOf({ single_score }: Input['result']): Score {
  const [home, away] = (single_score ?? '').split('-').map(Number)
  return { home: home ?? Number.NaN, away: away ?? Number.NaN }
}

const side = (name: string): Side | null =>
  /^(home|1)$/i.test(name)
    ? 'home'
    : /^(away|2)$/i.test(name)
      ? 'away'
      : /^(draw|tie|x)$/i.test(name)
        ? 'draw'
        : null

const CHANCES: Record<string, readonly Side[]> = {
  '12': ['home', 'away'],
  'home or away': ['home', 'away'],
  '1x': ['home', 'draw'],
  'home or draw': ['home', 'draw'],
  x2: ['draw', 'away'],
  '2x': ['draw', 'away'],
  'draw or away': ['draw', 'away'],
  'away or draw': ['draw', 'away'],
}

function settle(market: string, name: string, score: Score): LegResult | null {
  const picked = side(name)
  switch (market) {
    case '1x2':
      return picked && settleMatchResult(picked, score)
    case 'double_chance': {
      const sides = CHANCES[name.toLowerCase()]
      return sides === undefined ? null : settleDoubleChance(sides, score)
    }
    case 'draw_no_bet':
      return picked === 'home' || picked === 'away' ? settleDrawNoBet(picked, score) : null
    case 'btts':
      return settleBothScore(name.toLowerCase() === 'yes' ? 'yes' : 'no', score)
    case 'odd_even':
      return settleOddEven(name.toLowerCase() === 'odd' ? 'odd' : 'even', score)
    case 'correct_score':
      return settleCorrectScore(scoreOf({ single_score: name }), score)
    default:
      return null
  }
}

const MARKETS = ['1x2', 'double_chance', 'draw_no_bet', 'btts', 'odd_even', 'correct_score']

const vectors = readVectors<Input, string>('settlement_markets').filter(
  ({ category, market, input }) =>
    category === 'settlement' &&
    MARKETS.includes(market ?? '') &&
    /^\d+-\d+$/.test(input.result?.single_score ?? ''),
)

const reversed = (score?: string) => score?.split('-').toReversed().join('-')

describe('markets that a final score settles', () => {
  test.each(vectors)('$id $market $input.selection at $input.result', (vector) => {
    const { selection, header } = vector.input.selection
    // The source names scores of an away win from the away side.
    const name =
      header === 'Away' ? reversed(vector.input.selection.name) : vector.input.selection.name
    const result = settle(
      vector.market ?? '',
      name ?? selection ?? '',
      scoreOf(vector.input.result),
    )
    expect(result).toEqual(RESULTS[vector.expected])
  })
})
