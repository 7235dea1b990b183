import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, it, onTestFinished } from 'vitest'
import { openRedis } from '../../redis/open-redis.ts'
import { createTestReporter } from '../../reporting/testing/test-reporter.ts'
import { createBook } from '../book/create-book.ts'
import { openBookStream } from './open-book-stream.ts'
import { streamKeys } from './stream-keys.ts'
import type { FeedThreadJob, FeedThreadOrder, FeedThreadReport } from './testing/feed-thread.ts'

const POLL = { timeout: 120_000, interval: 5 }
const PATIENCE_MS = 120_000
/** On a busy machine a thread may wait longer for its turn than a shorter one lasts. */
const LEASE_MS = 2_000
const NEVER_SILENT_MS = 600_000

/** One that follows, and others that may run the feed. */
const openSite = async () => {
  const url = process.env['TEST_REDIS_URL']
  if (url === undefined) {
    throw new Error(
      'TEST_REDIS_URL is not set: run `npm run test:integration`, which starts a Redis.',
    )
  }
  const installation = randomUUID()
  const keys = streamKeys(installation)
  const { report: onError } = createTestReporter()
  const redis = await openRedis(url, onError, PATIENCE_MS)
  onTestFinished(() => redis.close())
  const book = createBook()
  const follower = openBookStream({
    redis,
    installation,
    book,
    feed: undefined,
    now: Date.now,
    after(delayMs, action) {
      const timer = setTimeout(action, delayMs)
      return () => clearTimeout(timer)
    },
    leaseMs: undefined,
    onLead: () => undefined,
    onFollow: () => undefined,
    onError,
  })
  onTestFinished(() => follower.stop())
  await follower.start()

  let started = 0
  const startFeed = async (silentMs = NEVER_SILENT_MS) => {
    started += 1
    const odds = 5000 + started
    const gate = new SharedArrayBuffer(4)
    new Int32Array(gate).fill(1)
    const job: FeedThreadJob = { url, installation, leaseMs: LEASE_MS, silentMs, odds, gate }
    const worker = new Worker(new URL('./testing/feed-thread.ts', import.meta.url), {
      workerData: job,
    })
    onTestFinished(() => void worker.terminate())
    const heard: FeedThreadReport[] = []
    worker.on('message', (report: FeedThreadReport) => heard.push(report))
    await expect.poll(() => heard, POLL).toContain('started')
    return {
      odds,
      heard,
      order: (order: FeedThreadOrder) => worker.postMessage(order),
      /** As a power cut would. */
      kill: () => worker.terminate(),
      release() {
        new Int32Array(gate).fill(0)
        Atomics.notify(new Int32Array(gate), 0)
      },
      ended: () => once(worker, 'exit'),
    }
  }
  return {
    book,
    startFeed,
    term: async () => Number(await redis.commands.get(keys.terms)),
    leaseLeft: () => redis.commands.pttl(keys.lease),
  }
}

type Site = Awaited<ReturnType<typeof openSite>>

const liveOdds = ({ book }: Site) => {
  const price = book.priceOf('2', 18, 'total=2.5', '12')
  return price?.marketStatus === 1 && !price.stale ? price.odds : undefined
}

/** Notes every moment at which nobody could bet on the match to come, or the one in play was stale. */
const watch = ({ book }: Site) => {
  const gaps: string[] = []
  const look = () => {
    const price = book.priceOf('1', 18, 'total=2.5', '12')
    const isOpen = price?.marketStatus === 1 && price.active && !price.stale
    if (!isOpen) gaps.push(`to come: ${JSON.stringify(price)}`)
    if (book.providers().get('simulator') !== 'active') gaps.push('provider inactive')
    if (book.isStale('2')) gaps.push('in play: stale')
  }
  const stop = book.subscribe(look)
  const looking = setInterval(look, 5)
  onTestFinished(() => {
    stop()
    clearInterval(looking)
  })
  return gaps
}

it('[R7] ten takeovers close no price of a match to come, and leave none in play stale', async () => {
  const site = await openSite()
  let leader = await site.startFeed()
  let standBy = await site.startFeed()
  await expect.poll(() => liveOdds(site), POLL).toBe(leader.odds)
  const gaps = watch(site)
  for (let takeover = 0; takeover < 10; takeover += 1) {
    if (takeover % 2 === 0) leader.order('stop')
    else await leader.kill()
    await expect.poll(() => liveOdds(site), POLL).toBe(standBy.odds)
    leader = standBy
    standBy = await site.startFeed()
  }
  expect(await site.term()).toBeGreaterThanOrEqual(11)
  expect(gaps).toEqual([])
})

it('[R7] a leader that is too busy to answer keeps the lease', async () => {
  const site = await openSite()
  const leader = await site.startFeed()
  const standBy = await site.startFeed()
  leader.order('hang')
  await expect.poll(() => leader.heard, POLL).toContain('hangs')
  for (let renewal = 0; renewal < 6; renewal += 1) {
    const before = await site.leaseLeft()
    await expect.poll(() => site.leaseLeft(), POLL).toBeLessThan(before)
    const low = await site.leaseLeft()
    await expect.poll(() => site.leaseLeft(), POLL).toBeGreaterThan(low)
  }
  leader.release()
  expect(await site.term()).toBe(1)
  expect(standBy.heard).not.toContain('leads')
  await expect.poll(() => liveOdds(site), POLL).toBe(leader.odds)
})

it('[R7] a leader that does not move at all gives the lease up', async () => {
  const site = await openSite()
  const leader = await site.startFeed(LEASE_MS)
  const standBy = await site.startFeed()
  leader.order('hang')
  await expect.poll(() => liveOdds(site), POLL).toBe(standBy.odds)
  leader.release()
  leader.order('stop')
  await expect.poll(() => leader.heard, POLL).toContain('stopped')
  expect(await site.term()).toBeGreaterThanOrEqual(2)
})

it('[R7] who leaves waits until the one who stands by is ready', async () => {
  const site = await openSite()
  const leader = await site.startFeed()
  const standBy = await site.startFeed()
  await expect.poll(() => liveOdds(site), POLL).toBe(leader.odds)
  const suspended: unknown[] = []
  site.book.subscribe((change) => {
    if (change.kind === 'status' || change.kind === 'provider') suspended.push(change)
  })
  leader.order('stop')
  await expect.poll(() => leader.heard, POLL).toContain('stopped')
  // Its feed was open by then: it leads without another word.
  await expect.poll(() => standBy.heard, POLL).toContain('leads')
  await expect.poll(() => liveOdds(site), POLL).toBe(standBy.odds)
  expect(suspended).toEqual([])
})
