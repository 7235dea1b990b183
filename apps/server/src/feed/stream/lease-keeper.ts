import { Worker } from 'node:worker_threads'
import type { StreamKeys } from './stream-keys.ts'

/** What the thread is started with. */
export type LeaseJob = {
  readonly url: string
  readonly keys: StreamKeys
  readonly leaseMs: number
  /** Milliseconds without a pulse after which the lease is given up. */
  readonly silentMs: number
  /** Milliseconds that a stand-by has to get ready. */
  readonly handOverMs: number
  /** A counter that the process moves on while it is alive. */
  readonly pulse: SharedArrayBuffer
}

export type LeaseOrder =
  | { readonly kind: 'ready' | 'hand_over' | 'release'; readonly term: number }
  | { readonly kind: 'stop' }

export type LeaseReport =
  | { readonly kind: 'held' | 'prepare' | 'handed_over' | 'released'; readonly term: number }
  | { readonly kind: 'lost'; readonly term: number; readonly reason: string }
  | { readonly kind: 'following' }
  | { readonly kind: 'error'; readonly reason: string }

export type LeaseEvents = {
  /** This process runs the feed from now on. */
  readonly onHeld: (term: number) => void
  /** Another one does. */
  readonly onFollowing: () => void
  /** The one that does wants to go, and waits until this one is ready. */
  readonly onPrepare: (term: number) => void
  readonly onLost: (term: number, reason: string) => void
  readonly onError: (error: unknown) => void
}

/**
 * Takes and keeps the lease in a thread of its own, so that a process which is busy pricing, or
 * waits for its turn on a busy machine, is not taken for dead. One that does not move at all gives
 * the lease up.
 */
export type LeaseKeeper = {
  start(events: LeaseEvents): void
  /** Resolves when a stand-by is ready to follow, or there is none, or it takes too long. */
  handOver(term: number): Promise<void>
  /** This process could take over from that term at once. */
  ready(term: number): void
  /** Gives the lease back, and tries again later. */
  release(term: number): Promise<void>
  /** Gives up what it holds and ends the thread. */
  stop(): Promise<void>
}

/** As long as prices of silent live matches count, and more: then a stand-by does better. */
const SILENT_MS = 15_000
const HAND_OVER_MS = 10_000
const PULSE_MS = 500
const LAUNCH_AGAIN_MS = 2_000
const STOP_GRACE_MS = 5_000

/** A small thread: it holds a connection and a few timers. */
const resourceLimits = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 64 }

export function createLeaseKeeper(
  url: string,
  keys: StreamKeys,
  leaseMs: number,
  silentMs: number = SILENT_MS,
): LeaseKeeper {
  const counter = new SharedArrayBuffer(4)
  const pulse = new Int32Array(counter)
  const waiting = new Map<string, () => void>()
  let thread: Worker | undefined
  let beating: NodeJS.Timeout | undefined

  const waitFor = (kind: 'handed_over' | 'released', term: number): Promise<void> => {
    if (thread === undefined) return Promise.resolve()
    return new Promise((resolve) => waiting.set(`${kind} ${term}`, resolve))
  }
  const settle = (key: string) => {
    waiting.get(key)?.()
    waiting.delete(key)
  }
  const order = (message: LeaseOrder) => thread?.postMessage(message)

  const hear = (report: LeaseReport, events: LeaseEvents) => {
    switch (report.kind) {
      case 'held':
        return events.onHeld(report.term)
      case 'following':
        return events.onFollowing()
      case 'prepare':
        return events.onPrepare(report.term)
      case 'lost':
        settle(`handed_over ${report.term}`)
        return events.onLost(report.term, report.reason)
      case 'handed_over':
      case 'released':
        return settle(`${report.kind} ${report.term}`)
      case 'error':
        return events.onError(new Error(`The lease of the feed: ${report.reason}`))
    }
  }
  const launch = (events: LeaseEvents) => {
    const job: LeaseJob = { url, keys, leaseMs, silentMs, handOverMs: HAND_OVER_MS, pulse: counter }
    const workerUrl = new URL('./lease-thread.ts', import.meta.url)
    const launched = new Worker(workerUrl, { workerData: job, resourceLimits })
    thread = launched
    let holds: number | undefined
    launched.on('message', (report: LeaseReport) => {
      if (report.kind === 'held') holds = report.term
      if (report.kind === 'lost' || report.kind === 'released') holds = undefined
      hear(report, events)
    })
    launched.on('error', events.onError)
    launched.on('exit', () => {
      if (thread !== launched) return
      thread = undefined
      for (const key of waiting.keys()) settle(key)
      if (holds !== undefined) events.onLost(holds, 'The thread that kept the lease has ended')
      clearTimeout(beating)
      beating = setTimeout(() => launch(events), LAUNCH_AGAIN_MS)
    })
    beating = setInterval(() => Atomics.add(pulse, 0, 1), PULSE_MS)
  }

  return {
    start: launch,
    ready: (term) => order({ kind: 'ready', term }),
    async handOver(term) {
      const done = waitFor('handed_over', term)
      order({ kind: 'hand_over', term })
      await done
    },
    async release(term) {
      const done = waitFor('released', term)
      order({ kind: 'release', term })
      await done
    },
    async stop() {
      const stopping = thread
      thread = undefined
      clearTimeout(beating)
      if (stopping === undefined) return
      const ended = new Promise<void>((resolve) => stopping.once('exit', () => resolve()))
      stopping.postMessage({ kind: 'stop' } satisfies LeaseOrder)
      const grace = setTimeout(() => void stopping.terminate(), STOP_GRACE_MS)
      await ended
      clearTimeout(grace)
    },
  }
}
