/** Less than this may be the time that a page takes to be rendered, kept and sent. */
const TOLERANCE_MS = 10_000

/**
 * How far the device's clock lags behind the server's, in ms; 0 where both agree.
 * @param renderedAt the server's clock when it rendered the page
 * @param openedAt the device's clock when it opened the page
 */
export function clockSkew(renderedAt: number, openedAt: number): number {
  const skew = renderedAt - openedAt
  return Math.abs(skew) < TOLERANCE_MS ? 0 : skew
}
