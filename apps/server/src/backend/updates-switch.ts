import type { Book } from '../feed/book/book.ts'
import type { Clock } from '../modules/clock.ts'
import { startLiveUpdates } from '../modules/live-updates/live-updates.ts'
import type { Publisher } from '../realtime/publisher.ts'
import type { Reporter } from '../reporting/reporter.ts'
import type { Duties } from './duties.ts'
import { publishMatches } from './publish-whole-state.ts'

/**
 * Longer than it takes to notice that the process that ran the feed is dead, with what it had taken
 * from the book and not yet sent.
 */
const WINDOW_MS = 15_000

/** Turns the public channels' news on and off as this process' part in them changes. */
export type UpdatesSwitch = {
  /** The book is filled: before, everything in it would count as news. */
  begin(): void
  lead(): void
  follow(): void
  stop(): void
}

type Deps = {
  readonly updates: Duties['updates']
  readonly book: Book
  readonly publisher: Publisher
  readonly clock: Clock
  readonly reporter: Reporter
}

export function createUpdatesSwitch(deps: Deps): UpdatesSwitch {
  const { updates, book, publisher, clock } = deps
  const recent = updates === 'leading' ? recentChanges(book, () => clock.now()) : undefined
  let filled = false
  let leading = false
  let stopUpdates: (() => void) | undefined

  const set = () => {
    const wanted = filled && (updates === 'always' || (updates === 'leading' && leading))
    if (wanted === (stopUpdates !== undefined)) return
    stopUpdates?.()
    stopUpdates = undefined
    if (!wanted) return
    // What the process before this one may have kept to itself.
    if (recent !== undefined) publishMatches(publisher, book, recent.matchIds())
    stopUpdates = startLiveUpdates(deps)
  }
  return {
    begin() {
      filled = true
      set()
    },
    lead() {
      leading = true
      set()
    },
    follow() {
      leading = false
      set()
    },
    stop() {
      filled = false
      set()
    },
  }
}

type RecentChanges = {
  matchIds(): readonly string[]
}

/** Remembers which matches have just changed. */
function recentChanges(book: Book, now: () => number): RecentChanges {
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
