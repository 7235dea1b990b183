import type { KnownClock } from './clock-skew.ts'

/** An answer that took longer says little; of a device that slept meanwhile, or was set, nothing. */
const SOON_MS = 5_000

/**
 * Takes the server's clock from an answer, so that a clock of this device that is wrong, or is set
 * while the page is open, is made up for.
 * @param sentAt when it was asked for, by this device
 * @param date the answer's header
 */
export function hearServerClock(page: KnownClock, sentAt: number, date: string | null): void {
  const now = Date.now()
  const told = date === null ? Number.NaN : Date.parse(date)
  // One that is no newer may be a copy that the browser kept.
  const isNewer = told > (page.serverClock?.told ?? page.renderedAt)
  if (isNewer && Math.abs(now - sentAt) < SOON_MS) page.serverClock = { told, ahead: told - now }
}
