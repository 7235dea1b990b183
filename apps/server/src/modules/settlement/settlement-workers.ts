import type { Db } from '../../db/database.ts'
import type { Reporter } from '../../reporting/reporter.ts'
import { hasDueBets, postponeBet, takeQueuedBets } from '../bets/settlement-queue.ts'
import type { Clock } from '../clock.ts'
import { applyNextResult } from './result-repository.ts'
import type { SettlementBatch } from './settle-bets.ts'
import { settleBets } from './settle-bets.ts'

/** In one transaction: long enough that its round trips do not count, short enough to be soon over. */
const BETS_AT_A_TIME = 250
const LEGS_AT_A_TIME = 1_000
/** After which bets are looked at again that another transaction was at. */
const AGAIN_MS = 1_000

export type SettlementWorkers = {
  /** Begins with what there is to do, in the background. */
  start(): void
  /** Resolves when neither a bet nor a result is left that another transaction is not at. */
  idle(): Promise<void>
  /** Finishes the transactions under way. */
  stop(): Promise<void>
}

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly reporter: Reporter
  readonly workers: number
  readonly tell: (batch: SettlementBatch) => void
}

/**
 * Several loops, each of which settles queued bets and, when there are none, writes noted results
 * into further legs. What they share is in the database, with the loops of other processes too.
 */
export function createSettlementWorkers(deps: Deps): SettlementWorkers {
  const { db, clock, reporter, workers } = deps
  const running = new Set<Promise<void>>()
  const begun = new Set<Promise<void>>()
  const state = { stopped: false }
  /** Goes up with each call: a loop that has just found nothing looks again. */
  let calls = 0
  let cancelAgain: (() => void) | undefined

  const loop = async () => {
    while (!state.stopped) {
      const before = calls
      if (await settleNext(deps)) continue
      // There may be bets for the others as well then.
      if (await applyNextResult(db, LEGS_AT_A_TIME, reporter)) wake()
      else if (calls === before) return
    }
  }

  const wake = () => {
    while (!state.stopped && running.size < workers) {
      const work = loop()
        .catch((error: unknown) => reporter.report(error, { task: 'settlement' }))
        .finally(() => running.delete(work))
      running.add(work)
    }
  }

  const idle = async () => {
    while (running.size > 0) await Promise.all(running)
  }

  const work = async () => {
    calls += 1
    wake()
    await idle()
    const due = await hasDueBets(db)
    if (!due || state.stopped || cancelAgain !== undefined) return
    cancelAgain = clock.after(AGAIN_MS, () => {
      cancelAgain = undefined
      start()
    })
  }

  const start = () => {
    const started = work()
      .catch((error: unknown) => reporter.report(error, { task: 'settlement' }))
      .finally(() => begun.delete(started))
    begun.add(started)
  }

  return {
    start,
    async idle() {
      while (begun.size > 0) await Promise.all(begun)
    },
    async stop() {
      state.stopped = true
      cancelAgain?.()
      while (begun.size > 0) await Promise.all(begun)
    },
  }
}

/** @returns false when no bet is due */
async function settleNext(deps: Deps): Promise<boolean> {
  const { db, clock, tell } = deps
  let taken = 0
  try {
    const batch = await db.transaction().execute(async (trx) => {
      const betIds = await takeQueuedBets(trx, BETS_AT_A_TIME)
      taken = betIds.length
      return taken === 0 ? undefined : settleBets(trx, betIds, new Date(clock.now()))
    })
    if (batch === undefined) return false
    tell(batch)
    return true
  } catch (error) {
    if (taken === 0) throw error
    await settleApart(deps, taken)
    return true
  }
}

/** After a batch that failed: one bet at a time, so that one which cannot be settled holds up no other. */
async function settleApart({ db, clock, tell, reporter }: Deps, count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    let betId: bigint | undefined
    try {
      const batch = await db.transaction().execute(async (trx) => {
        const betIds = await takeQueuedBets(trx, 1)
        betId = betIds[0]
        return settleBets(trx, betIds, new Date(clock.now()))
      })
      if (betId === undefined) return
      tell(batch)
    } catch (error) {
      if (betId === undefined) throw error
      reporter.report(error, { task: 'settlement', betId: String(betId) })
      await postponeBet(db, betId)
    }
  }
}
