import type { LegResult } from '../leg-result.ts'
import { settleCombined, type CombinedMarket } from './combined-rules.ts'
import {
  correctScoreId,
  HALF,
  isScoreOutcome,
  WHOLE_MATCH,
  type ScoreGrid,
} from './correct-scores.ts'
import { settleBestOf, settleExact, settleMargin, settleRange } from './count-rules.ts'
import type { LineSide } from './line-rules.ts'
import { settleEuropeanHandicap, settleLine } from './line-rules.ts'
import type { Score } from './score.ts'
import type { Side } from './score-rules.ts'
import {
  decide,
  settleBothScore,
  settleDoubleChance,
  settleDrawNoBet,
  settleMatchResult,
  settleNoBet,
  settleOddEven,
  winnerOf,
} from './score-rules.ts'
import { specifierValue } from './specifier.ts'

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
const HANDICAP_SIDES: Readonly<Record<string, Side>> = {
  '1711': 'home',
  '1712': 'draw',
  '1713': 'away',
}
const NO_BET_SIDES: Readonly<Record<string, Side>> = {
  '776': 'draw',
  '778': 'away',
  '780': 'home',
  '782': 'draw',
}
/** Only home, only away, both, neither: whether home and away score. */
const WHO_SCORES: Readonly<Record<string, readonly [boolean, boolean]>> = {
  '784': [true, false],
  '788': [false, true],
  '790': [true, true],
  '792': [false, false],
}

const result = ruleOf(SIDES, settleMatchResult)
const drawNoBet = ruleOf(TWO_SIDES, settleDrawNoBet)
const bothScore = ruleOf({ '74': 'yes', '76': 'no' } as const, settleBothScore)
const oddEven = ruleOf({ '70': 'odd', '72': 'even' } as const, settleOddEven)
const noBet = (without: Side) =>
  ruleOf(NO_BET_SIDES, (picked, score) => settleNoBet(picked, without, score))

/** Rules by market id of the unified odds feed. */
const RULES: ReadonlyMap<number, Rule> = new Map<number, Rule>([
  [1, result],
  [10, ruleOf(DOUBLE_CHANCES, settleDoubleChance)],
  [11, drawNoBet],
  [12, noBet('home')],
  [13, noBet('away')],
  [14, europeanHandicap],
  [15, (outcomeId, _, score) => settleMargin(outcomeId, score)],
  [16, handicap],
  [18, total],
  [21, (outcomeId, _, score) => settleExact(outcomeId, score)],
  [26, oddEven],
  [29, bothScore],
  [
    30,
    ruleOf(WHO_SCORES, ([home, away], score) =>
      decide(score.home > 0 === home && score.away > 0 === away),
    ),
  ],
  // A clean sheet and a win to nil of either side, of any side.
  [31, yesNo(({ away }) => away === 0)],
  [32, yesNo(({ home }) => home === 0)],
  [33, yesNo(({ home, away }) => home > 0 && away === 0)],
  [34, yesNo(({ home, away }) => away > 0 && home === 0)],
  [574, yesNo(({ home, away }) => home !== away && Math.min(home, away) === 0)],
  [35, combined('result_and_both')],
  [36, combined('total_and_both')],
  [37, combined('result_and_total')],
  [546, combined('chance_and_both')],
  [547, combined('chance_and_total')],
  [45, correctScore(WHOLE_MATCH)],
  [81, correctScore(HALF)],
  // Ranges of goals, of those of a side and of a half; of corners, of those of a side and of a half.
  [25, ranges(0, 2, 4, 7)],
  [549, ranges(0, 1, 3, 4)],
  [552, ranges(0, 2, 4)],
  [169, ranges(0, 9, 12)],
  [170, ranges(0, 3, 5, 7)],
  [182, ranges(0, 5, 7)],
  [575, yesNo(({ home, away }) => Math.min(home, away) > 1)],
  [576, yesNo(({ home, away }) => home === away && home > 0)],
  // A side wins, or there are more goals, or both sides score.
  [854, orOver('home')],
  [856, orOver('away')],
  [860, yesNo((score) => winnerOf(score) === 'home' || Math.min(score.home, score.away) > 0)],
  [862, yesNo((score) => winnerOf(score) === 'away' || Math.min(score.home, score.away) > 0)],
  // Tennis: winner, set handicap, game handicap, total sets and games, to win a set, correct score.
  [186, drawNoBet],
  [187, handicap],
  [188, handicap],
  [189, total],
  [192, yesNo(({ home, away }) => home + away > 0)],
  [199, (outcomeId, _, score) => settleBestOf(outcomeId, score)],
  [314, total],
  // Including overtime: winner, handicap, total.
  [219, drawNoBet],
  [223, handicap],
  [225, total],
  // Overtime and penalties included.
  [406, drawNoBet],
  [410, handicap],
  [412, total],
  // Race to a number: neither side has it.
  [572, neitherReaches],
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

function ruleOf<Picked>(
  outcomes: Readonly<Record<string, Picked>>,
  settle: (picked: Picked, score: Score) => LegResult,
): Rule {
  return (outcomeId, _specifier, score) => {
    const picked = outcomes[outcomeId]
    return picked === undefined ? null : settle(picked, score)
  }
}

function yesNo(holds: (score: Score) => boolean): Rule {
  return ruleOf({ '74': true, '76': false }, (isYes, score) => decide(holds(score) === isYes))
}

function handicap(outcomeId: string, specifier: string, score: Score): LegResult | null {
  const side = LINE_SIDES[outcomeId]
  const line = specifierValue(specifier, 'hcp')
  return line !== null && (side === 'home' || side === 'away')
    ? settleLine(line, side, score)
    : null
}

function europeanHandicap(outcomeId: string, specifier: string, score: Score): LegResult | null {
  const side = HANDICAP_SIDES[outcomeId]
  const start = specifierValue(specifier, 'hcp')
  return side === undefined || start === null ? null : settleEuropeanHandicap(start, side, score)
}

function total(outcomeId: string, specifier: string, score: Score): LegResult | null {
  const side = LINE_SIDES[outcomeId]
  const line = specifierValue(specifier, 'total')
  return line !== null && (side === 'over' || side === 'under')
    ? settleLine(line, side, score)
    : null
}

function combined(market: CombinedMarket): Rule {
  return (outcomeId, specifier, score) =>
    settleCombined(market, outcomeId, specifierValue(specifier, 'total'), score)
}

function orOver(side: 'home' | 'away'): Rule {
  return (outcomeId, specifier, score) => {
    const over = total('12', specifier, score)
    if (over === null) return null
    return yesNo(() => winnerOf(score) === side || over.result === 1)(outcomeId, specifier, score)
  }
}

function ranges(...starts: readonly number[]): Rule {
  return (outcomeId, _specifier, score) => settleRange(starts, outcomeId, score)
}

function correctScore(grid: ScoreGrid): Rule {
  return (outcomeId, _specifier, score) =>
    isScoreOutcome(outcomeId, grid) ? decide(outcomeId === correctScoreId(score, grid)) : null
}

const NEITHER = '7'

function neitherReaches(outcomeId: string, specifier: string, score: Score): LegResult | null {
  const target = raceTarget(specifier)
  if (outcomeId !== NEITHER || target === null) return null
  return decide(Math.max(score.home, score.away) < target)
}

/** Number that a race goes to: goals, corners, points or rounds. */
export function raceTarget(specifier: string): number | null {
  const target = specifierValue(specifier, 'race') ?? specifierValue(specifier, 'pointnr')
  return target === null ? null : Number(target)
}
