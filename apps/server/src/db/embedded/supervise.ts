import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds before each new start, one after the other; after the last one it is given up. */
const RESTART_AFTER_MS = [0, 1_000, 2_000, 5_000, 15_000, 30_000]
const LOOK_EVERY_MS = 500

/** Whoever lived this long has not died of what the one before died of. */
const LONG_LIFE_MS = 60_000

export type Supervised = {
  isRunning(): Promise<boolean>
  /** Starts it, or adopts one that another process has started. */
  start(): Promise<void>
}

export type SupervisionEvents = {
  onEnd?(): void
  onRestart?(): void
  /** It died too often in a row, or did not start: nobody looks after it any more. */
  onGivenUp?(error: unknown): void
}

export type SupervisionTimes = {
  readonly restartAfterMs?: readonly number[]
  readonly lookEveryMs?: number
}

/** Starts a server again that has ended though nobody asked it to. @returns stops looking */
export function supervise(
  server: Supervised,
  events: SupervisionEvents,
  times: SupervisionTimes = {},
): () => Promise<void> {
  const { restartAfterMs = RESTART_AFTER_MS, lookEveryMs = LOOK_EVERY_MS } = times
  const stopping = new AbortController()
  const { signal } = stopping
  let deaths = 0
  let bornAt = Date.now()

  const pause = (ms: number) => wait(ms, undefined, { signal, ref: false }).catch(() => undefined)

  /** @returns whether it runs again */
  const revive = async (): Promise<boolean> => {
    events.onEnd?.()
    if (Date.now() - bornAt > LONG_LIFE_MS) deaths = 0
    let failure: unknown = new Error('it ended again and again')
    for (;;) {
      const after = restartAfterMs[deaths]
      if (after === undefined) {
        events.onGivenUp?.(failure)
        return false
      }
      deaths += 1
      await pause(after)
      if (signal.aborted) return false
      try {
        await server.start()
        bornAt = Date.now()
        events.onRestart?.()
        return true
      } catch (error) {
        failure = error
      }
    }
  }
  const watch = async () => {
    for (;;) {
      await pause(lookEveryMs)
      if (signal.aborted) return
      if (await server.isRunning()) continue
      if (!(await revive())) return
    }
  }
  const watching = watch()
  return async () => {
    stopping.abort()
    await watching
  }
}
