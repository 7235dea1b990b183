import { MATCH_STATUS } from '@touchline/contract'
import type { ApiClient, Match } from '@touchline/contract'

import { expectAccessible } from '../support/axe.ts'
import { liveMatch, matchPath, steadyMatch } from '../support/addresses.ts'
import { WHOLE_SEASON } from '../support/kept-sites.ts'
import { layoutShifts, watchLayout } from '../support/layout-shifts.ts'
import { pushedOut } from '../support/long-names.ts'
import { openLivePage } from '../support/open-page.ts'
import { expect, test } from '../support/test.ts'

test.use({ environment: WHOLE_SEASON })

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
    site,
    call,
  }) => {
    await page.context().addCookies([
      { name: 'folded_pitch', value: 'true', url: site.url },
      // Before midnight a day has another name by the server's zone than by the player's.
      { name: 'time_zone', value: encodeURIComponent('Europe/Berlin'), url: site.url },
    ])
    const path = matchPath(await find(call))
    await watchLayout(page)
    for (const { firstPrice, ...size } of SCREENS) {
      await page.setViewportSize(size)
      await openLivePage(page, path)
      const price = await page.locator('main [data-outcome-id]').first().boundingBox()
      expect(price?.y, `at ${size.width} px`).toBeLessThanOrEqual(firstPrice)
      expect((await layoutShifts(page)).flatMap(({ elements }) => elements)).toEqual([])
      const head = page.locator('main section[data-match-id]')
      expect(await pushedOut(head, 'nav bdi, th bdi'), `at ${size.width} px`).toEqual([])
    }
  })
}

/** The season stands still: a match that has just begun would stay without a play. */
async function toldMatch(call: ApiClient): Promise<Match> {
  const query = { sportKey: ['soccer'], matchStatus: [MATCH_STATUS.live], limit: 100 }
  const { data: matches } = await call('listMatches', { query })
  for (const match of matches) {
    const { data } = await call('getPlayByPlay', { params: { id: match.id } })
    if (data.plays.length > 0 && data.momentum.length > 0) return match
  }
  throw new Error('Nothing has happened in any football match')
}

test('[STREAM-02] every match in play has its pitch, with what happened and when', async ({
  page,
  call,
}) => {
  await watchLayout(page)
  await openLivePage(page, matchPath(await toldMatch(call)))
  const pitch = page.getByRole('region', { name: 'Live pitch' })
  const plays = pitch.getByRole('list', { name: 'Last plays' })
  await expect(plays.getByRole('listitem').first()).toHaveText(/^\d+(\+\d+)?′.+, .+/)
  await expect(pitch.getByRole('img', { name: /last ten minutes$/ })).toBeVisible()
  await expectAccessible(page, '#live-pitch')
  expect((await layoutShifts(page)).flatMap(({ elements }) => elements)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  const words = pitch.locator('[aria-hidden] span:has(> b)')
  await expect.poll(() => words.evaluate((flag) => flag.scrollWidth - flag.clientWidth)).toBe(0)

  const button = page.getByRole('button', { name: 'Live pitch' })
  await button.click()
  await expect(pitch).toBeHidden()
  await page.reload()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(pitch).toBeHidden()
})
