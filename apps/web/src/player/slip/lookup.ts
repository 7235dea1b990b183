import type { MarketUpdate, SelectionKey } from '@touchline/betting'
import { selectionId } from '@touchline/betting'
import type { ApiClient, Market, Match } from '@touchline/contract'
import { ApiError } from '@touchline/contract'

import type { PickedOutcome } from './commands.ts'
import type { DetailsById, SelectionDetails } from './stored-details.ts'

export function describeSelection({ match, market, outcome }: PickedOutcome): SelectionDetails {
  return {
    matchId: match.id,
    matchSlug: match.slug,
    home: match.home.name,
    away: match.away.name,
    sportKey: match.sport.key,
    leagueName: match.tournament.name,
    startTime: match.startTime,
    marketName: market.name,
    outcomeName: outcome.name,
  }
}

/** Keeps the details of selections that are still there; the same object when all are. */
export function keepDetails(details: DetailsById, ids: Iterable<string>): DetailsById {
  const kept = new Set(ids)
  const entries = Object.entries(details)
  const left = entries.filter(([id]) => kept.has(id))
  return left.length === entries.length ? details : Object.fromEntries(left)
}

export type LookUp = {
  readonly matches: readonly Match[]
  readonly markets: readonly Market[]
}

/**
 * SLIP-37: the matches and markets of selections as they stand now; what is gone is left out.
 * @throws ApiError where the backend cannot tell
 */
export async function lookUpSelections(
  api: ApiClient,
  keys: readonly SelectionKey[],
): Promise<LookUp> {
  const ids = [...new Set(keys.map(({ matchId }) => matchId))]
  const [matches, ...markets] = await Promise.all([
    api('listMatches', { query: { id: ids, limit: ids.length } }),
    ...ids.map((id) => marketsOf(api, id, keys)),
  ])
  return { matches: matches.data, markets: markets.flat() }
}

async function marketsOf(
  api: ApiClient,
  matchId: string,
  keys: readonly SelectionKey[],
): Promise<readonly Market[]> {
  const wanted = keys.filter((key) => key.matchId === matchId).map(({ marketId }) => marketId)
  try {
    const { data } = await api('listMarkets', {
      params: { id: matchId },
      query: { marketId: [...new Set(wanted)], limit: 500 },
    })
    return data
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return []
    throw error
  }
}

export function toMarketUpdate(market: Market): MarketUpdate {
  const { matchId, id, specifier, status, outcomes } = market
  return {
    matchId,
    marketId: id,
    specifier,
    status,
    outcomes: outcomes.map((outcome) => ({
      outcomeId: outcome.id,
      active: outcome.active,
      odds: outcome.odds,
    })),
  }
}

/** The outcomes of the look-up that these keys name, in their order. */
export function findPicked(found: LookUp, keys: readonly SelectionKey[]): readonly PickedOutcome[] {
  return keys.flatMap((key) => {
    const match = found.matches.find(({ id }) => id === key.matchId)
    const market = found.markets.find(
      ({ matchId, id, specifier }) =>
        matchId === key.matchId && id === key.marketId && specifier === key.specifier,
    )
    const outcome = market?.outcomes.find(({ id }) => id === key.outcomeId)
    return match && market && outcome ? [{ match, market, outcome }] : []
  })
}

/** Names of the selections that the look-up found, in the page's language. */
export function detailsOf(found: LookUp, keys: readonly SelectionKey[]): DetailsById {
  return Object.fromEntries(
    findPicked(found, keys).map((picked) => [
      selectionId({
        matchId: picked.match.id,
        marketId: picked.market.id,
        specifier: picked.market.specifier,
        outcomeId: picked.outcome.id,
      }),
      describeSelection(picked),
    ]),
  )
}
