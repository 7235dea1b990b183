import type { Browser, Page } from 'playwright-core'

import type { Site } from '../../scripts/serve/site.ts'
import { median } from '../measure.ts'
import { onSite } from '../on-site.ts'
import { metricsOf } from '../page-metrics.ts'
import { quantile } from '../placements/closed-loop.ts'
import { inMilliseconds, type Row } from '../table.ts'
import { pressInStorm } from './presses-in-storm.ts'

const VISITS = 30
/** How much slower than this machine the page's processor is made. */
const THROTTLING = 4
/** Between press and release: a quick finger's. */
const HELD_MS = 60
/** Any press shows within so many milliseconds, the first of a visit too. */
const AT_MOST = 50

type Presses = { first: number; later: number }

export const bench = {
  title: `Presses, processor ${THROTTLING} times slower: ${VISITS} first visits, then a storm of prices`,
  run: (): Promise<Row[]> =>
    onSite(async (site, browser) => [
      ...(await firstVisits(site, browser)),
      ...(await pressInStorm(site, browser, THROTTLING)),
    ]),
}

async function firstVisits(site: Site, browser: Browser): Promise<Row[]> {
  const visits: Presses[] = []
  for (let visit = 0; visit < VISITS; visit += 1) visits.push(await visitOf(site, browser))
  const first = visits.map((presses) => presses.first)
  const later = visits.map((presses) => presses.later)
  const limited = (what: string, ms: number): Row => ({
    what,
    value: inMilliseconds(ms * 1_000),
    peer: 'what a press may take',
    peerValue: `${AT_MOST} ms`,
    ratio: ms / AT_MOST,
    limit: { sign: '<', ratio: 1 },
  })
  return [
    limited('first price of a visit, from the press to its look: p95', quantile(first, 0.95)),
    limited('a later price, its machine there: p95', quantile(later, 0.95)),
    {
      what: 'the first: median',
      value: inMilliseconds(median(first) * 1_000),
      peer: 'the later: median',
      peerValue: inMilliseconds(median(later) * 1_000),
      ratio: median(first) / median(later),
    },
  ]
}

/** Nothing is cached: every visit has a context of its own. */
async function visitOf({ url }: Site, browser: Browser): Promise<Presses> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    const metrics = await metricsOf(page)
    await metrics.slowDown(THROTTLING)
    await page.goto(`${url}/sports`)
    await page.locator('html[data-hydrated="true"]').waitFor()
    const prices = page.locator('main [data-outcome-id][data-state="open"]')
    const first = await press(page, (await prices.nth(0).getAttribute('data-outcome-id')) ?? '')
    await page.locator('[data-slip="open"] [data-selection-id]').first().waitFor()
    const later = await press(page, (await prices.nth(6).getAttribute('data-outcome-id')) ?? '')
    return { first, later }
  } finally {
    await context.close()
  }
}

/**
 * Milliseconds from the press, as the browser received it, to the attribute that the look hangs on:
 * what the press waits for the page is in it.
 */
async function press(page: Page, id: string): Promise<number> {
  const selector = `main [data-outcome-id="${id}"]`
  const taken = page.evaluate(
    (where) =>
      new Promise<number>((resolve) => {
        const button = document.querySelector(where)
        if (button === null) throw new Error(`There is no ${where}`)
        let pressedAt = Number.NaN
        // The page holds the click back until it has shown it; the finger's release came with it.
        window.addEventListener('pointerup', ({ timeStamp }) => (pressedAt = timeStamp), {
          capture: true,
          once: true,
        })
        const observer = new MutationObserver(() => {
          if (button.getAttribute('aria-pressed') !== 'true') return
          observer.disconnect()
          resolve(performance.now() - pressedAt)
        })
        observer.observe(button, { attributes: true, attributeFilter: ['aria-pressed'] })
      }),
    selector,
  )
  await page.locator(selector).first().click({ delay: HELD_MS })
  return taken
}
