import type { ApiClient } from '@touchline/contract'

import { matchPath, pagesOf } from '../support/addresses.ts'
import {
  darkAndStill,
  expectAccessibleInBothThemes,
  expectAccessibleInItsLanguage,
} from '../support/axe.ts'
import { WHOLE_SEASON } from '../support/kept-sites.ts'
import { openPage } from '../support/open-page.ts'
import { expect, test } from '../support/test.ts'

test.use({ environment: WHOLE_SEASON })

/** What is opened less often than the pages of `pages.spec.ts`, one after the other. */
const further = [
  // The rows of all esports, a quarter as many; home and live have groups of several sports.
  '/sports/cybersport?sport=dota-2',
  '/sports/verify',
  '/sports/users/sign-in',
  '/sports/users/sign-up',
  '/sports/users/password/new',
  '/sports/users/password/edit',
  '/sports/users/confirmation',
]
/** They stand alone, in languages of their own. */
const errors = ['/sports/500', '/sports/blocked', '/sports/locked']

async function outrightPath(call: ApiClient): Promise<string> {
  const { data } = await call('listMatches', { query: { type: ['outright'], limit: 1 } })
  const [outright] = data
  if (outright === undefined) throw new Error('There is no outright')
  return matchPath(outright)
}

test('axe finds nothing on the pages that are opened less often', async ({ page, call }) => {
  await darkAndStill(page)
  for (const path of [...further, await outrightPath(call)]) {
    await openPage(page, path)
    await expectAccessibleInBothThemes(page)
  }
  for (const path of errors) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessibleInBothThemes(page)
  }
})

test('[I18N-08] axe finds nothing on any of them from right to left', async ({ page, call }) => {
  test.slow()
  await darkAndStill(page)
  const { match } = await pagesOf(call)
  const views = ['statistics', 'chat'].map((view) => `${match}?view=${view}`)
  const paths = [...further, ...views, await outrightPath(call)]
  for (const path of paths) {
    await openPage(page, `/ar${path}`)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expectAccessibleInItsLanguage(page)
  }
})

test('[I18N-08] axe finds nothing in the search from right to left', async ({ page }) => {
  await darkAndStill(page)
  await openPage(page, '/he/sports/verify?modal=search_modal')
  await expect(page.locator('dialog[open]')).toBeVisible()
  await expectAccessibleInBothThemes(page)
})
