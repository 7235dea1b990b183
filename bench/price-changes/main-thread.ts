import { setTimeout as pause } from 'node:timers/promises'

import type { Browser, Page } from 'playwright-core'

import { metricsOf } from '../page-metrics.ts'

/** How much slower than this machine the page's processor is made. */
const THROTTLING = 4

/** The slowed page on a busy machine may need long to answer. */
const PATIENCE_MS = 120_000

/** Processor time of the main thread so far, milliseconds, the slowing down included. */
export type BusyTime = {
  /** Everything: script, style, layout, painting. */
  total: number
  script: number
}

export type WatchedPage = { page: Page; busy: () => Promise<BusyTime> }

export async function openWatched(browser: Browser, url: string): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width: 1920, height: 9_000 } })
  const page = await context.newPage()
  const metrics = await metricsOf(page)
  await page.goto(url)
  await metrics.slowDown(THROTTLING)
  return {
    page,
    async busy() {
      const [total = 0, script = 0] = await metrics.read('TaskDuration', 'ScriptDuration')
      return { total: total * 1_000, script: script * 1_000 }
    },
  }
}

/** Waits until the button shows this price, then until its frame is painted. */
export async function untilShown(page: Page, selectionId: string, odds: number): Promise<void> {
  const button = page.locator(
    `[data-outcome-id=${JSON.stringify(selectionId)}][data-odds="${odds}"]`,
  )
  await button.first().waitFor({ state: 'attached', timeout: PATIENCE_MS })
  await pause(100)
}
