import type { Browser, Page } from 'playwright-core'

import type { Site } from '../../scripts/serve/site.ts'
import { median } from '../measure.ts'
import { onSite } from '../on-site.ts'
import { inMilliseconds, type Row } from '../table.ts'

const VISITS = 9
/** Any press shows within so many milliseconds, the first of a visit too. */
const AT_MOST = 50

type Presses = { first: number; later: number }

export const bench = {
  title: `The look of a pressed price, median of ${VISITS} first visits`,
  async run(): Promise<Row[]> {
    return onSite(async (site, browser) => {
      const visits: Presses[] = []
      for (let visit = 0; visit < VISITS; visit += 1) visits.push(await visitOf(site, browser))
      const first = median(visits.map((presses) => presses.first))
      const later = median(visits.map((presses) => presses.later))
      return [
        {
          what: 'first price of a visit, from the press to its look',
          value: inMilliseconds(first * 1_000),
          peer: 'what a press may take',
          peerValue: `${AT_MOST} ms`,
          ratio: first / AT_MOST,
          limit: { sign: '<', ratio: 1 },
        },
        {
          what: 'the same',
          value: inMilliseconds(first * 1_000),
          peer: 'a later price, its machine there',
          peerValue: inMilliseconds(later * 1_000),
          ratio: first / later,
        },
      ]
    })
  },
}

/** Nothing is cached: every visit has a context of its own. */
async function visitOf({ url }: Site, browser: Browser): Promise<Presses> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
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

/** Milliseconds from the click, as the page hears it, to the attribute that the look hangs on. */
async function press(page: Page, id: string): Promise<number> {
  const selector = `main [data-outcome-id="${id}"]`
  const taken = page.evaluate(
    (where) =>
      new Promise<number>((resolve) => {
        const button = document.querySelector(where)
        if (button === null) throw new Error(`There is no ${where}`)
        let pressedAt = Number.NaN
        button.addEventListener('click', () => (pressedAt = performance.now()), {
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
  await page.locator(selector).first().click()
  return taken
}
