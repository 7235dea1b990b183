import type { Page } from '@playwright/test'
import type { Playground } from '@touchline/embed/playground'

import { liveMatch } from '../support/addresses.ts'
import { expect, test as base } from '../support/own-site.ts'
import { hostPage } from '../support/host-page.ts'
import { COMMON_SETTINGS } from '../support/kept-sites.ts'
import { signUpAndPlace } from '../support/place-one.ts'
import { balanceOf } from '../support/player.ts'
import type { SiteEnvironment } from '../support/server-process.ts'
import { mainMarketOf } from '../support/slip-panel.ts'

let siteUrl = ''

const test = base.extend<object, { host: Playground; environment: SiteEnvironment }>({
  host: hostPage(() => siteUrl),
  environment: [
    async ({ host }, use) => use({ ...COMMON_SETTINGS, EMBED_ORIGINS: host.origin }),
    { scope: 'worker' },
  ],
})

test('SIGTERM ends the process cleanly, and the next start goes on where it stopped, with the same matches', async ({
  site,
}) => {
  const addresses = async () => {
    const response = await fetch(`${site.url}/api/sportsbook/matches?match_status=0&limit=50`, {
      headers: { Accept: 'application/vnd.touchline.v2+json' },
    })
    const { data } = (await response.json()) as { data: { id: string; slug: string }[] }
    return data.map(({ id, slug }) => `${slug}-m${id}`)
  }
  for (const path of ['/healthz', '/readyz', '/metrics', '/docs']) {
    expect((await fetch(site.url + path)).status, path).toBe(200)
  }
  const { player, bet, balance } = await signUpAndPlace(site.url)
  const before = await addresses()
  expect(await site.stop('SIGTERM')).toBe(0)
  await expect(fetch(`${site.url}/healthz`)).rejects.toThrow()

  await site.restart()
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
  const { data } = await player.call('listBets')
  expect(data.map(({ id }) => id)).toEqual([bet.id])
  expect(await balanceOf(player.call)).toBe(balance)
  const after = await addresses()
  const common = after.filter((one) => before.includes(one))
  expect(before.length).toBe(50)
  // A match may have begun meanwhile; nearly all of them are still to come.
  expect(common.length).toBeGreaterThan(40)
})

const frameIn = (page: Page) => page.frameLocator('iframe')
const pricesIn = (page: Page, state: string) =>
  frameIn(page).locator(`[data-outcome-id][data-state="${state}"]`)
const heightIn = (page: Page) => page.locator('#book').evaluate((book) => book.clientHeight)
const noticeIn = (page: Page) => frameIn(page).getByText('Live prices are not arriving')
const endOf = (box: { y: number; height: number } | null) => (box?.y ?? 0) + (box?.height ?? 0)
const lastTold = (page: Page) => page.locator('[data-message="connection-changed"]').first()

async function expectConnected(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    const html = frameIn(page).locator('html')
    await expect(html).toHaveAttribute('data-connection', 'connected', { timeout: 40_000 })
  }
}

test('[EMBED-01] widgets say that their server is gone, sell nothing meanwhile, and heal', async ({
  site,
  host,
  call,
  context,
}) => {
  test.setTimeout(180_000)
  siteUrl = site.url
  const match = await liveMatch(call)
  const { market } = mainMarketOf(match)
  const widgets = [
    `match-strip/${match.id}`,
    `market/${match.id}/${market.id}`,
    `live-pitch/${match.id}`,
    `league-table/${match.tournament.id}`,
  ]
  const pages = await Promise.all(
    widgets.map(async (widget) => {
      const page = await context.newPage()
      await page.goto(`${host.origin}/?widget=/${widget}`)
      return page
    }),
  )
  const [strip, oneMarket, pitch] = pages as [Page, Page, Page, Page]
  await expectConnected(pages)
  const heights = await Promise.all(pages.map(heightIn))

  // Killed while it is shown.
  await site.stop('SIGKILL')
  for (const [at, page] of pages.entries()) {
    await expect(lastTold(page)).toContainText('{"connected":false}')
    expect(await heightIn(page)).toBe(heights[at])
  }
  // A table has no prices: it stays as it is.
  for (const page of [strip, oneMarket, pitch]) {
    await expect(noticeIn(page)).toBeInViewport({ ratio: 1 })
    // At the end of the frame: the score stands at its head.
    const [frame, notice] = await Promise.all([
      page.locator('iframe').boundingBox(),
      noticeIn(page).boundingBox(),
    ])
    expect(endOf(notice)).toBeCloseTo(endOf(frame), -1)
  }
  for (const page of [strip, oneMarket]) {
    await expect(pricesIn(page, 'open')).toHaveCount(0)
    await expect(frameIn(page).locator('[data-outcome-id]').first()).toBeVisible()
  }

  // Not there when the page is opened: the loader is the host's own copy.
  await oneMarket.reload()
  const word = oneMarket.getByText('Not reachable right now. Trying again…')
  await expect(word).toBeVisible()
  await expect(oneMarket.locator('iframe')).toBeHidden()
  await expect(lastTold(oneMarket)).toContainText('{"connected":false}')
  expect(await heightIn(oneMarket)).toBe(153)
  const { y = 0, height = 0 } = (await word.boundingBox()) ?? {}
  expect(Math.abs(y + height / 2 - 153 / 2), 'in the middle').toBeLessThan(12)

  await site.restart()
  await expect(word).toBeHidden({ timeout: 40_000 })
  await expectConnected(pages)
  for (const page of pages) {
    await expect(noticeIn(page)).toBeHidden()
    await expect(lastTold(page)).toContainText('{"connected":true}')
  }
  for (const page of [strip, oneMarket]) await expect(pricesIn(page, 'stale')).toHaveCount(0)
})
