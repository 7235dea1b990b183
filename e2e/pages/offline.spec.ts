import type { Page } from '@playwright/test'
import { openPage } from '../support/open-page.ts'
import { quietLeague } from '../support/league.ts'
import { arriveSignedIn, callOf } from '../support/people.ts'
import { prematchSelections, singleOn } from '../support/placements.ts'
import { expect, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

/** The worker comes with the first sign, and keeps the page that it finds. */
async function untilKept(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
  const kept = () =>
    page.evaluate(async () => {
      const pages = await (await caches.open('touchline-pages-1')).keys()
      return navigator.serviceWorker.controller === null ? 0 : pages.length
    })
  await expect.poll(kept).toBeGreaterThan(0)
}

test('without a line a page that was seen is there, locked and dated; it comes back by itself', async ({
  page,
  call,
  context,
}) => {
  const { path, offers } = await quietLeague(call, 2)
  await openPage(page, path)
  await untilKept(page)
  await page.reload()
  const price = page.locator(`[data-outcome-id="${offers[0]!.id}"]`).first()
  await expect(price).toHaveAttribute('data-state', 'open')

  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-kept-at', /^\d{13}$/)
  await expect(price).toHaveAttribute('data-state', 'stale')
  await expect(page.getByText('its prices are locked')).toBeVisible()
  await price.press('Enter')
  await expect(price).toHaveAttribute('aria-pressed', 'false')

  await page.goto('/sports/tennis')
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link')).not.toHaveCount(0)
  await context.setOffline(false)
  await expect(page.locator('html')).toHaveAttribute('data-page', 'sport')
})

test('[FAIR-33] without a line bets can be read, and not be cashed out; they go when the player signs out', async ({
  page,
  site,
  call,
  context,
}) => {
  await arriveSignedIn(page, site.url)
  await openPage(page, '/sports/my-bets')
  const player = callOf(page)
  const [selection] = await prematchSelections(call, 1)
  const { data } = await player('placeBets', { body: singleOn(selection!, 125n) })
  const card = page.locator(`[data-bet-id="${data[0]!.id}"]`)
  await untilKept(page)
  await page.reload()
  await expect(card).toBeVisible()
  await expect(card.locator('[data-cash-out="offered"]')).toBeVisible()

  await context.setOffline(true)
  await page.reload()
  await expect(card).toContainText(data[0]!.ref)
  await expect(card.locator('[data-cash-out="offered"]')).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.locator('html')).not.toHaveAttribute('data-kept-at')
  await expect(card).toBeVisible()

  const keptAnswers = () =>
    page.evaluate(async () => {
      const kept = await (await caches.open('touchline-player-1')).keys()
      // A visitor has settings, too.
      return kept.filter(({ url }) => !url.endsWith('/settings')).length
    })
  expect(await keptAnswers()).toBeGreaterThan(0)
  await player('signOut')
  await page.reload()
  await page.mouse.move(5, 5)
  await expect.poll(keptAnswers).toBe(0)
})

test('[ERRP-02] a page that was never seen says without a line that there is none, and comes by itself', async ({
  page,
  context,
}) => {
  await openPage(page, '/sports/schedule')
  await untilKept(page)
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).press('Enter')
  await expect(page.getByRole('heading', { name: /^You are offline/ })).toBeVisible()
  await expect(page.getByText('customer service this number')).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible()
})
