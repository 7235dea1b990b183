import type { PageState } from '../environment.ts'

/** Less than this may be the time that a page takes to be rendered, kept and sent. */
const TOLERANCE_MS = 10_000

/**
 * The time by the server's clock, ms since 1970: what lists, limits and statements count by. How far
 * this device's clock is off shows in when it opened the page that the server rendered.
 * @param now by the clock of this device
 */
export function serverNow({ renderedAt }: Pick<PageState, 'renderedAt'>, now = Date.now()): number {
  const skew = import.meta.env.SSR ? 0 : renderedAt - performance.timeOrigin
  return Math.abs(skew) < TOLERANCE_MS ? now : now + skew
}
