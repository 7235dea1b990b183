import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import type { FeedControl } from '../support/feed-control.ts'
import type { Offer } from '../support/league.ts'
import { openLivePage } from '../support/open-page.ts'
import { callOf } from '../support/people.ts'
import { onPhone } from '../support/phone.ts'
import { placementsSent } from '../support/placements-sent.ts'
import { oddsButton } from '../support/slip-panel.ts'
import { expect, test } from '../support/slip-test.ts'

const surface = (page: Page) => page.getByRole('region', { name: 'Quick bet' })
const toggle = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Quick bet', exact: true })

/** Lets matches to come begin, for the page alone: their prices move only where the test says so. */
async function beginMatches(page: Page, feed: FeedControl, offers: readonly Offer[]) {
  for (const { market } of offers) {
    const row = page.locator(`[data-match-id="${market.matchId}"]`)
    // A list that was on its way has the match as the backend knows it.
    await expect(async () => {
      feed.beginMatch(market.matchId)
      await expect(row.getByText('Live', { exact: true }).first()).toBeVisible({ timeout: 3_000 })
    }).toPass()
  }
}

/** Switches quick bet on where live matches are, and goes back to the prices of the test. */
async function switchOn(page: Page, path: string): Promise<void> {
  await openLivePage(page, '/sports/live')
  await onPhone(page, () => toggle(page).click({ trial: true }))
  await toggle(page).click()
  await surface(page).getByRole('textbox', { name: 'Stake per tap' }).fill('2')
  await expect(surface(page).getByRole('switch')).toBeVisible()
  await openLivePage(page, path)
  await expect(surface(page)).toBeVisible()
}

test.describe('a player', () => {
  test.use({ signedIn: true })

  test('[QUICK-01] [QUICK-03] [QUICK-06] [QUICK-09] [QUICK-11] [QUICK-15] one tap bets on a live price, once it is allowed', async ({
    page,
    offers,
    feed,
  }) => {
    await switchOn(page, new URL(page.url()).pathname)
    const sent = placementsSent(page)
    const bar = surface(page)
    const off = bar.getByRole('button', { name: 'Switch quick bet off' })
    await beginMatches(page, feed, offers)
    await oddsButton(page, offers[0]!.id).click()
    const allow = bar.getByRole('button', { name: /^Allow one tap and bet/ })
    await expect(allow).toBeVisible()
    expect(sent).toEqual([])
    await expectAccessible(page, '[data-quick-bet]')
    await test.step('on a phone nothing lies over it', () =>
      onPhone(page, async () => {
        await allow.click({ trial: true })
        await off.click({ trial: true })
        await expectAccessible(page, '[data-quick-bet]')
      }))
    await allow.click()
    await expect(bar.getByRole('switch')).toBeChecked()
    const results = bar.locator('[data-bet-id]')
    await expect(results).toHaveCount(1)
    const expectAllInSight = async () => {
      for (const result of await results.all()) await expect(result).toBeInViewport()
    }
    const last = offers.length - 1
    for (const [index, offer] of offers.slice(1, last).entries()) {
      await beginMatches(page, feed, [offer])
      await oddsButton(page, offer.id).click()
      await expect(results).toHaveCount(index + 2)
    }
    await test.step('a tap on a phone, where all of the last three ends can be read', () =>
      onPhone(page, async () => {
        await beginMatches(page, feed, offers.slice(last))
        await oddsButton(page, offers[last]!.id).click()
        await expect(results).toHaveCount(offers.length)
        await expectAllInSight()
      }))
    await expectAllInSight()
    expect(sent).toHaveLength(offers.length)
    for (const { meta } of sent) expect(meta).toMatchObject({ quick: true, type: 'single' })
    const { data } = await callOf(page)('listBets')
    expect(data).toHaveLength(offers.length)
    await expect(page.locator('[data-slip] [data-selection-id]')).toHaveCount(0)
    await page.reload()
    await expect(bar).toBeVisible()
    await expect(bar.getByRole('switch')).not.toBeChecked()
    await expect(bar.getByRole('textbox', { name: 'Stake per tap' })).toHaveValue('2.00')
    await off.click()
    await expect(bar).toBeHidden()
  })
})
