import type { LegResult } from '../settlement/leg-result.ts'
import type { Score } from '../settlement/markets/score.ts'
import { settleHalves } from '../settlement/markets/settle-halves.ts'
import { settleOutcome } from '../settlement/markets/settle-outcome.ts'
import { baseMarket, countedSides } from './part-markets.ts'
import type { LegDistance } from './score-distance.ts'
import { nearest, nearestInHalves, sumOf } from './score-distance.ts'

/** How an outcome stands at a score that can only grow. */
export type LegProgress =
  /** It has won whatever comes. */
  | { readonly kind: 'safe' }
  /** It would win now; `until` is the least that would change that. */
  | { readonly kind: 'holds'; readonly until: LegDistance }
  /** It would not win now; `distance` is the least that would change that. */
  | { readonly kind: 'needs'; readonly distance: LegDistance }
  /** It cannot win any more. */
  | { readonly kind: 'gone' }

export type LegOutcome = {
  readonly marketId: number
  readonly specifier: string
  readonly outcomeId: string
}

type LegAtScore = LegOutcome & {
  /** Of what the market counts: goals, points, games or sets, of the match or of its period. */
  readonly score: Score
  /** The score is final: the period that counts is over. */
  readonly isOver?: boolean
}

/** What a leg still needs, or what it can bear; null for markets that no score decides. */
export function scoreProgress(leg: LegAtScore): LegProgress | null {
  const resultAt = (more: Score) => {
    const score = countedSides(leg.marketId, sumOf(leg.score, more))
    return settleOutcome(baseMarket(leg.marketId), leg.specifier, leg.outcomeId, score)
  }
  return progressOf(resultAt(NOTHING), leg.isOver === true, (now) =>
    nearest((more) => isWon(resultAt(more)) !== now),
  )
}

type LegInHalves = LegOutcome & {
  readonly first: Score
  readonly second: Score
  /** The first half is final. */
  readonly isSecond: boolean
  /** So is the second one. */
  readonly isOver?: boolean
}

/** As `scoreProgress`, of markets that look at both halves one by one. */
export function halvesProgress(leg: LegInHalves): LegProgress | null {
  const { marketId, specifier, outcomeId } = leg
  const resultAt = (first: Score, second: Score) => {
    const halves = { first: sumOf(leg.first, first), second: sumOf(leg.second, second) }
    return settleHalves(marketId, specifier, outcomeId, halves)
  }
  return progressOf(resultAt(NOTHING, NOTHING), leg.isOver === true, (now) =>
    leg.isSecond
      ? nearest((more) => isWon(resultAt(NOTHING, more)) !== now)
      : nearestInHalves((first, second) => isWon(resultAt(first, second)) !== now),
  )
}

const NOTHING: Score = { home: 0, away: 0 }

function progressOf(
  result: LegResult | null,
  isOver: boolean,
  turnFrom: (isWonNow: boolean) => LegDistance | null,
): LegProgress | null {
  if (result === null) return null
  const now = isWon(result)
  if (isOver) {
    // A stake that comes back, or half of it, is neither.
    return result.voidFactor === 0 ? { kind: now ? 'safe' : 'gone' } : null
  }
  const turn = turnFrom(now)
  if (turn === null) return { kind: now ? 'safe' : 'gone' }
  return now ? { kind: 'holds', until: turn } : { kind: 'needs', distance: turn }
}

function isWon(result: LegResult | null): boolean {
  return result?.result === 1 && result.voidFactor === 0
}
