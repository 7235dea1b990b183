import { ApiError, type ApiClient } from '@touchline/contract'

import type { Report } from './load-session.ts'
import { isUnauthorized } from '../../data/api/is-unauthorized.ts'

/** Asked again no sooner, however the browser's clock runs. */
const LEAST_WAIT_MS = 5_000
/** A device that sleeps stops its timers: what is left is looked at again so often. */
const LOOK_MS = 60_000

export type PlaySessionOptions = {
  api: ApiClient
  report: Report
  /** By the server's clock, ms since 1970. */
  now: () => number
  /** See `SessionStore`. */
  stillHere: () => () => boolean
  /** RG-09: the limit is reached; `availableAt` where the backend said when it ends. */
  onLimit: (availableAt: string | null) => void
  onUnauthorized: () => void
}

export type PlaySession = {
  /** RG-08: for a player who is at the page now. Failures are reported. */
  start: () => Promise<void>
  /** RG-10. */
  goOn: () => Promise<void>
  stop: () => void
}

/** Tells the backend that a player is at play, and asks again when their limit would end it. */
export function createPlaySession(options: PlaySessionOptions): PlaySession {
  const { api, report, now, stillHere, onLimit, onUnauthorized } = options
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Only the latest question may act. */
  let turn = 0

  type PlayCall = 'startSportsbookSession' | 'continueSportsbookSession'

  async function ask(call: PlayCall): Promise<void> {
    turn += 1
    const mine = turn
    const isHere = stillHere()
    clearTimeout(timer)
    try {
      const { endsAt } = (await api(call)).data
      if (mine === turn && endsAt !== null) waitUntil(Date.parse(endsAt))
    } catch (error) {
      if (mine === turn && isHere()) refused(error)
    }
  }

  /** @param due by the page's own clock, which nobody sets but which may stand still meanwhile */
  function waitUntil(end: number, due = performance.now() + leftUntil(end)): void {
    const left = Math.min(leftUntil(end), due - performance.now())
    timer =
      left <= LOOK_MS
        ? setTimeout(() => void ask('startSportsbookSession'), left)
        : setTimeout(() => waitUntil(end, due), LOOK_MS)
  }

  const leftUntil = (end: number) => Math.max(end - now(), LEAST_WAIT_MS)

  function refused(error: unknown): void {
    if (isUnauthorized(error)) return onUnauthorized()
    if (!(error instanceof ApiError) || error.status !== 403) return report(error)
    const until = error.details?.['available_at']
    onLimit(typeof until === 'string' ? until : null)
  }

  return {
    start: () => ask('startSportsbookSession'),
    goOn: () => ask('continueSportsbookSession'),
    stop: () => {
      turn += 1
      clearTimeout(timer)
    },
  }
}
