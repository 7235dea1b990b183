import { isOver } from '@touchline/betting'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { StoredScore } from '../../db/bet-schema.ts'
import type { Book, BookChange } from '../../feed/book/book.ts'
import type { Reporter } from '../../reporting/reporter.ts'
import type { Clock } from '../clock.ts'

const RETRY_MS = 30_000
const TOLD_BY: ReadonlySet<BookChange['kind']> = new Set(['match', 'status', 'state'])

export type ScoreKeeper = {
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

type FinalScore = {
  readonly matchId: string
  /** Milliseconds since 1970. */
  readonly startTime: number
  readonly score: StoredScore
}

/** Stores how matches ended that were bet on. What cannot be stored now is tried again. */
export function createScoreKeeper({ db, book, clock, reporter }: Deps): ScoreKeeper {
  const due = new Map<string, FinalScore>()
  let work: Promise<void> | undefined
  let unsubscribe: () => void = () => undefined
  let cancelRetry: () => void = () => undefined

  /** All that is due in one statement, until nothing more came meanwhile. */
  const save = async () => {
    // A feed that starts tells of many matches at once.
    await Promise.resolve()
    try {
      while (due.size > 0) await keepDue()
    } catch (error) {
      reporter.report(error, { task: 'final scores' })
      cancelRetry()
      cancelRetry = clock.after(RETRY_MS, saveSoon)
    } finally {
      work = undefined
    }
  }
  const keepDue = async () => {
    const scores = [...due.values()]
    await keepScores(db, scores, new Date(clock.now()))
    for (const score of scores) {
      if (due.get(score.matchId) === score) due.delete(score.matchId)
    }
  }
  const saveSoon = () => {
    work ??= save()
  }
  const onChange = (change: BookChange) => {
    if (!TOLD_BY.has(change.kind) || !('match' in change)) return
    const { id, startTime, status, state } = change.match
    if (!isOver(status) || state === null) return
    const { home, away } = state.score
    due.set(id, { matchId: id, startTime, score: { home, away } })
    saveSoon()
  }
  return {
    listen: () => {
      unsubscribe = book.subscribe(onChange)
    },
    async stop() {
      unsubscribe()
      cancelRetry()
      await work
    },
  }
}

/** A corrected score takes the place of the one before; another match under that id does not. */
async function keepScores(db: Db, scores: readonly FinalScore[], endedAt: Date): Promise<void> {
  await sql`
    insert into final_scores (match_id, start_time, score, ended_at)
    select e.match_id, e.start_time, e.score, ${endedAt}
    from unnest(
      ${scores.map(({ matchId }) => matchId)}::text[],
      ${scores.map(({ startTime }) => new Date(startTime))}::timestamptz[],
      ${scores.map(({ score }) => JSON.stringify(score))}::jsonb[]
    ) as e (match_id, start_time, score)
    where exists (select from bet_selections s where s.match_id = e.match_id)
    on conflict (match_id) do update set score = excluded.score
    where final_scores.start_time = excluded.start_time
      and final_scores.score <> excluded.score
  `.execute(db)
}
