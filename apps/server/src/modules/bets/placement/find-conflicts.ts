import { isSameMarket } from '@touchline/betting'
import { BET_ERROR } from '@touchline/contract'
import type { BetProblem } from '../../../http/problem.ts'
import type { Leg } from './find-leg.ts'

const SAME_MARKET: BetProblem = {
  code: BET_ERROR.conflict,
  messageKey: 'error.place_bets.same_market',
}
const SAME_MATCH: BetProblem = {
  code: BET_ERROR.conflict,
  messageKey: 'error.place_bets.same_match',
}

/** Legs of one bet that cannot stand together; every conflict names both. */
export function findConflicts(legs: readonly Leg[]): ReadonlyMap<string, BetProblem> {
  const conflicts = new Map<string, BetProblem>()
  for (const [index, leg] of legs.entries()) {
    for (const other of legs.slice(index + 1)) {
      const found = conflictOf(leg, other)
      if (found === null) continue
      conflicts.set(leg.id, found)
      conflicts.set(other.id, found)
    }
  }
  return conflicts
}

function conflictOf({ selection: a }: Leg, { selection: b }: Leg): BetProblem | null {
  if (a.matchId !== b.matchId) return null
  return isSameMarket(a, b) ? SAME_MARKET : SAME_MATCH
}
