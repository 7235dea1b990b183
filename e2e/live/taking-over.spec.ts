import type { Page } from '@playwright/test'

import { reacting } from '../support/open-page.ts'
import { expect, test } from '../support/test.ts'
import { watchPage } from '../support/watch-page.ts'

declare global {
  interface Window {
    /** Lets React go on with the parts of the page that it has not taken over yet. */
    takeOverRest: () => void
  }
}

/**
 * Makes React wait between the frame of a page and the content in it, which on a slow phone is a
 * matter of seconds. It hands out its work by `setImmediate` where there is one.
 */
async function holdContent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: (() => void)[] = []
    let isHeld = true
    const next = (work: () => void) => setTimeout(work, 0)
    window.takeOverRest = () => {
      isHeld = false
      held.splice(0).forEach(next)
    }
    const hand = (work: () => void) =>
      isHeld && document.documentElement.dataset['hydrated'] === 'true'
        ? held.push(work)
        : next(work)
    Object.assign(window, { setImmediate: hand })
  })
}

test(
  'nothing is told before all of the page is taken over',
  { tag: '@phone' },
  async ({ page }) => {
    const watched = watchPage(page)
    let sockets = 0
    page.on('websocket', () => (sockets += 1))
    await holdContent(page)
    await page.goto('/sports')
    await reacting(page)
    await page.waitForLoadState('networkidle')
    expect(sockets).toBe(0)
    await page.evaluate(() => window.takeOverRest())
    await expect(page.locator('html')).toHaveAttribute('data-connection', 'connected')
    watched.expectNothingWrong()
  },
)

test('[R9] names in an address that no page reads change nothing about taking it over', async ({
  page,
}) => {
  const watched = watchPage(page)
  for (const path of [
    '/sports?modal=signIn',
    '/sports/live?utm_term=cup&x=1',
    '/sports/results?x=1',
    '/sports/soccer?x=1',
  ]) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-connection', 'connected')
  }
  watched.expectNothingWrong()
})
