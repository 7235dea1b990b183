import { followMatch } from '../../data/live/follow-match.ts'
import type { Services } from '../services.ts'
import type { SlipFeed } from '../../player/slip/feed.ts'

/** The page's live side as the slip sees it. @param services read when first used */
export function playerFeed(services: () => Services): SlipFeed {
  const live = () => services().live
  return {
    markets: {
      get: (key) => live().store.markets.get(key),
      subscribe: (key, listener) => live().store.markets.subscribe(key, listener),
    },
    matches: {
      get: (id) => live().store.matches.get(id),
      subscribe: (id, listener) => live().store.matches.subscribe(id, listener),
    },
    outcomes: {
      get: (key) => live().store.outcomes.get(key),
      subscribe: (key, listener) => live().store.outcomes.subscribe(key, listener),
    },
    follow: (matchId) => followMatch(services(), matchId),
    onProviders: (listener) => live().onProviders(listener),
    isConnected: () => live().connection.get() === 'connected',
    onConnection: (listener) => live().connection.subscribe(listener),
  }
}
