import type { Match, MatchState } from '@touchline/contract'
import { isEqual } from './is-equal.ts'

/** What moves about a match, with what decides whether its events count. */
export type LiveMatch = Readonly<MatchState> & {
  readonly provider: string
  readonly sportKey: string
}

/** Takes over a match from a snapshot. */
export function fromSnapshot(old: LiveMatch | undefined, match: Match): LiveMatch {
  const { id, status, stage, clock, totalScore, gameScore, periodScores } = match
  const { currentServer, situation, redCards, tally, availableMarketsCount, provider } = match
  const counted = { situation, redCards, tally }
  const scores = { totalScore, gameScore, periodScores, currentServer, ...counted }
  const sportKey = match.sport.key
  const state = { id, status, stage, clock, ...scores, availableMarketsCount }
  const fresh: LiveMatch = { ...state, provider, sportKey }
  return old === undefined ? fresh : mergeMatch(old, fresh)
}

/**
 * Takes over the parts that differ. Scores and clock that are equal stay the same objects, and so
 * does the whole match when nothing changed.
 */
export function mergeMatch(old: LiveMatch, changes: Partial<LiveMatch>): LiveMatch {
  const parts = Object.entries(changes).filter(
    ([name, value]) => !isEqual(old[name as keyof LiveMatch], value),
  )
  return parts.length === 0 ? old : { ...old, ...Object.fromEntries(parts) }
}
