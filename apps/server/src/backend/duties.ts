import type { Settings } from '../settings/settings.ts'

/** What a process does of the work that several share. */
export type Duties = {
  /** Answers the players' calls. */
  readonly calls: boolean
  /** Runs the feed when no other process does. */
  readonly feed: boolean
  /**
   * Settles, decides on bets whose process has died, tidies up. Each of these is safe in several
   * processes at once: the database says who does what.
   */
  readonly services: boolean
  /**
   * Who tells the public channels what moves: every process its own sockets, or, for one push server
   * that all share, the process that runs the feed.
   */
  readonly updates: 'always' | 'leading' | 'never'
}

export function dutiesOf({ role, redisUrl, centrifugo }: Settings): Duties {
  const feed = role === 'all' || role === 'feed'
  const calls = role === 'all' || role === 'api'
  return { calls, feed, services: feed, updates: updatesOf() }

  function updatesOf(): Duties['updates'] {
    if (centrifugo === undefined) return calls ? 'always' : 'never'
    if (redisUrl === undefined) return 'always'
    return feed ? 'leading' : 'never'
  }
}
