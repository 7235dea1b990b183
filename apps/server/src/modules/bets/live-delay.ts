import { MATCH_STATUS } from '@touchline/contract'
import type { Book } from '../../feed/book/book.ts'
import { liveDelayOf } from '../../settings/live-delays.ts'
import type { LiveDelays } from '../../settings/live-delays.ts'

/**
 * How long a bet with open legs on these matches waits: as long as the slowest of those in play asks
 * for, in milliseconds; 0 when none is in play.
 */
export function liveDelayMs(book: Book, delays: LiveDelays, matchIds: readonly string[]): number {
  const waits = matchIds.flatMap((id) => {
    const match = book.match(id)
    if (match?.status !== MATCH_STATUS.live) return []
    const { sportKey: key } = match
    return liveDelayOf(delays, { key, type: book.sport(key)?.type })
  })
  return Math.max(0, ...waits)
}
