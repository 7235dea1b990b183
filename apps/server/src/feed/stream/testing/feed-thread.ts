import { parentPort, workerData } from 'node:worker_threads'
import { openRedis } from '../../../redis/open-redis.ts'
import { createBook } from '../../book/create-book.ts'
import type { Feed, FeedSink } from '../../feed.ts'
import { fixture, prices, providerIs, total } from '../../testing/book-messages.ts'
import { openBookStream } from '../open-book-stream.ts'

/** A process that may run the feed, as a thread: it can be ended as suddenly, and made to hang. */
export type FeedThreadJob = {
  readonly url: string
  readonly installation: string
  readonly leaseMs: number
  readonly silentMs: number
  /** Odds of the match in play, by which a test sees whose prices they are. */
  readonly odds: number
  /** While it holds 1 the thread hangs when it is told to. */
  readonly gate: SharedArrayBuffer
}

export type FeedThreadOrder = 'stop' | 'hang'
export type FeedThreadReport = 'started' | 'leads' | 'hangs' | 'stopped'

const DAY_MS = 86_400_000
const MOVE_EVERY_MS = 50

const { url, installation, leaseMs, silentMs, odds, gate } = workerData as FeedThreadJob
const report = (message: FeedThreadReport): void => parentPort?.postMessage(message)
const complain = (error: unknown): void => void process.stderr.write(`${String(error)}\n`)

/** Match 1 is to come, match 2 in play. */
function movingFeed(): Feed {
  let timer: NodeJS.Timeout | undefined
  return {
    async start(sink: FeedSink) {
      let seq = 0
      sink([
        providerIs('active'),
        { ...fixture('1'), startTime: Date.now() + DAY_MS },
        { ...fixture('2', 1), startTime: Date.now() },
      ])
      sink([prices('1', 1, total('2.5', 1900)), prices('2', 1, total('2.5', odds))])
      timer = setInterval(() => {
        seq += 1
        const line = total('3.5', 2000 + (seq % 100))
        sink([prices('2', 1 + seq, line)])
      }, MOVE_EVERY_MS)
    },
    async stop() {
      clearInterval(timer)
    },
  }
}

const redis = await openRedis(url, complain)
const stream = openBookStream({
  redis,
  installation,
  book: createBook(),
  feed: movingFeed(),
  now: Date.now,
  after(delayMs, action) {
    const timer = setTimeout(action, delayMs)
    return () => clearTimeout(timer)
  },
  leaseMs,
  silentMs,
  onLead: () => report('leads'),
  onFollow: () => undefined,
  onError: complain,
})

parentPort?.on('message', (order: FeedThreadOrder) => {
  if (order === 'hang') {
    report('hangs')
    Atomics.wait(new Int32Array(gate), 0, 1)
    return
  }
  void stream.stop().then(() => {
    redis.close()
    report('stopped')
    parentPort?.close()
  })
})

await stream.start()
report('started')
