import { pagesOf } from '../support/addresses.ts'
import { judgeBest } from '../support/lighthouse.ts'
import { expect, test } from '../support/test.ts'

// A feed that stands still: each audit sees the same page.
test.use({ environment: { FEED_SPEED: '0.001', LOG_LEVEL: 'warn' } })

/** ms; what Lighthouse calls good. */
const FIRST_PAINT = 1_800
/** ms; a guard, see docs/performance.md. */
const LARGEST_PAINT = 3_500
const LAYOUT_SHIFT = 0.01
const PERFORMANCE = 0.95
const AUDITS = 5

for (const name of ['home', 'league', 'match'] as const) {
  test(`Lighthouse finds nothing wrong with the ${name} page on a phone`, async ({
    call,
    site,
  }) => {
    test.setTimeout(900_000)
    const url = `${site.url}${(await pagesOf(call))[name]}`
    const found = await judgeBest(url, PERFORMANCE, AUDITS)
    const faults = found.faults.filter((fault) => !fault.startsWith('performance'))
    expect(faults).toEqual([])
    expect(found.scores).toMatchObject({ accessibility: 1, 'best-practices': 1, seo: 1 })
    expect(found.scores['performance'], JSON.stringify(found)).toBeGreaterThanOrEqual(PERFORMANCE)
    expect(found.firstPaint).toBeLessThan(FIRST_PAINT)
    expect(found.largestPaint).toBeLessThan(LARGEST_PAINT)
    expect(found.layoutShift).toBeLessThan(LAYOUT_SHIFT)
  })
}
