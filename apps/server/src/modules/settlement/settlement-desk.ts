import type { Db } from '../../db/database.ts'
import type { Book, BookChange } from '../../feed/book/book.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import type { Reporter } from '../../reporting/reporter.ts'
import type { PlayerEvents } from '../bets/player-events.ts'
import type { Clock } from '../clock.ts'
import { countQueuedBets, takeQueuedBet } from './queue-repository.ts'
import { NewsInbox } from './news-inbox.ts'
import { applyResults } from './result-repository.ts'
import { saveNews } from './save-news.ts'
import { settleStoredBet } from './settle-stored-bet.ts'

/** How often selections are looked for whose results came before they were stored. */
const SWEEP_MS = 30_000

export type SettlementDesk = {
  /** Listens to the book; call it before the feed starts, so that no result is missed. */
  listen(): void
  /** Settles what an earlier life of this process left, then goes on by itself. */
  start(): Promise<void>
  stop(): Promise<void>
}

type Deps = {
  readonly db: Db
  readonly book: Book
  readonly clock: Clock
  readonly events: PlayerEvents
  readonly metrics: Metrics
  readonly reporter: Reporter
}

export function createSettlementDesk(deps: Deps): SettlementDesk {
  const { db, book, clock, metrics, reporter } = deps
  const inbox = new NewsInbox()
  let work: Promise<void> = Promise.resolve()
  let scheduled = false
  let stopped = false
  let cancelSweep: () => void = () => undefined
  let unsubscribe: () => void = () => undefined

  /** One thing at a time, in order; a failure is reported and the next sweep tries again. */
  const enqueue = (task: () => Promise<void>): Promise<void> => {
    work = work.then(task).catch((error: unknown) => reporter.report(error, { task: 'settlement' }))
    return work
  }

  const absorb = async () => {
    scheduled = false
    const news = inbox.all()
    const stored = await saveNews(db, news)
    const taken = new Set(news)
    inbox.keep((item) => taken.has(item) && stored.has(item.matchId), clock.now())
    await drain(deps)
  }

  const onChange = (change: BookChange) => {
    if (change.kind !== 'settlement' && change.kind !== 'cancel') return
    inbox.add(change, clock.now())
    if (scheduled || stopped) return
    scheduled = true
    void enqueue(absorb)
  }

  const sweep = async () => {
    await absorb()
    await applyResults(db, null)
    await drain(deps)
    metrics.settlementQueue.set(await countQueuedBets(db))
  }

  const sweepOn = () => {
    cancelSweep = clock.after(SWEEP_MS, () => {
      void enqueue(sweep)
      sweepOn()
    })
  }

  return {
    listen: () => {
      unsubscribe = book.subscribe(onChange)
    },
    async start() {
      await enqueue(sweep)
      sweepOn()
    },
    async stop() {
      stopped = true
      unsubscribe()
      cancelSweep()
      await work
    },
  }
}

/** Settles queued bets, each in its own transaction, until the queue is empty. */
async function drain({ db, clock, events, metrics }: Deps): Promise<void> {
  for (;;) {
    const taken = await db.transaction().execute(async (trx) => {
      const betId = await takeQueuedBet(trx)
      if (betId === undefined) return undefined
      return { news: await settleStoredBet(trx, betId, new Date(clock.now())) }
    })
    if (taken === undefined) return
    if (taken.news === undefined) continue
    const { bet, balance } = taken.news
    events.betChanged(bet)
    if (balance === undefined) continue
    metrics.settledBets.inc({ result: bet.settlement?.result ?? 'no_results' })
    events.balanceChanged(bet.player_id, bet.currency, balance)
  }
}
