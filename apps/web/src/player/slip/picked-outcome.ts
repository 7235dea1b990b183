import { selectionId, type SelectionInput } from '@touchline/betting'
import type { Market, Match, Outcome } from '@touchline/contract'

/** An outcome as it stands when the player picks it, with its market and match. */
export type PickedOutcome = { match: Match; market: Market; outcome: Outcome }

export function pickedId({ match, market, outcome }: PickedOutcome): string {
  return selectionId({
    matchId: match.id,
    marketId: market.id,
    specifier: market.specifier,
    outcomeId: outcome.id,
  })
}

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
    matchStatus: match.status,
    marketStatus: market.status,
    active: outcome.active,
  }
}
