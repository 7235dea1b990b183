import { calls } from '@touchline/contract'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { quietLeague } from '../support/league.ts'
import { openLivePage } from '../support/open-page.ts'
import { arriveSignedIn, callOf, signInDialog } from '../support/people.ts'
import { placementsSent } from '../support/placements-sent.ts'
import { select } from '../support/slip-panel.ts'
import { expect, test } from '../support/test.ts'

const surface = (page: Page) => page.getByRole('region', { name: 'Quick bet' })
const toggle = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Quick bet', exact: true })
const openPrices = (page: Page) =>
  page.getByRole('main').locator('[data-outcome-id][data-state="open"]:visible')

test(
  '[QUICK-01] [QUICK-03] [QUICK-06] [QUICK-09] [QUICK-11] [QUICK-15] one tap bets on a live price, once it is allowed',
  { tag: '@phone' },
  async ({ page, site }) => {
    await arriveSignedIn(page, site.url)
    await openLivePage(page, '/sports/live')
    // Live prices move at any moment; what becomes of a moved one is tested elsewhere.
    await callOf(page)(calls.saveSettings, { body: { autoAcceptOddsChange: 'any' } })
    await openLivePage(page, '/sports/live')
    const sent = placementsSent(page)
    await toggle(page).click()
    const bar = surface(page)
    await bar.getByRole('textbox', { name: 'Stake per tap' }).fill('2')
    await openPrices(page).first().click()
    const allow = bar.getByRole('button', { name: /^Allow one tap and bet/ })
    await expect(allow).toBeVisible()
    expect(sent).toEqual([])
    await expectAccessible(page, '[data-quick-bet]')
    await allow.click()
    await expect(bar.getByRole('switch')).toBeChecked()
    // A price that was taken off just then is refused; a later tap finds an open one. A phone has
    // room for the last end only.
    const results = bar.locator('[data-bet-id]')
    await expect(async () => {
      await expect(bar).not.toHaveAttribute('data-quick-bet', 'PROCESSING', { timeout: 2_000 })
      if ((await results.count()) < 2) await openPrices(page).nth(3).click({ timeout: 2_000 })
      await expect(results.nth(1)).toBeAttached({ timeout: 2_000 })
    }).toPass()
    await expect(results.first()).toBeVisible()
    expect(sent.length).toBeGreaterThan(1)
    for (const { meta } of sent) expect(meta).toMatchObject({ quick: true, type: 'single' })
    await expect(page.locator('[data-slip] [data-selection-id]')).toHaveCount(0)
    await page.reload()
    await expect(bar).toBeVisible()
    await expect(bar.getByRole('switch')).not.toBeChecked()
    await expect(bar.getByRole('textbox', { name: 'Stake per tap' })).toHaveValue('2.00')
    await bar.getByRole('button', { name: 'Switch quick bet off' }).click()
    await expect(bar).toBeHidden()
  },
)

test('[QUICK-07] [QUICK-08] a visitor is asked to sign in; a match to come goes to the slip', async ({
  page,
  call,
}) => {
  await openLivePage(page, '/sports/live')
  await toggle(page).click()
  await surface(page).getByRole('textbox', { name: 'Stake per tap' }).fill('2')
  await openPrices(page).first().click()
  await expect(signInDialog(page)).toBeVisible()
  const { path, offers } = await quietLeague(call)
  await openLivePage(page, path)
  await expect(surface(page)).toBeVisible()
  await select(page, [offers[0]!.id])
  await expect(surface(page)).toBeHidden()
  await expect(page.locator('[data-slip] [data-selection-id]')).toHaveCount(1)
  await expect(page.getByText('Quick bet was switched off')).toBeVisible()
})
