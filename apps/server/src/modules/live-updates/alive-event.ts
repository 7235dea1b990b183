import { MATCH_STATUS } from '@touchline/contract'
import type { PushEvent } from '@touchline/contract'
import type { Book } from '../../feed/book/book.ts'

/**
 * Heartbeat: when each provider was last heard, and the live matches that nobody vouches for. A
 * provider is heard as long as one of its live matches is.
 */
export function aliveEvent(book: Book, now: number): PushEvent {
  const live = book.matches({ statuses: [MATCH_STATUS.live] })
  const silent = live.filter(({ id }) => book.isStale(id))
  const providers: Record<string, number> = {}
  for (const match of live) {
    const heardAt = silent.includes(match) ? match.lastHeardAt : now
    providers[match.provider] = Math.max(providers[match.provider] ?? 0, heardAt)
  }
  return { type: 'alive', at: now, providers, silentMatches: silent.map(({ id }) => id) }
}
