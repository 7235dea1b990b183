import type { Reporter } from '../reporting/reporter.ts'
import type { Clock } from './clock.ts'

/** Work that is done again and again, one round at a time in this process. */
export type Repeating = {
  /** Begins with a round after one pause. */
  readonly start: () => void
  /**
   * Begins a round at once, or after the one under way, and goes on from there; called again before
   * it has begun, it is the same round. Resolves after it, however it ended.
   */
  readonly soon: () => Promise<void>
  /** A round besides, after those under way. @throws what that round throws, and reports nothing */
  readonly round: () => Promise<void>
  /** For work that is long: whether it shall leave the rest. */
  readonly isStopped: () => boolean
  /** Waits for the round under way; none begins after it, whoever asks for one. */
  readonly stop: () => Promise<void>
}

type Options = {
  readonly clock: Clock
  /** From the end of a round to the next one. */
  readonly everyMs: number | (() => number)
  readonly reporter: Reporter
  /** Name of the work in reports of failures. */
  readonly task: string
}

/** A round that fails is reported, and tried again with the next. */
export function repeat(
  { clock, everyMs, reporter, task }: Options,
  work: () => Promise<void>,
): Repeating {
  let cancel: () => void = () => undefined
  /** Ends, and never fails, with the last round that was asked for; undefined between rounds. */
  let busy: Promise<void> | undefined
  /** The next one that `soon` has asked for. */
  let awaited: Promise<void> | undefined
  let stopped = false

  function inTurn(round: () => Promise<void>): Promise<void> {
    const begin = async () => (stopped ? undefined : round())
    const turn = busy === undefined ? begin() : busy.then(begin)
    const ended = turn
      .catch(() => undefined)
      .then(() => {
        if (busy === ended) busy = undefined
      })
    busy = ended
    return turn
  }

  function soon(): Promise<void> {
    cancel()
    if (awaited !== undefined) return awaited
    const isNext = busy !== undefined
    const turn = inTurn(async () => {
      awaited = undefined
      await work().catch((error: unknown) => reporter.report(error, { task }))
      start()
    })
    if (isNext) awaited = turn
    return turn
  }

  function start(): void {
    cancel()
    if (stopped) return
    cancel = clock.after(typeof everyMs === 'number' ? everyMs : everyMs(), () => void soon())
  }

  return {
    start,
    soon,
    round: () => inTurn(work),
    isStopped: () => stopped,
    async stop() {
      stopped = true
      cancel()
      await busy
    },
  }
}
