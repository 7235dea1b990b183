import { isHalvesMarket } from '../settlement/markets/settle-halves.ts'
import { raceTarget } from '../settlement/markets/settle-outcome.ts'
import { specifierValue } from '../settlement/markets/specifier.ts'
import { countedScore, unitOf, type ScoreUnit } from './counted-score.ts'
import { isHalfOver, periodsOfHalf, scoreOf, type MatchFacts } from './match-facts.ts'
import { baseMarket, countedHalf, NEXT, RACE, SET_WINNER } from './part-markets.ts'
import { isScorerMarket, scorerProgress } from './scorer-progress.ts'
import {
  halvesProgress,
  scoreProgress,
  type LegOutcome,
  type LegProgress,
} from './score-progress.ts'
import type { LegDistance, ScoreDistance } from './score-distance.ts'
import { setProgress } from './set-progress.ts'
import { lastProgress, raceProgress, turnProgress } from './turn-progress.ts'

export type LegStanding = LegProgress & { readonly unit: ScoreUnit }

const LAST_GOAL = 9
const LAST_CORNER = 164

/** How a leg of a match in play stands; null where what is known does not tell. */
export function legProgress(
  sportKey: string,
  leg: LegOutcome,
  facts: MatchFacts,
): LegStanding | null {
  const { marketId } = leg
  if (isScorerMarket(marketId)) {
    const { tally } = facts
    return withUnit('goal', tally?.scorers && scorerProgress(leg, tally.scorers))
  }
  if (marketId === LAST_GOAL) {
    return withUnit('goal', facts.tally && lastProgress(leg.outcomeId, facts.tally.goals))
  }
  if (marketId === LAST_CORNER) {
    const order = facts.tally?.corners.join('')
    return withUnit('corner', order === undefined ? null : lastProgress(leg.outcomeId, order))
  }
  if (isHalvesMarket(marketId)) return withUnit(unitOf(sportKey), ofHalves(sportKey, leg, facts))
  return ofCount(sportKey, leg, facts)
}

function ofHalves(sportKey: string, leg: LegOutcome, facts: MatchFacts): LegProgress | null {
  if (facts.totalScore === null) return null
  return halvesProgress({
    ...leg,
    first: scoreOf(periodsOfHalf(sportKey, 1), facts),
    second: scoreOf(periodsOfHalf(sportKey, 2), facts),
    isSecond: isHalfOver(sportKey, 1, facts),
    isOver: isHalfOver(sportKey, 2, facts),
  })
}

function ofCount(sportKey: string, leg: LegOutcome, facts: MatchFacts): LegStanding | null {
  const counted = countedScore(sportKey, leg, facts)
  if (counted === null) return null
  const { unit, score, isOver } = counted
  const progress = byRule(leg, { score, isOver })
  const isAhead = countedHalf(leg.marketId) === 2 && !hasBegun(periodsOfHalf(sportKey, 2), facts)
  return withUnit(unit, progress !== null && isAhead ? afterTheBreak(progress) : progress)
}

type Reached = Pick<NonNullable<ReturnType<typeof countedScore>>, 'score' | 'isOver'>

function byRule(leg: LegOutcome, { score, isOver }: Reached): LegProgress | null {
  const { marketId, specifier, outcomeId } = leg
  const base = baseMarket(marketId)
  if (!isOver && marketId === SET_WINNER) return setProgress(outcomeId, score)
  if (base === NEXT) {
    const number = NUMBERS.map((name) => specifierValue(specifier, name)).find((n) => n !== null)
    return isOver ? null : turnProgress(outcomeId, Number(number), score)
  }
  const target = base === RACE && !isOver ? raceTarget(specifier) : null
  const race = target === null ? null : raceProgress(outcomeId, target, score)
  return race ?? scoreProgress({ ...leg, score, isOver })
}

const NUMBERS = ['goalnr', 'cornernr', 'bookingnr'] as const

function hasBegun(periods: readonly number[], { periodScores }: MatchFacts): boolean {
  return periodScores.some(({ number }) => periods.includes(number))
}

function afterTheBreak(progress: LegProgress): LegProgress {
  switch (progress.kind) {
    case 'needs':
      return { kind: 'needs', distance: later(progress.distance) }
    case 'holds':
      return { kind: 'holds', until: later(progress.until) }
    case 'safe':
    case 'gone':
      return progress
  }
}

function later(distance: LegDistance): LegDistance {
  return isPlain(distance) ? { by: 'halves', first: null, second: distance } : distance
}

function isPlain(distance: LegDistance): distance is ScoreDistance {
  return ['any', 'home', 'away', 'both'].includes(distance.by)
}

function withUnit(unit: ScoreUnit, progress: LegProgress | null | undefined): LegStanding | null {
  return progress === null || progress === undefined ? null : { ...progress, unit }
}
