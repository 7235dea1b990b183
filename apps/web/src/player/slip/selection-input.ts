import type { EventSpan, SelectionInput } from '@touchline/betting'
import type { Match } from '@touchline/contract'

import type { PickedOutcome } from './commands.ts'

/** What the slip's rules keep of an outcome. */
export function toSelectionInput({ match, market, outcome }: PickedOutcome): SelectionInput {
  return {
    matchId: match.id,
    matchUrnId: match.urnId,
    marketId: market.id,
    specifier: market.specifier,
    outcomeId: outcome.id,
    odds: outcome.odds,
    provider: market.provider,
    type: match.type,
    span: spanOf(match),
    matchStatus: match.status,
    marketStatus: market.status,
    active: outcome.active,
  }
}

function spanOf({ tournament, startTime, outright }: Match): EventSpan {
  return {
    tournamentId: tournament.id,
    from: Date.parse(outright?.startDate ?? startTime),
    until: Date.parse(outright?.endDate ?? startTime),
  }
}
