import { lockUntilCommit } from '../../db/advisory-lock.ts'
import type { Db } from '../../db/database.ts'
import type { Book, BookChange } from '../../feed/book/book.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import type { Reporter } from '../../reporting/reporter.ts'
import type { PlayerEvents } from '../bets/player-events.ts'
import { countQueuedBets } from '../bets/settlement-queue.ts'
import type { Clock } from '../clock.ts'
import { eachApart } from '../each-apart.ts'
import { repeat } from '../repeat.ts'
import { takeBackEarlierSeasons } from './earlier-seasons.ts'
import type { ResultChange } from './result-inbox.ts'
import { HOLD_MS, resultChange, ResultInbox } from './result-inbox.ts'
import { findLastBet, noteLateLegs } from './result-repository.ts'
import { storeResultsApart } from './store-results.ts'
import type { SettlementBatch } from './settle-bets.ts'
import { createSettlementWorkers } from './settlement-workers.ts'

/** How often bets are looked for that were stored while their results came. */
const SWEEP_MS = 30_000

export type SettlementService = {
  /** Listens to the book; call it before the feed starts, so that no result is missed. */
  listen(): void
  /** Begins with what an earlier life of this process left, and does not wait until it is settled. */
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
  /** How many transactions settle at the same time. */
  readonly workers: number
}

export function createSettlementService(deps: Deps): SettlementService {
  const { db, book, clock, metrics, reporter } = deps
  const inbox = new ResultInbox()
  const workers = createSettlementWorkers({ ...deps, tell: (batch) => tell(deps, batch) })
  let work: Promise<void> = Promise.resolve()
  let scheduled = false
  let stopped = false
  let unsubscribe: () => void = () => undefined
  /** Bets that were the last ones at a time: older ones have been looked at since. */
  let seen: { readonly betId: bigint; readonly at: number }[] = []

  /** One thing at a time, in order; a failure is reported and the next sweep tries again. */
  const enqueue = (task: () => Promise<void>): Promise<void> => {
    work = work.then(task).catch((error: unknown) => reporter.report(error, { task: 'settlement' }))
    return work
  }

  const absorb = async (changes: readonly ResultChange[]) => {
    const taken = new Set(changes)
    try {
      const { stored, failed } = await storeResultsApart(db, changes, reporter)
      inbox.keep((item) => taken.has(item) && stored.has(item.matchId), failed, clock.now())
    } catch (error) {
      inbox.putBack(changes)
      throw error
    }
  }

  const onChange = (change: BookChange) => {
    const result = resultChange(change)
    if (result === undefined) return
    inbox.add(result, clock.now())
    if (scheduled || stopped) return
    scheduled = true
    void enqueue(async () => {
      scheduled = false
      await absorb(inbox.takeFresh())
      workers.start()
    })
  }

  /** A placement is stored within `HOLD_MS` of its check: bets that were there before have results. */
  const noteLate = async () => {
    const at = clock.now()
    const betId = await findLastBet(db)
    const old = seen.findLastIndex((mark) => at - mark.at > HOLD_MS)
    await db.transaction().execute(async (trx) => {
      await lockUntilCommit(trx, 'results')
      await noteLateLegs(trx, seen[old]?.betId ?? 0n)
    })
    seen = [...seen.slice(Math.max(old, 0)), { betId, at }]
  }

  const sweep = async () => {
    const steps = [
      () => absorb(inbox.takeAll()),
      () => takeBackEarlierSeasons(db, book),
      noteLate,
      async () => workers.start(),
    ]
    await eachApart(steps, (step) => step())
    metrics.settlementQueue.set(await countQueuedBets(db))
  }

  const sweeps = repeat({ clock, everyMs: SWEEP_MS, reporter, task: 'settlement' }, () =>
    enqueue(sweep),
  )

  return {
    listen: () => {
      unsubscribe = book.subscribe(onChange)
    },
    start: sweeps.soon,
    async stop() {
      stopped = true
      unsubscribe()
      await sweeps.stop()
      await work
      await workers.stop()
    },
  }
}

/** Each bet in a message of its own, each balance once, however many of its bets were settled. */
function tell({ events, metrics }: Deps, { bets, balances }: SettlementBatch): void {
  for (const { bet, settledAs } of bets) {
    events.betChanged(bet)
    if (settledAs !== undefined) metrics.settledBets.inc({ result: settledAs })
  }
  for (const { playerId, currency, amount } of balances) {
    events.balanceChanged(playerId, currency, amount)
  }
}
