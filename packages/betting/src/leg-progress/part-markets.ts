import { correctScoreId } from '../settlement/markets/correct-scores.ts'
import type { Score } from '../settlement/markets/score.ts'
import { specifierValue } from '../settlement/markets/settle-outcome.ts'

type Side = 'home' | 'away'

/** A market that counts a part of the match, or one side of it, by the rule of another market. */
type PartMarket = {
  /** The market of the whole match and both sides whose rule it follows. */
  readonly base: number
  /** Number of the period that counts, or the name of the specifier that has it. */
  readonly period?: number | 'setnr' | 'quarternr' | 'periodnr'
  /** Goals of the other side do not count. */
  readonly side?: Side
}

const RESULT = 1
const DOUBLE_CHANCE = 10
const DRAW_NO_BET = 11
const HANDICAP = 16
const TOTAL = 18
const ODD_EVEN = 26
const BOTH_SCORE = 29
const CORRECT_SCORE = 45
const HALF_CORRECT_SCORE = 81
/** Its games alone do not say who wins a set: it goes to six, with two between, or to a tie-break. */
export const SET_WINNER = 202

const PARTS: ReadonlyMap<number, PartMarket> = new Map<number, PartMarket>([
  // One side of the match.
  [19, { base: TOTAL, side: 'home' }],
  [20, { base: TOTAL, side: 'away' }],
  [27, { base: ODD_EVEN, side: 'home' }],
  [28, { base: ODD_EVEN, side: 'away' }],
  [190, { base: TOTAL, side: 'home' }],
  [191, { base: TOTAL, side: 'away' }],
  [198, { base: ODD_EVEN }],
  [227, { base: TOTAL, side: 'home' }],
  [228, { base: TOTAL, side: 'away' }],
  // First half.
  [60, { base: RESULT, period: 1 }],
  [63, { base: DOUBLE_CHANCE, period: 1 }],
  [64, { base: DRAW_NO_BET, period: 1 }],
  [66, { base: HANDICAP, period: 1 }],
  [68, { base: TOTAL, period: 1 }],
  [69, { base: TOTAL, period: 1, side: 'home' }],
  [70, { base: TOTAL, period: 1, side: 'away' }],
  [74, { base: ODD_EVEN, period: 1 }],
  [75, { base: BOTH_SCORE, period: 1 }],
  [HALF_CORRECT_SCORE, { base: CORRECT_SCORE, period: 1 }],
  // Second half.
  [83, { base: RESULT, period: 2 }],
  [85, { base: DOUBLE_CHANCE, period: 2 }],
  [86, { base: DRAW_NO_BET, period: 2 }],
  [88, { base: HANDICAP, period: 2 }],
  [90, { base: TOTAL, period: 2 }],
  [94, { base: ODD_EVEN, period: 2 }],
  [95, { base: BOTH_SCORE, period: 2 }],
  // Sets.
  [SET_WINNER, { base: DRAW_NO_BET, period: 'setnr' }],
  [203, { base: HANDICAP, period: 'setnr' }],
  [204, { base: TOTAL, period: 'setnr' }],
  // Quarters.
  [235, { base: RESULT, period: 'quarternr' }],
  [236, { base: TOTAL, period: 'quarternr' }],
  [302, { base: DRAW_NO_BET, period: 'quarternr' }],
  [303, { base: HANDICAP, period: 'quarternr' }],
  [304, { base: ODD_EVEN, period: 'quarternr' }],
  // Periods of ice hockey.
  [443, { base: RESULT, period: 'periodnr' }],
  [446, { base: TOTAL, period: 'periodnr' }],
  [460, { base: HANDICAP, period: 'periodnr' }],
])

/** Number of the only period that counts for a market, from 1; null where the whole match does. */
export function countedPeriod(marketId: number, specifier: string): number | null {
  const period = PARTS.get(marketId)?.period
  if (period === undefined) return null
  return typeof period === 'number' ? period : Number(specifierValue(specifier, period))
}

type Asked = { readonly marketId: number; readonly outcomeId: string; readonly score: Score }

/** The same question about a market of the whole match; as it was where it is one. */
export function asWholeMatch<Leg extends Asked>(leg: Leg): Leg {
  const part = PARTS.get(leg.marketId)
  if (part === undefined) return leg
  const isHalfScore = leg.marketId === HALF_CORRECT_SCORE
  const outcomeId = isHalfScore ? wholeScoreId(leg.outcomeId) : leg.outcomeId
  return { ...leg, marketId: part.base, outcomeId, score: ofSide(leg.score, part.side) }
}

/** Goals that do not count for the market are none. */
export function ofSide({ home, away }: Score, side: Side | undefined): Score {
  return { home: side === 'away' ? 0 : home, away: side === 'home' ? 0 : away }
}

const FIRST_HALF_SCORE = 462
const HALF_SCORES_A_SIDE = 3

/** Half-time scores up to 2:2 have ids of their own; empty for "any other". */
function wholeScoreId(outcomeId: string): string {
  const index = (Number(outcomeId) - FIRST_HALF_SCORE) / 2
  if (!Number.isInteger(index) || index < 0 || index >= HALF_SCORES_A_SIDE ** 2) return ''
  const score = {
    home: index % HALF_SCORES_A_SIDE,
    away: Math.floor(index / HALF_SCORES_A_SIDE),
  }
  return correctScoreId(score) ?? ''
}
