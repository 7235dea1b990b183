import type { Book } from '../feed/book/book.ts'

/**
 * Longer than it takes to notice that the process that ran the feed is dead, with what it had taken
 * from the book and not yet sent.
 */
const WINDOW_MS = 15_000

export type RecentChanges = {
  matchIds(): readonly string[]
}

/** Remembers which matches have just changed. */
export function recentChanges(book: Book, now: () => number): RecentChanges {
  const changedAt = new Map<string, number>()
  const forget = () => {
    const limit = now() - WINDOW_MS
    for (const [id, at] of changedAt) {
      if (at >= limit) return
      changedAt.delete(id)
    }
  }
  book.subscribe((change) => {
    forget()
    if (!('match' in change)) return
    const { id } = change.match
    // Re-inserted, so that the oldest stays first.
    changedAt.delete(id)
    changedAt.set(id, now())
  })
  return {
    matchIds() {
      forget()
      return [...changedAt.keys()]
    },
  }
}
