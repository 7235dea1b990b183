import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { WHOLE_SEASON } from '../support/kept-sites.ts'
import { openPage } from '../support/open-page.ts'
import { expect, test } from '../support/test.ts'

// A feed that stands still: the same matches are live from the first line to the last.
test.use({ environment: WHOLE_SEASON })

const searchField = (page: Page) => page.getByRole('combobox', { name: 'Search teams' })
const results = (page: Page) => page.getByRole('grid', { name: 'Search results' })

/** Addresses of the calls to the backend's search since. */
function watchCalls(page: Page): URL[] {
  const seen: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/sportsbook/search') seen.push(url)
  })
  return seen
}

/** Behind the search axe places every element of the page, too. */
const SHORT_PAGE = '/sports/verify'

test('[SRCH-01] [SRCH-02] [HEAD-11] a player finds a match by keyboard alone', async ({
  page,
  call,
}) => {
  const { data } = await call('listMatches', { query: { matchStatus: [0], limit: 1 } })
  const [match] = data
  if (match === undefined) throw new Error('no match is to come')
  const asked = watchCalls(page)
  await openPage(page, SHORT_PAGE)

  await page.keyboard.press('/')
  await expect(searchField(page)).toBeFocused()
  await expect(results(page).getByRole('rowgroup', { name: 'Leagues' })).toBeVisible()

  await page.keyboard.type(match.home.name.slice(0, 2))
  await expect(results(page).getByRole('row').first()).toBeVisible()
  await expect(searchField(page)).toHaveAttribute('aria-activedescendant', /./)
  // Two letters are searched on the device: had the backend been asked, it would be first in line.
  expect(asked).toHaveLength(0)

  await searchField(page).fill(match.home.name)
  const row = page.locator(`[data-modal="search_modal"] [data-match-id="${match.id}"]`)
  await expect(row.locator('[data-outcome-id]').first()).toBeVisible()
  expect(asked.at(-1)?.searchParams.get('q')).toBe(match.home.name)
  await expect(row.locator('mark').first()).toBeVisible()
  await expectAccessible(page)

  const first = await searchField(page).getAttribute('aria-activedescendant')
  await page.keyboard.press('ArrowDown')
  await expect(searchField(page)).not.toHaveAttribute('aria-activedescendant', first ?? '')
  await page.keyboard.press('ArrowUp')
  await expect(searchField(page)).toHaveAttribute('aria-activedescendant', first ?? '')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-modal="search_modal"]')).toHaveCount(0)
  await expect(page).not.toHaveURL(new RegExp(`${SHORT_PAGE}$`))

  await page.getByRole('button', { name: 'Search' }).click()
  const recent = page.getByRole('region', { name: 'Recent searches' })
  await recent.getByRole('button', { name: match.home.name, exact: true }).click()
  await expect(searchField(page)).toHaveValue(match.home.name)
  await searchField(page).fill('q'.repeat(50))
  await expect(page.getByText('Check the spelling')).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-modal="search_modal"]')).toHaveCount(0)
})

test('[P12] what is typed while the search is on its way is kept, and it opens with what is on', async ({
  page,
}) => {
  await openPage(page, SHORT_PAGE)
  // The code of the dialog waits until all is typed.
  const { promise: isTyped, resolve: typed } = Promise.withResolvers<undefined>()
  await page.route('**/assets/search-dialog-*.js', async (route) => {
    await isTyped
    await route.continue()
  })
  await page.keyboard.press('/')
  await page.keyboard.type('football')
  typed(undefined)
  await expect(searchField(page)).toHaveValue('football')
  await expect(searchField(page)).toBeFocused()
  await expect(results(page).getByRole('rowgroup', { name: 'Sports' })).toBeVisible()

  await page.getByRole('button', { name: 'Clear the text' }).click()
  await expect(results(page).getByRole('rowgroup').first()).toHaveAccessibleName('Live now')
})
