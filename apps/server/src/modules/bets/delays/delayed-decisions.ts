import type { Reporter } from '../../../reporting/reporter.ts'
import type { Clock } from '../../clock.ts'
import { repeat } from '../../repeat.ts'

/** How often bets are looked for whose process died before it could decide on them. */
const SWEEP_MS = 5_000

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
  /** All bets that wait, whoever they wait for. */
  readonly find: () => Promise<readonly DelayedBet[]>
  /** Called at the end of a delay; finds nothing to do when another process was first. */
  readonly decide: (betId: bigint) => Promise<void>
}

export function createDelayedDecisions({
  clock,
  reporter,
  task,
  find,
  decide,
}: Deps): DelayedDecisions {
  const timers = new Map<bigint, () => void>()
  const running = new Set<Promise<void>>()
  let stopped = false

  const track = (work: Promise<void>) => {
    const tracked = work
      .catch((error: unknown) => reporter.report(error, { task }))
      .finally(() => running.delete(tracked))
    running.add(tracked)
  }

  const schedule = ({ id, endsAt }: DelayedBet) => {
    if (stopped || timers.has(id)) return
    const cancel = clock.after(Math.max(0, endsAt.getTime() - clock.now()), () => {
      timers.delete(id)
      track(decide(id))
    })
    timers.set(id, cancel)
  }

  const sweep = async () => {
    for (const bet of await find()) schedule(bet)
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
      await Promise.all(running)
    },
  }
}
