import { selectionId } from '@touchline/betting'

/** Names a market of a match: `{matchId}:{marketId}:{specifier}`. */
export type MarketKey = string
/** Names an outcome everywhere: its `selectionId`. */
export type OutcomeKey = string

export type MarketName = { matchId: string; id: number; specifier: string }

export function marketKey({ matchId, id, specifier }: MarketName): MarketKey {
  return `${matchId}:${id}:${specifier}`
}

export function outcomeKey(market: MarketName, outcomeId: string): OutcomeKey {
  const { matchId, id: marketId, specifier } = market
  return selectionId({ matchId, marketId, specifier, outcomeId })
}

/** Id of the match that an outcome is of. */
export function matchIdOf(key: OutcomeKey): string {
  return key.slice(0, key.indexOf(':'))
}
