import { MATCH_STATUS } from '@touchline/betting'
import type { Db } from '../../db/database.ts'
import type { Book, BookChange, BookMatch } from '../../feed/book/book.ts'
import type { Reporter } from '../../reporting/reporter.ts'
import type { Clock } from '../clock.ts'
import type { MatchNews } from './push-queue.ts'
import { queueMatchNews } from './push-queue.ts'

/** Sports whose every score is news. */
const GOAL_SPORTS: ReadonlySet<string> = new Set(['soccer', 'ice-hockey'])
const GOAL_MS = 5 * 60_000
const START_MS = 15 * 60_000

export type MatchNewsService = {
  /** Listens to the book; call it before the feed starts. */
  listen(): void
  stop(): Promise<void>
}

type Deps = {
  readonly db: Db
  readonly book: Book
  readonly clock: Clock
  readonly reporter: Reporter
}

/** Starts and goals, for players who follow a match or bet on it. Each is queued once, by its name. */
export function createMatchNews({ db, book, clock, reporter }: Deps): MatchNewsService {
  const scores = new Map<string, number>()
  let work: Promise<void> = Promise.resolve()
  let unsubscribe: () => void = () => undefined

  const queue = (news: MatchNews) => {
    work = work
      .then(() => queueMatchNews(db, news, new Date(clock.now())))
      .catch((error: unknown) => reporter.report(error, { task: 'match news' }))
  }

  const onChange = (change: BookChange) => {
    if (change.kind === 'removed') scores.delete(change.matchId)
    else if (change.kind === 'status') onStatus(change.match, change.previous)
    else if (change.kind === 'state') onState(change.match)
  }

  const onStatus = (match: BookMatch, previous: BookMatch['status']) => {
    if (previous !== MATCH_STATUS.prematch || match.status !== MATCH_STATUS.live) return
    const { id } = match
    const news = { matchId: id, cause: `start:${id}`, topic: 'starts', forMs: START_MS } as const
    queue({ ...news, text: 'match_started', params: { event: sidesOf(match) } })
  }

  /** The first score that is heard of is no news: nobody knows how old it is. */
  const onState = (match: BookMatch) => {
    const { id, sportKey, state, status } = match
    if (state === null || !GOAL_SPORTS.has(sportKey) || status !== MATCH_STATUS.live) return
    const { home, away } = state.score
    const before = scores.get(id)
    scores.set(id, home + away)
    if (before === undefined || home + away <= before) return
    const cause = `goal:${id}:${home}:${away}`
    const params = { event: sidesOf(match), score: { score: [home, away] } } as const
    queue({ matchId: id, cause, topic: 'goals', text: 'match_goal', params, forMs: GOAL_MS })
  }

  return {
    listen() {
      unsubscribe = book.subscribe(onChange)
    },
    async stop() {
      unsubscribe()
      await work
    },
  }
}

const sidesOf = ({ home, away }: BookMatch) => ({ home: home.name, away: away.name })
