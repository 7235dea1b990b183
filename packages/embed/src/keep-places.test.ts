import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { openHost } from './testing/open-host.ts'

const WINDOW = 700
/** What stands above the frame in the host's page. */
const ABOVE = 100

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A host's page that scrolls: a window of 700 px over a frame, with more of the page below it. */
function openLongHost({ below = 0 }: { below?: number } = {}) {
  const host = openHost()
  const { frame, window } = host
  let scrolled = 0
  const height = () => Number.parseFloat(frame.style.height)
  const scrollTo = (wanted: number) => {
    scrolled = Math.max(0, Math.min(wanted, ABOVE + height() + below - WINDOW))
  }
  frame.getBoundingClientRect = () =>
    ({ top: ABOVE - scrolled, bottom: ABOVE - scrolled + height(), width: 390 }) as DOMRect
  frame.scrollIntoView = () => scrollTo(ABOVE)
  window.scrollBy = (by: number | { top?: number }) =>
    scrollTo(scrolled + (typeof by === 'number' ? by : (by.top ?? 0)))
  const open = (path: string, size: number, returned?: boolean) => {
    host.hear('page-loaded', returned === undefined ? { path } : { path, returned })
    host.hear('page-size-changed', { height: size, width: 390 })
    vi.advanceTimersByTime(500)
  }
  return { ...host, open, scrollTo, scrolled: () => scrolled }
}

test('the next page is read from its top on, the first one from where the host stands', () => {
  const { open, scrollTo, scrolled, hear } = openLongHost()
  hear('page-size-changed', { height: 6_000, width: 390 })
  scrollTo(300)
  open('/sports/init-sportsbook?host=https%3A%2F%2Fhost.example', 6_000)
  open('/sports', 6_000)
  expect(scrolled()).toBe(300)
  scrollTo(2_000)
  open('/sports/live', 6_000)
  expect(scrolled()).toBe(ABOVE)
})

test('a tab or a chip of the same page leaves the player where they are', () => {
  const { open, scrollTo, scrolled } = openLongHost()
  open('/sports/soccer/a-b-m1', 4_000)
  scrollTo(900)
  open('/sports/soccer/a-b-m1?group=goals', 3_000)
  expect(scrolled()).toBe(900)
})

test('who goes back is where they left the page, once it is as high as it was', () => {
  const { open, scrollTo, scrolled, hear } = openLongHost()
  open('/sports/live', 6_000)
  scrollTo(3_000)
  open('/sports/soccer/a-b-m1', 900)
  expect(scrolled()).toBe(ABOVE)
  hear('page-loaded', { path: '/sports/live', returned: true })
  hear('page-size-changed', { height: 2_000, width: 390 })
  expect(scrolled()).toBeLessThan(3_000)
  hear('page-size-changed', { height: 6_000, width: 390 })
  expect(scrolled()).toBe(3_000)
  scrollTo(3_500)
  hear('page-size-changed', { height: 6_100, width: 390 })
  expect(scrolled()).toBe(3_500)
})

test('[EMBED-12] [EMBED-17] a dialog has room where the player sees it, who is back when it closes', () => {
  const { open, scrollTo, scrolled, hear } = openLongHost({ below: 2_000 })
  open('/sports', 3_000)
  const over = ABOVE + 3_000 - 50
  scrollTo(over)
  hear('notify-modal-triggered', { name: 'search_modal', open: true })
  // The fake of `scrollIntoView` shows the top, which is enough of it.
  expect(scrolled()).toBe(ABOVE)
  hear('notify-modal-triggered', { name: 'signIn', open: true })
  hear('notify-modal-triggered', { name: 'signIn', open: false })
  expect(scrolled()).toBe(ABOVE)
  hear('notify-modal-triggered', { name: 'search_modal', open: false })
  expect(scrolled()).toBe(over)
})

test('[EMBED-17] where a dialog has room the host’s page stays, and a page it led to begins at its top', () => {
  const { open, scrollTo, scrolled, hear } = openLongHost()
  open('/sports', 6_000)
  scrollTo(900)
  hear('notify-modal-triggered', { name: 'search_modal', open: true })
  expect(scrolled()).toBe(900)
  hear('page-loaded', { path: '/sports/soccer/a-b-m1' })
  hear('notify-modal-triggered', { name: 'search_modal', open: false })
  expect(scrolled()).toBe(ABOVE)
})

test('[EMBED-18] the slip that the host opens is seen', () => {
  const { open, scrollTo, scrolled, handle, hear, last } = openLongHost({ below: 2_000 })
  open('/sports', 3_000)
  scrollTo(ABOVE + 3_000)
  hear('initialized', {})
  handle.send('open_bet_slip', {})
  expect(last('open_bet_slip')).toEqual({})
  expect(scrolled()).toBe(ABOVE)
})
