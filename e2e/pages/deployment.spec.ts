import type { Page } from '@playwright/test'

import { openLivePage, reacting } from '../support/open-page.ts'
import { oddsButton } from '../support/slip-panel.ts'
import { expect, test } from '../support/slip-test.ts'

/** The files of the page are gone until it is loaded anew, as after a deployment. */
async function deploy(page: Page): Promise<void> {
  let isOld = true
  await page.route('**/*', async (route) => {
    const request = route.request()
    if (request.isNavigationRequest()) isOld = false
    const isFile = new URL(request.url()).pathname.startsWith('/assets/')
    if (isOld && isFile) await route.fulfill({ status: 404, body: 'gone' })
    else await route.fallback()
  })
}

test('after a deployment an open page is loaded anew: when the player says so, or with the next page', async ({
  page,
  offers,
  slip,
}) => {
  const { id } = offers[0]!
  await oddsButton(page, id).click()
  await expect(slip.card(id)).toBeAttached()
  await deploy(page)
  await page.getByRole('button', { name: 'Search' }).click()
  const told = page.getByRole('status').filter({ hasText: 'could not be loaded' })
  await expect(told).toBeVisible()
  await told.getByRole('button', { name: 'Reload' }).click()
  await expect(slip.card(id)).toBeAttached()

  await openLivePage(page, '/sports')
  await deploy(page)
  const loaded = page.waitForEvent('domcontentloaded')
  await page.getByRole('link', { name: 'Schedule' }).first().click()
  await loaded
  await reacting(page)
  await expect(page.locator('html')).toHaveAttribute('data-page', 'schedule')
  await expect(slip.card(id)).toBeAttached()
})
