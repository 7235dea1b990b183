import { Worker } from 'node:worker_threads'

import { ownTexts } from '../texts/site-texts.ts'
import { FeedError } from './feed-error.ts'
import type { Feed, FeedSink } from './feed.ts'
import type { JointAnswer, JointQuestion } from './joint-price.ts'
import type { FeedMessage } from './messages.ts'
import { createPendingAnswers } from './pending-answers.ts'
import { createRestarts } from './restarts.ts'
import type { RestartOptions } from './restarts.ts'

/** What a worker is started with. */
export type WorkerJob = {
  kind: 'simulator' | 'fixtures'
  seed: string
  speed: number
  startedAt: number
  /** Keys of the season's sports; empty or absent: all. */
  sports?: readonly string[]
  /** Whether horses race beside the matches. */
  races?: boolean
  /** File of real fixtures. */
  path?: string
  /** Folder of the operator's own texts. */
  ownTexts?: string | undefined
  /** Gets ready and says nothing before it is told to open. */
  waits?: boolean
}

export type WorkerReport =
  | { kind: 'messages'; messages: readonly FeedMessage[] }
  | { kind: 'ready' }
  | { kind: 'prepared' }
  | { kind: 'failed'; reason: string }
  | { kind: 'joint_answer'; id: number; answer: JointAnswer }

export type WorkerOrder =
  | { kind: 'open' }
  | { kind: 'stop' }
  | { kind: 'joint_question'; id: number; question: JointQuestion }

/** A busy machine may take seconds; a player waits rather than being told that there is no price. */
const ANSWER_MS = 8000
const STOP_GRACE_MS = 2000

export type WorkerFeedOptions = RestartOptions & { readonly launch?: (job: WorkerJob) => Worker }

function launchWorker(job: WorkerJob): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { ...job, ownTexts: ownTexts() } satisfies WorkerJob,
  })
}

/**
 * A feed that runs in its own thread, apart from the request path. Where that dies, its provider is
 * inactive, which takes its prices off, until a new one has told them all.
 */
export function workerFeed(
  job: WorkerJob,
  { launch = launchWorker, ...options }: WorkerFeedOptions = {},
): Feed {
  let worker: Worker | null = null
  /** Ready to be started, and silent until then. */
  let prepared: Worker | null = null
  let isStopped = false
  const restarts = createRestarts(options)
  const pending = createPendingAnswers<JointAnswer>(ANSWER_MS)
  const order = (thread: Worker, message: WorkerOrder): void => thread.postMessage(message)

  const prepare = (): Promise<void> => {
    if (worker !== null || prepared !== null) return Promise.resolve()
    const thread = launch({ ...job, waits: true })
    prepared = thread
    return new Promise((resolve) => {
      // One that failed is started in the usual way then, which tells what is wrong.
      thread.once('message', ({ kind }: WorkerReport) => {
        if (kind === 'failed' && prepared === thread) prepared = null
        resolve()
      })
      thread.once('error', () => undefined)
      thread.once('exit', () => {
        if (prepared === thread) prepared = null
        resolve()
      })
    })
  }

  const start = (sink: FeedSink): Promise<void> =>
    new Promise((resolve, reject) => {
      const thread = prepared ?? launch(job)
      if (prepared !== null) order(thread, { kind: 'open' })
      prepared = null
      worker = thread
      isStopped = false
      let readyAt: number | null = null
      let cause: Error | undefined
      thread.on('message', (report: WorkerReport) => {
        if (worker !== thread) return
        if (report.kind === 'messages') sink(report.messages)
        else if (report.kind === 'joint_answer') pending.answer(report.id, report.answer)
        else if (report.kind === 'failed') reject(new FeedError(report.reason))
        else if (report.kind === 'ready') {
          readyAt = Date.now()
          resolve()
        }
      })
      thread.on('error', (error: Error) => {
        cause = error
      })
      thread.on('exit', (code) => {
        const error = cause ?? new Error(`The feed's worker ended with code ${code}`)
        reject(error)
        if (worker !== thread) return
        worker = null
        pending.rejectAll('The feed has ended')
        const at = Date.now()
        sink([{ kind: 'provider_status', provider: job.kind, at, status: 'inactive' }])
        if (readyAt !== null) restarts.again(() => runAgain(sink), error, at - readyAt)
      })
    })

  const runAgain = async (sink: FeedSink): Promise<void> => {
    if (isStopped) return
    await start(sink).catch((error: unknown) => {
      // A stop before it was ready is no death.
      if (!isStopped) throw error
    })
  }

  const stop = async (): Promise<void> => {
    const thread = worker ?? prepared
    worker = null
    prepared = null
    isStopped = true
    restarts.cancel()
    if (thread === null) return
    const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()))
    pending.rejectAll('The feed has stopped')
    order(thread, { kind: 'stop' })
    const grace = setTimeout(() => void thread.terminate(), STOP_GRACE_MS)
    await ended
    clearTimeout(grace)
  }

  return {
    prepare,
    start,
    stop,
    priceTogether: async (question) => {
      const thread = worker
      if (thread === null) throw new Error('The feed does not run')
      return pending.ask((id) => order(thread, { kind: 'joint_question', id, question }))
    },
  }
}
