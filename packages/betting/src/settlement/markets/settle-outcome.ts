import type { LegResult } from '../leg-result.ts'
import { correctScoreOf, isListedScore, OTHER_SCORE } from './correct-scores.ts'
import type { LineSide } from './line-rules.ts'
import { settleLine } from './line-rules.ts'
import type { Score } from './score.ts'
import type { Side } from './score-rules.ts'
import {
  decide,
  settleBothScore,
  settleCorrectScore,
  settleDoubleChance,
  settleDrawNoBet,
  settleMatchResult,
  settleOddEven,
} from './score-rules.ts'

type Rule = (outcomeId: string, specifier: string, score: Score) => LegResult | null

const SIDES: Readonly<Record<string, Side>> = { '1': 'home', '2': 'draw', '3': 'away' }
const TWO_SIDES: Readonly<Record<string, 'home' | 'away'>> = { '4': 'home', '5': 'away' }
const LINE_SIDES: Readonly<Record<string, LineSide>> = {
  '12': 'over',
  '13': 'under',
  '1714': 'home',
  '1715': 'away',
}
const DOUBLE_CHANCES: Readonly<Record<string, readonly Side[]>> = {
  '9': ['home', 'draw'],
  '10': ['home', 'away'],
  '11': ['draw', 'away'],
}

const result = ruleOf(SIDES, settleMatchResult)
const drawNoBet = ruleOf(TWO_SIDES, settleDrawNoBet)
const bothScore = ruleOf({ '74': 'yes', '76': 'no' } as const, settleBothScore)
const oddEven = ruleOf({ '70': 'odd', '72': 'even' } as const, settleOddEven)

/** Rules by market id of the unified odds feed. */
const RULES: ReadonlyMap<number, Rule> = new Map([
  [1, result],
  [10, ruleOf(DOUBLE_CHANCES, settleDoubleChance)],
  [11, drawNoBet],
  [16, handicap],
  [18, total],
  [26, oddEven],
  [29, bothScore],
  [45, correctScore],
  // Tennis: winner, set handicap, game handicap, total sets and games.
  [186, drawNoBet],
  [187, handicap],
  [188, handicap],
  [189, total],
  [314, total],
  // Including overtime: winner, handicap, total.
  [219, drawNoBet],
  [223, handicap],
  [225, total],
  // Overtime and penalties included.
  [406, drawNoBet],
  [410, handicap],
  [412, total],
])

/**
 * How an outcome ended. `score` is the final one of what the market counts: regular time or with
 * overtime, goals, points, games or sets. Null when the market, line or outcome is not covered.
 */
export function settleOutcome(
  marketId: number,
  specifier: string,
  outcomeId: string,
  score: Score,
): LegResult | null {
  return RULES.get(marketId)?.(outcomeId, specifier, score) ?? null
}

/** One entry of a specifier such as `total=2.5|setnr=1`; null when it is not there. */
export function specifierValue(specifier: string, name: string): string | null {
  const entry = specifier.split('|').find((part) => part.startsWith(`${name}=`))
  return entry === undefined ? null : entry.slice(name.length + 1)
}

function ruleOf<Picked>(
  outcomes: Readonly<Record<string, Picked>>,
  settle: (picked: Picked, score: Score) => LegResult,
): Rule {
  return (outcomeId, _specifier, score) => {
    const picked = outcomes[outcomeId]
    return picked === undefined ? null : settle(picked, score)
  }
}

function handicap(outcomeId: string, specifier: string, score: Score): LegResult | null {
  const side = LINE_SIDES[outcomeId]
  const line = specifierValue(specifier, 'hcp')
  return line !== null && (side === 'home' || side === 'away')
    ? settleLine(line, side, score)
    : null
}

function total(outcomeId: string, specifier: string, score: Score): LegResult | null {
  const side = LINE_SIDES[outcomeId]
  const line = specifierValue(specifier, 'total')
  return line !== null && (side === 'over' || side === 'under')
    ? settleLine(line, side, score)
    : null
}

function correctScore(outcomeId: string, _specifier: string, score: Score): LegResult | null {
  if (outcomeId === OTHER_SCORE) return decide(!isListedScore(score))
  const picked = correctScoreOf(outcomeId)
  return picked === null ? null : settleCorrectScore(picked, score)
}
