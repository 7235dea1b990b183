import { pagesOf } from '../support/addresses.ts'
import {
  darkAndStill,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectAccessibleInItsLanguage,
} from '../support/axe.ts'
import { WHOLE_SEASON } from '../support/kept-sites.ts'
import { layoutShifts, watchLayout } from '../support/layout-shifts.ts'
import { openPage } from '../support/open-page.ts'
import { arriveSignedIn } from '../support/people.ts'
import { onPhone, phone } from '../support/phone.ts'
import { expect, test } from '../support/test.ts'
import { watchPage } from '../support/watch-page.ts'

test.use({ environment: WHOLE_SEASON })

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

/** Its page has the same rows as football's, a third as many, which axe looks at one by one. */
const SHORT_SPORT = '/sports/handball'

test.beforeEach(({ page }) => darkAndStill(page))

for (const name of names) {
  test(`[EMBED-25] [A4] [FAIR-41] [I18N-08] ${name}: status, marker, one heading, title, and axe finds nothing`, async ({
    page,
    call,
  }) => {
    test.slow()
    const path = name === 'sport' ? SHORT_SPORT : (await pagesOf(call))[name]
    const html = page.locator('html')
    const watched = watchPage(page)
    const said = async () => [await page.title(), await page.locator('h1').textContent()]

    const response = await page.goto(path)
    expect(response?.status()).toBe(name === '404' ? 404 : 200)
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'")
    await expect(html).toHaveAttribute('data-hydrated', 'true')
    await expect(html).toHaveAttribute('data-page', name === 'board' ? 'live' : name)
    await expect(html).toHaveAttribute('lang', 'en')
    await expect(page.locator('h1')).toHaveCount(1)
    const english = await said()
    expect(english).not.toContain('')
    await expectAccessibleInBothThemes(page)
    // The parts of a phone alone are in the light in `surfaces.spec.ts`; the others are these.
    await test.step('on a phone', () => onPhone(page, () => expectAccessible(page)))

    await test.step('from right to left', async () => {
      await openPage(page, `/ar${path}`)
      await expect(html).toHaveAttribute('lang', 'ar')
      await expect(html).toHaveAttribute('dir', 'rtl')
      await expect(html).toHaveAttribute('data-page', name === 'board' ? 'live' : name)
      await expect(page.locator('h1')).toHaveCount(1)
      expect(await said()).not.toEqual(english)
      await expectAccessibleInItsLanguage(page)
    })
    watched.expectNothingWrong(name === '404' ? [404] : [])
  })
}

const about = [
  'sports/general-rules',
  'sports/about',
  'terms-and-conditions',
  'help-center',
  'responsible-gambling',
]

test('[A4] [FAIR-41] axe finds nothing: pages about the product', async ({ page }) => {
  test.slow()
  for (const path of about) {
    await openPage(page, `/${path}`)
    await expectAccessibleInBothThemes(page, 'main')
    await onPhone(page, () => expectAccessibleInBothThemes(page, 'main'))
  }
})

const account = [
  '',
  '/wallet/transactions',
  '/wallet/deposit',
  '/wallet/withdraw',
  '/limits',
  '/security',
]

/** The amount in the header takes the room that its digits need. */
const OF_BALANCE = 0.004

test('[A4] [A6] [FAIR-41] pages of the account and the footer below them stand still while they load, and axe finds nothing', async ({
  page,
  site,
}) => {
  test.slow()
  await arriveSignedIn(page, site.url)
  await watchLayout(page)
  const main = page.getByRole('main')
  for (const path of account) {
    await test.step(`/profile${path}`, async () => {
      await page.setViewportSize(phone.viewport)
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await openPage(page, `/profile${path}`)
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(main.locator('[data-shape]')).toHaveCount(0)
      await expect(main.getByRole('status', { name: 'Loading…' })).toHaveCount(0)
      const shifts = await layoutShifts(page)
      expect(shifts.filter(({ value }) => value > OF_BALANCE)).toEqual([])

      await darkAndStill(page)
      await page.setViewportSize({ width: 1280, height: 800 })
      await expectAccessibleInBothThemes(page, 'main')
      await onPhone(page, () => expectAccessibleInBothThemes(page, 'main'))
    })
  }
})
