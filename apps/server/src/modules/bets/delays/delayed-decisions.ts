import { isDatabaseAway } from '../../../db/database-error.ts'
import type { Reporter } from '../../../reporting/reporter.ts'
import type { Clock } from '../../clock.ts'
import { repeat } from '../../repeat.ts'

/** How often bets are looked for whose process died before it could decide on them. */
const SWEEP_MS = 5_000
/** A bet on which nobody can decide is tried again with each sweep at first, and more and more rarely. */
const FIRST_PAUSE_MS = 10_000
const LONGEST_PAUSE_MS = 600_000

export type DelayedBet = { readonly id: bigint; readonly endsAt: Date }

/** Decides on bets at the end of their delay. */
export type DelayedDecisions = {
  schedule(bet: DelayedBet): void
  /** Takes charge of all that wait, also those of an earlier life of this process. */
  start(): Promise<void>
  /** Waits for decisions under way; the rest waits in the database. */
  stop(): Promise<void>
}

type Deps = {
  readonly clock: Clock
  readonly reporter: Reporter
  /** Name of the work in reports of failures. */
  readonly task: string
  /** Of the longest delay: after a clock was set back no bet waits longer. */
  readonly longestMs: number
  /** All bets that wait, whoever they wait for. */
  readonly find: () => Promise<readonly DelayedBet[]>
  /** Called at the end of a delay; finds nothing to do when another process was first. */
  readonly decide: (betId: bigint) => Promise<void>
}

export function createDelayedDecisions({
  clock,
  reporter,
  task,
  longestMs,
  find,
  decide,
}: Deps): DelayedDecisions {
  const timers = new Map<bigint, () => void>()
  const running = new Map<bigint, Promise<void>>()
  /** How often deciding on a bet has failed. */
  const failures = new Map<bigint, number>()
  let stopped = false

  const track = (id: bigint) => {
    const tracked = decide(id)
      .then(() => void failures.delete(id))
      .catch((error: unknown) => {
        if (!isDatabaseAway(error)) failures.set(id, (failures.get(id) ?? 0) + 1)
        reporter.report(error, { task, betId: String(id) })
      })
      .finally(() => running.delete(id))
    running.set(id, tracked)
  }

  const pauseOf = (id: bigint) => {
    const failed = failures.get(id) ?? 0
    return failed < 2 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (failed - 2), LONGEST_PAUSE_MS)
  }

  const schedule = ({ id, endsAt }: DelayedBet) => {
    if (stopped || timers.has(id)) return
    const left = Math.min(endsAt.getTime() - clock.now(), longestMs)
    const cancel = clock.after(Math.max(pauseOf(id), left), () => {
      timers.delete(id)
      track(id)
    })
    timers.set(id, cancel)
  }

  const sweep = async () => {
    const waiting = await find()
    for (const bet of waiting) {
      if (!running.has(bet.id)) schedule(bet)
    }
    // Another process may have decided what failed here.
    const open = new Set(waiting.map(({ id }) => id))
    for (const id of failures.keys()) if (!open.has(id)) failures.delete(id)
  }

  const sweeps = repeat({ clock, everyMs: SWEEP_MS, reporter, task }, sweep)

  return {
    schedule,
    async start() {
      await sweep()
      sweeps.start()
    },
    async stop() {
      stopped = true
      for (const cancel of timers.values()) cancel()
      timers.clear()
      await sweeps.stop()
      await Promise.all(running.values())
    },
  }
}
