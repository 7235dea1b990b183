import type { PageState } from '../environment.ts'

/** Less than this may be the time that a page takes to be rendered, kept and sent. */
const TOLERANCE_MS = 10_000

export type KnownClock = Pick<PageState, 'renderedAt' | 'serverClock'>

/**
 * The time by the server's clock, ms since 1970: what lists, limits and statements count by. How far
 * this device's clock is off was heard with an answer, and before one shows in when it opened the page
 * that the server rendered.
 * @param now by the clock of this device
 */
export function serverNow({ renderedAt, serverClock }: KnownClock, now = Date.now()): number {
  if (import.meta.env.SSR) return now
  const skew = serverClock?.ahead ?? renderedAt - performance.timeOrigin
  return Math.abs(skew) < TOLERANCE_MS ? now : now + skew
}
