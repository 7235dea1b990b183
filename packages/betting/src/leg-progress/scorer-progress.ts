import { specifierValue } from '../settlement/markets/specifier.ts'
import type { LegOutcome, LegProgress } from './score-progress.ts'
import { NOBODY } from './turn-progress.ts'

const NTH_SCORER = 38
const LAST_SCORER = 39
/** Goals of one player that the market asks for. */
const GOALS_OF_A_PLAYER: ReadonlyMap<number, number> = new Map([
  [40, 1],
  [891, 2],
])

export function isScorerMarket(marketId: number): boolean {
  return marketId === NTH_SCORER || marketId === LAST_SCORER || GOALS_OF_A_PLAYER.has(marketId)
}

/** What a leg on a player still needs; `scorers` has the outcome of each goal so far, in order. */
export function scorerProgress(
  { marketId, specifier, outcomeId }: LegOutcome,
  scorers: readonly string[],
): LegProgress | null {
  const asked = GOALS_OF_A_PLAYER.get(marketId)
  if (asked !== undefined) {
    const missing = asked - scorers.filter((scorer) => scorer === outcomeId).length
    if (missing <= 0) return { kind: 'safe' }
    return { kind: 'needs', distance: { by: 'player', count: missing } }
  }
  if (marketId === LAST_SCORER) return lastScorer(outcomeId, scorers)
  return nthScorer(outcomeId, Number(specifierValue(specifier, 'goalnr')), scorers.length)
}

function lastScorer(outcomeId: string, scorers: readonly string[]): LegProgress {
  if (outcomeId === NOBODY) {
    return scorers.length === 0
      ? { kind: 'holds', until: { by: 'any', count: 1 } }
      : { kind: 'gone' }
  }
  return scorers.at(-1) === outcomeId
    ? { kind: 'holds', until: { by: 'others' } }
    : { kind: 'needs', distance: { by: 'player', count: 1 } }
}

/** Null once that goal has been scored: it is settled then. */
function nthScorer(outcomeId: string, number: number, goals: number): LegProgress | null {
  const missing = number - goals
  if (!(missing > 0)) return null
  if (outcomeId === NOBODY) return { kind: 'holds', until: { by: 'any', count: missing } }
  const isNext = missing === 1
  return { kind: 'needs', distance: { by: 'turn', scorer: 'player', number, isNext } }
}
