import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'

import { chromiumFlags, findTestChromium } from '../../scripts/system/chromium.ts'
import { freePort } from '../../scripts/system/free-port.ts'
import { pagesOf } from '../support/addresses.ts'
import { WHOLE_SEASON } from '../support/kept-sites.ts'
import { expect, test } from '../support/test.ts'

// A feed that stands still: Lighthouse waits until nothing is loaded any more.
test.use({ environment: WHOLE_SEASON })

// Performance is judged by `npm run bench -- lighthouse`: how fast a machine is fails no test. What it
// asks of accessibility are some of the rules of axe, which has all of them in `e2e/access`: two of
// them count as SEO, and would have it run axe.
const CATEGORIES = ['best-practices', 'seo']
const SHIFT = 'cumulative-layout-shift'
const WANTED = {
  onlyCategories: CATEGORIES,
  onlyAudits: [SHIFT],
  skipAudits: ['document-title', 'image-alt'],
  disableFullPageScreenshot: true,
}
const MOST_SHIFT = 0.01

test('Lighthouse finds nothing wrong with home, league and match on a phone', async ({
  call,
  site,
}) => {
  test.setTimeout(300_000)
  const addresses = await pagesOf(call)
  const faults: string[] = []
  const port = await freePort()
  const executablePath = findTestChromium()
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  })
  try {
    for (const name of ['home', 'league', 'match'] as const) {
      await test.step(name, async () => {
        faults.push(...(await faultsOf(`${site.url}${addresses[name]}`, port)))
      })
    }
  } finally {
    await browser.close()
  }
  expect(faults).toEqual([])
})

/** What took points: `league: seo: Document has a meta description`. Each page is a first visit. */
async function faultsOf(url: string, port: number): Promise<string[]> {
  const run = await lighthouse(url, { port, logLevel: 'error', ...WANTED })
  const categories = Object.values(run?.lhr.categories ?? {})
  expect(categories.map(({ id }) => id)).toEqual(CATEGORIES)
  expect(categories.map(({ score }) => score)).not.toContain(null)
  expect(run?.lhr.audits[SHIFT]?.numericValue, url).toBeLessThan(MOST_SHIFT)
  return categories.flatMap(({ id, auditRefs }) =>
    auditRefs
      .map((ref) => ({ ...ref, audit: run?.lhr.audits[ref.id] }))
      .filter(({ weight, audit }) => weight > 0 && (audit?.score ?? 1) < 1)
      .map((ref) => `${url}: ${id}: ${ref.audit?.title ?? ref.id}`),
  )
}
