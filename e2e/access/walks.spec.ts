import type { ApiClient } from '@touchline/contract'

import { matchPath, pagesOf } from '../support/addresses.ts'
import { expectAccessible } from '../support/axe.ts'
import { openPage } from '../support/open-page.ts'
import { expect, test } from '../support/test.ts'
import { themes, useTheme } from '../support/themes.ts'

/** What is opened less often than the pages of `pages.spec.ts`, one after the other. */
const further = [
  '/sports/cybersport',
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

for (const theme of themes) {
  test(`axe finds nothing on the pages that are opened less often, ${theme}`, async ({
    page,
    call,
    site,
  }) => {
    await useTheme(page, site.url, theme)
    for (const path of [...further, await outrightPath(call)]) {
      await openPage(page, path)
      await expectAccessible(page)
    }
    for (const path of errors) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    }
  })
}

test('[I18N-08] axe finds nothing on any page from right to left', async ({ page, call, site }) => {
  // Some thirty pages.
  test.setTimeout(300_000)
  await useTheme(page, site.url, 'dark')
  const pages = await pagesOf(call)
  const match = pages.match
  const views = ['statistics', 'chat'].map((view) => `${match}?view=${view}`)
  const paths = [...Object.values(pages), ...further, ...views, await outrightPath(call)]
  for (const path of paths) {
    await openPage(page, `/ar${path}`)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expectAccessible(page)
  }
})

test('[I18N-08] axe finds nothing on home, match and search from right to left, in daylight', async ({
  page,
  call,
  site,
}) => {
  await useTheme(page, site.url, 'light')
  const { match } = await pagesOf(call)
  for (const path of ['/sports', match]) {
    await openPage(page, `/he${path}`)
    await expectAccessible(page)
  }
  await openPage(page, '/he/sports?modal=search_modal')
  await expect(page.locator('dialog[open]')).toBeVisible()
  await expectAccessible(page)
})
