import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { openRedis } from '../../redis/open-redis.ts'
import { createFeedLease, LeaseLost } from './feed-lease.ts'
import type { FeedLease } from './feed-lease.ts'
import type { LeaseJob, LeaseOrder, LeaseReport } from './lease-keeper.ts'

/** A process that is ready to follow looks this often whether it may. */
const EAGER_MS = 20
const RENEWALS_PER_LEASE = 3
const MOST_TRY_MS = 1_000
const RETRY_MS = 250

const job = workerData as LeaseJob
const pulse = new Int32Array(job.pulse)
const report = (message: LeaseReport): void => parentPort?.postMessage(message)

const name = randomUUID()
const tryEveryMs = Math.min(MOST_TRY_MS, job.leaseMs / RENEWALS_PER_LEASE)
let held: number | undefined
/** The lease was this process' own at this moment, on the monotonic clock. */
let provedAt = 0
let heartAt = 0
let beats = 0
/** The term that this process is ready to follow, and the one that it has been asked to. */
let follows: number | undefined
let asked: number | undefined
let failing = false
let timer: NodeJS.Timeout | undefined
let stepping: Promise<void> | undefined
let stopped = false

function complain(error: unknown): void {
  if (!failing) report({ kind: 'error', reason: String(error) })
  failing = true
}

function lose(reason: string): void {
  if (held === undefined) return
  report({ kind: 'lost', term: held, reason })
  held = undefined
}

/** Whether the thread that applies and sends what the feed says has moved lately. */
function isAlive(): boolean {
  const now = performance.now()
  const counted = Atomics.load(pulse, 0)
  if (counted !== beats) {
    beats = counted
    heartAt = now
  }
  return now - heartAt < job.silentMs
}

async function attempt(lease: FeedLease): Promise<number> {
  if (!isAlive()) return tryEveryMs
  const found = await lease.attempt(name)
  failing = false
  if (found.kind === 'held') {
    held = found.term
    follows = asked = undefined
    provedAt = performance.now()
    report({ kind: 'held', term: found.term })
    return job.leaseMs / RENEWALS_PER_LEASE
  }
  if (found.leaving !== undefined && found.leaving !== asked) {
    asked = found.leaving
    report({ kind: 'prepare', term: asked })
  } else {
    report({ kind: 'following' })
  }
  return follows !== undefined && follows === found.leaving ? EAGER_MS : tryEveryMs
}

async function renew(lease: FeedLease, term: number): Promise<number> {
  if (!isAlive()) {
    await lease.release(term)
    lose('The process that ran the feed does not move')
    return tryEveryMs
  }
  try {
    await lease.renew(term)
    failing = false
    provedAt = performance.now()
  } catch (error) {
    if (error instanceof LeaseLost) lose(error.message)
    else if (performance.now() - provedAt > job.leaseMs) lose(`The lease ran out: ${String(error)}`)
    else throw error
  }
  return job.leaseMs / RENEWALS_PER_LEASE
}

/** Lets the process go on with the feed until somebody else is ready, or there is nobody. */
async function handOver(lease: FeedLease, term: number): Promise<void> {
  const end = performance.now() + job.handOverMs
  const hasToWait = async () =>
    held === term && performance.now() < end && (await lease.isAwaited(term).catch(() => false))
  if (await lease.leave(term).catch(() => false)) {
    while (await hasToWait()) await pause(EAGER_MS)
  }
  report({ kind: 'handed_over', term })
}

async function run(): Promise<void> {
  const redis = await openRedis(job.url, complain, job.leaseMs)
  const lease = createFeedLease(redis.commands, job.keys, job.leaseMs)

  const step = () => {
    stepping = (held === undefined ? attempt(lease) : renew(lease, held))
      .catch((error: unknown) => {
        complain(error)
        return RETRY_MS
      })
      .then(soon)
  }
  const soon = (delayMs: number) => {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(step, delayMs)
  }
  /** After what is under way: a lease that is just being taken is seen by then. */
  const release = async (term: number) => {
    clearTimeout(timer)
    await stepping
    await lease.release(term).catch(complain)
    if (held === term) held = undefined
    report({ kind: 'released', term })
    soon(tryEveryMs)
  }
  const stop = async () => {
    stopped = true
    clearTimeout(timer)
    await stepping
    if (held !== undefined) await lease.release(held).catch(complain)
    await lease.withdraw(name).catch(() => undefined)
    redis.close()
    parentPort?.close()
  }

  parentPort?.on('message', (order: LeaseOrder) => {
    switch (order.kind) {
      case 'release':
        return void release(order.term)
      case 'hand_over':
        return void handOver(lease, order.term)
      case 'ready':
        follows = order.term
        return void lease.ready(order.term).then(() => soon(EAGER_MS), complain)
      case 'stop':
        return void stop()
    }
  })
  heartAt = performance.now()
  step()
}

await run()
