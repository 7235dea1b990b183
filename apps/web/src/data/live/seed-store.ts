import type { Market, Match } from '@touchline/contract'
import { marketKey, type LiveStore } from '@touchline/live'

type Seeded = Pick<LiveStore, 'match' | 'market' | 'applySnapshot'>

/**
 * Takes over matches that came with the page and not through a call: the store has never heard of
 * them. Those it knows stay as they are, for they may be newer.
 */
export function seedMatches(store: Seeded, matches: readonly Match[]): void {
  const unknown = matches.filter((match) => store.match(match.id) === undefined)
  if (unknown.length > 0) store.applySnapshot({ matches: unknown })
}

/**
 * Takes over all markets of a match where the store misses some. The channel then repeats what
 * happened since their snapshot.
 */
export function seedMarkets(store: Seeded, matchId: string, markets: readonly Market[]): void {
  const missing = markets.some((market) => store.market(marketKey(market)) === undefined)
  if (missing) store.applySnapshot({ markets, complete: [matchId] })
}
