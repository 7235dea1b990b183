import type { Score } from '../settlement/markets/score.ts'
import type { LegOutcome } from './score-progress.ts'
import {
  countSides,
  isHalfOver,
  isPeriodOver,
  periodsOfHalf,
  scoreOf,
  type MatchFacts,
} from './match-facts.ts'
import { countedHalf, countedPeriod, countedThing, SET_WINNER } from './part-markets.ts'

export type ScoreUnit =
  | 'goal'
  | 'point'
  | 'set'
  | 'game'
  | 'leg'
  | 'run'
  | 'map'
  | 'round'
  | 'corner'
  | 'card'
  | 'redCard'

type CountedScore = {
  readonly unit: ScoreUnit
  readonly score: Score
  /** It is that of a period that has ended. */
  readonly isOver: boolean
}

const UNITS: Readonly<Record<string, ScoreUnit>> = {
  soccer: 'goal',
  'ice-hockey': 'goal',
  handball: 'goal',
  tennis: 'set',
  volleyball: 'set',
  'table-tennis': 'set',
  darts: 'leg',
  baseball: 'run',
  cricket: 'run',
  'counter-strike': 'map',
  'dota-2': 'map',
  'league-of-legends': 'map',
}

/** What the parts of a match count where the match counts the parts themselves. */
const UNITS_WITHIN: Readonly<Record<string, ScoreUnit>> = {
  tennis: 'game',
  'counter-strike': 'round',
}
const PARTS: ReadonlySet<ScoreUnit> = new Set(['set', 'map'])

/** Handicap, total, odd or even of games or points: their score is that of all sets together. */
const SUMMED_MARKETS: ReadonlySet<number> = new Set([187, 189, 190, 191, 198, 237, 238, 239])

/** What a market counts in a match, and how that stands; null where that is not known. */
export function countedScore(
  sportKey: string,
  leg: Pick<LegOutcome, 'marketId' | 'specifier'>,
  facts: MatchFacts,
): CountedScore | null {
  const { marketId } = leg
  const thing = countedThing(marketId)
  const half = countedHalf(marketId)
  if (thing === 'reds') {
    return facts.redCards === null
      ? null
      : { unit: 'redCard', score: facts.redCards, isOver: false }
  }
  if (thing !== null) return ofTally(thing, { half, sportKey }, facts)
  const unit = unitOf(sportKey)
  if (half !== null && facts.totalScore !== null) {
    const score = scoreOf(periodsOfHalf(sportKey, half), facts)
    return { unit, score, isOver: isHalfOver(sportKey, half, facts) }
  }
  const number = countedPeriod(marketId, leg.specifier)
  if (number !== null) return ofPeriod(sportKey, marketId, number, facts)
  if (facts.totalScore === null) return null
  if (!PARTS.has(unit) || !SUMMED_MARKETS.has(marketId)) {
    return { unit, score: facts.totalScore, isOver: false }
  }
  const all = facts.periodScores.map((period) => period.number)
  return { unit: unitWithin(sportKey), score: scoreOf(all, facts), isOver: false }
}

function ofTally(
  thing: 'corners' | 'cards',
  { half, sportKey }: { half: number | null; sportKey: string },
  facts: MatchFacts,
): CountedScore | null {
  if (facts.tally === undefined) return null
  const orders = facts.tally[thing]
  return {
    unit: thing === 'corners' ? 'corner' : 'card',
    score: countSides(half === null ? orders.join('') : (orders[half - 1] ?? '')),
    isOver: half !== null && isHalfOver(sportKey, half, facts),
  }
}

/** A period before its start stands at nothing; one that has a successor is over. */
function ofPeriod(
  sportKey: string,
  marketId: number,
  number: number,
  facts: MatchFacts,
): CountedScore | null {
  const isOver = isPeriodOver(number, facts)
  // How far a set goes is known of tennis alone.
  if (marketId === SET_WINNER && sportKey !== 'tennis' && !isOver) return null
  const unit = unitOf(sportKey)
  const score = scoreOf([number], facts)
  return { unit: PARTS.has(unit) ? unitWithin(sportKey) : unit, score, isOver }
}

export function unitOf(sportKey: string): ScoreUnit {
  return UNITS[sportKey] ?? 'point'
}

function unitWithin(sportKey: string): ScoreUnit {
  return UNITS_WITHIN[sportKey] ?? 'point'
}
