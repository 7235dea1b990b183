import { isDecided } from '../settlement/leg-result.ts'
import type { Score } from '../settlement/markets/score.ts'
import { asWholeMatch, SET_WINNER } from './part-markets.ts'
import { setProgress } from './set-progress.ts'
import { settleOutcome } from '../settlement/markets/settle-outcome.ts'

/** Goals (points, sets …) still to come: by either side, or by each of them. */
export type ScoreDistance =
  | { readonly by: 'any'; readonly count: number }
  | { readonly by: 'home' | 'away'; readonly count: number }
  | { readonly by: 'both'; readonly home: number; readonly away: number }

/** How an outcome stands at a score that can only grow. */
export type LegProgress =
  /** It has won whatever comes. */
  | { readonly kind: 'safe' }
  /** It would win now; `until` is the least that would change that. */
  | { readonly kind: 'holds'; readonly until: ScoreDistance }
  /** It would not win now; `distance` is the least that would change that. */
  | { readonly kind: 'needs'; readonly distance: ScoreDistance }
  /** It cannot win any more. */
  | { readonly kind: 'gone' }

export type LegAtScore = {
  readonly marketId: number
  readonly specifier: string
  readonly outcomeId: string
  /** Of what the market counts: goals, points, games or sets, of the match or of its period. */
  readonly score: Score
  /** The score is final: the period that counts is over. */
  readonly isOver?: boolean
}

/** Farther away than this nothing is looked for: no line is, in any sport. */
const FARTHEST = 300
/** Up to this distance every way of sharing it between the sides is tried. */
const FINE = 8

/** What a leg still needs, or what it can bear; null for markets that no score decides. */
export function legProgress(leg: LegAtScore): LegProgress | null {
  if (leg.marketId === SET_WINNER && leg.isOver !== true) {
    return setProgress(leg.outcomeId, leg.score)
  }
  const resultAt = (home: number, away: number) => {
    const score = { home: leg.score.home + home, away: leg.score.away + away }
    const whole = asWholeMatch({ ...leg, score })
    const result = settleOutcome(whole.marketId, leg.specifier, whole.outcomeId, whole.score)
    return result === null || !isDecided(result) ? null : result
  }
  const isWonAt = (home: number, away: number): boolean | null => {
    const result = resultAt(home, away)
    return result === null ? null : result.result === 1 && result.voidFactor === 0
  }
  const now = isWonAt(0, 0)
  if (now === null) return null
  if (leg.isOver === true) {
    // A stake that comes back, or half of it, is neither.
    if (resultAt(0, 0)?.voidFactor !== 0) return null
    return { kind: now ? 'safe' : 'gone' }
  }
  const turn = nearest((home, away) => isWonAt(home, away) !== now)
  if (now) return turn === null ? { kind: 'safe' } : { kind: 'holds', until: turn }
  return turn === null ? { kind: 'gone' } : { kind: 'needs', distance: turn }
}

/** The fewest further goals that make it true; all ways of sharing them are taken together. */
function nearest(isTrue: (home: number, away: number) => boolean): ScoreDistance | null {
  for (let count = 1; count <= FARTHEST; count += 1) {
    const ways = homeShares(count).filter((home) => isTrue(home, count - home))
    const [home] = ways
    if (home === undefined) continue
    if (ways.length > 1) return { by: 'any', count }
    if (home === count) return { by: 'home', count }
    if (home === 0) return { by: 'away', count }
    return { by: 'both', home, away: count - home }
  }
  return null
}

function homeShares(count: number): number[] {
  return count <= FINE ? Array.from({ length: count + 1 }, (_, home) => home) : [0, count]
}
