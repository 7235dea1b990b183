import type { ApiClient, Match } from '@touchline/contract'

import { liveMatch, matchPath, steadyMatch } from '../support/addresses.ts'
import { layoutShifts, watchLayout } from '../support/layout-shifts.ts'
import { openLivePage } from '../support/open-page.ts'
import { expect, test } from '../support/test.ts'

/** How far from the top the first price may begin, px. */
const SCREENS = [
  { width: 1280, height: 900, firstPrice: 300 },
  { width: 390, height: 844, firstPrice: 330 },
]

const MATCHES: readonly [string, (call: ApiClient) => Promise<Match>][] = [
  ['in play', liveMatch],
  ['to come', steadyMatch],
]

for (const [kind, find] of MATCHES) {
  test(`[MATCH-01] the first price of a match ${kind} is high on the page, and nothing moves`, async ({
    page,
    call,
  }) => {
    const path = matchPath(await find(call))
    await watchLayout(page)
    for (const { firstPrice, ...size } of SCREENS) {
      await page.setViewportSize(size)
      await openLivePage(page, path)
      const price = await page.locator('main [data-outcome-id]').first().boundingBox()
      expect(price?.y, `at ${size.width} px`).toBeLessThanOrEqual(firstPrice)
      expect((await layoutShifts(page)).flatMap(({ elements }) => elements)).toEqual([])
    }
  })
}
