import type { Query, QueryClient } from '@tanstack/react-query'

/**
 * Answered alike to whoever asks; nothing else may stand here. Of the site there may be more for some
 * players than for others: it is read again when they come and go.
 */
type OfEverybody =
  | 'board'
  | 'categories'
  | 'category'
  | 'counters'
  | 'customMarkets'
  | 'form'
  | 'head-to-head'
  | 'jackpots'
  | 'jointPrice'
  | 'list-markets'
  | 'lotteries'
  | 'markets'
  | 'match'
  | 'match-pages'
  | 'matches'
  | 'odds-history'
  | 'plays'
  | 'popular-bets'
  | 'promotions'
  | 'race'
  | 'races'
  | 'ready-builders'
  | 'round-trip'
  | 'search'
  | 'search-index'
  | 'site-pages'
  | 'sports'
  | 'standings'
  | 'statistics'
  | 'streams'
  | 'system-settings'
  | 'tournament'
  | 'tournaments'
  | 'video'

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * The first part says whose it is. `player`: the player's own, and read again when something of
     * theirs was missed. `player-once`: their own, and asked for once. Both leave with the player.
     */
    queryKey: readonly ['player' | 'player-once' | OfEverybody, ...unknown[]]
  }
}

/** Nothing that was read for a player stays, on the screen neither. */
export function forgetPlayer(queryClient: QueryClient): void {
  const queries = queryClient.getQueryCache()
  for (const query of queries.findAll({ predicate: isOfPlayer })) {
    query.reset()
    queries.remove(query)
  }
}

function isOfPlayer({ queryKey: [whose, ...parts] }: Query): boolean {
  return whose.startsWith('player') || parts.some(isOfFavourites)
}

/** A list of everybody's that was narrowed to the player's favourites. */
function isOfFavourites(part: unknown): boolean {
  return (Object(part) as { favourite?: unknown }).favourite !== undefined
}
