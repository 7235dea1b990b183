import { pagesOf } from '../support/addresses.ts'
import { darkAndStill, expectAccessible, expectAccessibleInBothThemes } from '../support/axe.ts'
import { openPage } from '../support/open-page.ts'
import { arriveSignedIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

const names = [
  'home',
  'live',
  'board',
  'sport',
  'category',
  'league',
  'match',
  'my-bets',
  'favorites',
  'schedule',
  'results',
  '404',
] as const

for (const name of names) {
  test(
    `[A4] [FAIR-41] axe finds nothing: ${name}`,
    { tag: '@phone' },
    async ({ page, call, isMobile }) => {
      await darkAndStill(page)
      await openPage(page, (await pagesOf(call))[name])
      // The parts of a phone alone are in the light in `surfaces.spec.ts`; the others are these.
      await (isMobile ? expectAccessible(page) : expectAccessibleInBothThemes(page))
    },
  )
}

const about = [
  'general-rules',
  'about',
  'terms-and-conditions',
  'help-center',
  'responsible-gambling',
]

test(
  '[A4] [FAIR-41] axe finds nothing: pages about the product',
  { tag: '@phone' },
  async ({ page }) => {
    await darkAndStill(page)
    for (const path of about) {
      await openPage(page, `/${path}`)
      await expectAccessibleInBothThemes(page, 'main')
    }
  },
)

const account = [
  '',
  '/wallet/transactions',
  '/wallet/deposit',
  '/wallet/withdraw',
  '/limits',
  '/security',
]

test(
  '[A4] [FAIR-41] axe finds nothing: pages of the account',
  { tag: '@phone' },
  async ({ page, site }) => {
    test.slow()
    await darkAndStill(page)
    await arriveSignedIn(page, site.url)
    for (const path of account) {
      await openPage(page, `/profile${path}`)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(main.getByRole('status', { name: 'Loading…' })).toHaveCount(0)
      await expectAccessibleInBothThemes(page, 'main')
    }
  },
)
