import { MARKET_STATUS, MATCH_STATUS } from '@touchline/betting'
import type { Backend } from '@touchline/server'

/** As on the wire. */
export type OpenSelection = {
  match_id: string
  market_id: number
  specifier: string
  outcome_id: string
  odds: number
}

type Wanted = { sportKey?: string; leastOdds?: number }

/**
 * One each of matches that have not begun: their bets wait for no live delay.
 * @throws when there are fewer
 */
export function openSelections(
  book: Backend['book'],
  count: number,
  { sportKey, leastOdds = 0 }: Wanted = {},
): OpenSelection[] {
  const found: OpenSelection[] = []
  for (const match of book.matches()) {
    if (found.length === count) break
    if (match.status !== MATCH_STATUS.prematch) continue
    if ((sportKey ?? match.sportKey) !== match.sportKey) continue
    const selection = firstOpen(book, match.id, leastOdds)
    if (selection !== undefined) found.push(selection)
  }
  if (found.length < count) throw new Error('too few upcoming matches have an open market')
  return found
}

function firstOpen(
  book: Backend['book'],
  matchId: string,
  leastOdds: number,
): OpenSelection | undefined {
  const market = book.markets(matchId).find(({ status }) => status === MARKET_STATUS.open)
  const outcome = market?.outcomes.find(({ odds }) => odds >= leastOdds)
  if (market === undefined || outcome === undefined) return undefined
  const { marketId, specifier } = market
  const price = book.priceOf(matchId, marketId, specifier, outcome.id)
  if (price === undefined) return undefined
  return {
    match_id: matchId,
    market_id: marketId,
    specifier,
    outcome_id: outcome.id,
    odds: price.odds,
  }
}
