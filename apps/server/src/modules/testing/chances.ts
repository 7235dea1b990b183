import type { FeedMarket, OddsChangeMessage } from '../../feed/messages.ts'
import { oddsChange, result } from './world.ts'

/** The first outcome of a match's 1x2 gets this fair chance. */
export function chance(
  matchId: string,
  at: number,
  probability: number,
  status: FeedMarket['status'] = 1,
): OddsChangeMessage {
  const market = result([2000, 3000, 4000], status)
  const outcomes = market.outcomes.map((outcome) =>
    outcome.id === '1' ? { ...outcome, probability } : outcome,
  )
  return oddsChange(matchId, at, { ...market, outcomes })
}
