import { fileURLToPath } from 'node:url'

import { openLivePage, openPage } from '../support/open-page.ts'
import { signInDialog } from '../support/people.ts'
import { realFixtures } from '../../scripts/system/public-data.ts'
import { select, slipPanel } from '../support/slip-panel.ts'
import { expect, test } from '../support/slip-test.ts'

test.use({
  environment: {
    FEED_FIXTURES: realFixtures,
    HIDDEN_PAGES: 'live',
    LOCALE_PREFIX: 'on',
    LOCALES: 'de',
    SHARING: 'off',
    MY_BETS: 'off',
    CUSTOM_BETS: 'off',
    SIGN_UP: 'off',
    SIGN_IN_BLOCKED: 'AT',
    COUNTRY_HEADER: 'x-country',
    THEME_FILE: fileURLToPath(new URL('../support/brand.css', import.meta.url)),
    LOCALES_DIR: fileURLToPath(new URL('../support/brand-texts', import.meta.url)),
    LIVE_DELAY_MS: '300',
    LOG_LEVEL: 'warn',
  },
})

/** A page costs by its rows. */
const SHORT_PAGE = '/sports/verify'

test('[SHARE-06] there is no way to share, and a code is ignored', async ({
  page,
  offers,
  slip,
}) => {
  await expect(slip.root.getByRole('textbox', { name: 'Enter code' })).toHaveCount(0)
  await select(page, [offers[0]!.id])
  await expect(slip.button('Share')).toHaveCount(0)
  const lookups: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('share-code')) lookups.push(request.url())
  })
  await openPage(page, `${SHORT_PAGE}?betcode=ABCD2345`)
  await expect(page).toHaveURL(new RegExp(`${SHORT_PAGE}$`))
  await expect(slip.card(offers[0]!.id)).toBeVisible()
  expect(lookups).toEqual([])
})

test('[THEME-01] [AUTH-24] [SEO-02] [I18N-02] an operator’s own colours, words, doors and languages on one page', async ({
  page,
  request,
}) => {
  await openPage(page, '/sports')

  await test.step('tokens stand before those of the theme, in both', async () => {
    const brand = () =>
      page.locator('body').evaluate((body) => {
        const probe = body.appendChild(document.createElement('i'))
        probe.style.color = 'var(--brand)'
        const { color } = getComputedStyle(probe)
        probe.remove()
        return color
      })
    for (const [colorScheme, colour] of [
      ['light', 'rgb(0, 100, 0)'],
      ['dark', 'rgb(0, 200, 0)'],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      await expect.poll(brand).toBe(colour)
    }
  })

  await test.step('nobody joins', async () => {
    const header = page.getByRole('banner')
    await expect(header.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(header.getByRole('button', { name: 'Join' })).toHaveCount(0)
  })

  await test.step('pages are hidden, the default language is prefixed, others are gone', async () => {
    const moved = await request.get('/sports/live', { maxRedirects: 0 })
    expect(moved.status()).toBe(301)
    expect(moved.headers()['location']).toBe('/en/sports/live')
    expect(await (await request.get('/en/sports/live')).text()).toContain('content="noindex"')
    expect(await (await request.get('/en/sports')).text()).not.toContain('content="noindex"')
    expect((await request.get('/de-CH/sports')).status()).toBe(404)
    expect(new URL(page.url()).pathname).toBe('/en/sports')
    const paths = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(paths.filter((path) => !path.startsWith('/en/'))).toEqual([])
  })

  await test.step('words: in the first view, later, in answers and on error pages', async () => {
    const html = await (await page.request.get('/sports')).text()
    expect(html).toContain('Bet with care, says Brand.')
    await expect(page.getByText('Bet with care, says Brand.')).toBeVisible()
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByLabel('Search all that Brand has')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await page.evaluate(() => (window.location.hash = 'signIn'))
    await expect(signInDialog(page).getByText('Lost your password?')).toBeVisible()
    const answer = (await (await page.request.get('/api/sportsbook/nothing')).json()) as {
      data: { localized_message: string }
    }
    expect(answer.data.localized_message).toBe('Brand has nothing at this address.')
    await openPage(page, '/sports/404')
    await expect(page.getByRole('heading', { name: 'Brand has no such page.' })).toBeVisible()
  })
})

test('[SLIP-03] [CUST-02] the slip falls back to its own tab, and a match has no bet builder', async ({
  page,
  offers,
}) => {
  const panel = { isOpen: true, tab: 'MY_BETS' }
  await page.evaluate(
    (saved) => sessionStorage.setItem('betslip_toggle_state', saved),
    JSON.stringify(panel),
  )
  await openLivePage(page, `/sports/soccer/any-m${offers[0]!.market.matchId}`)
  await expect(page.locator('html')).toHaveAttribute('data-page', 'match')
  const slip = slipPanel(page)
  await slip.expectOpen()
  await expect(slip.root.getByText('Your slip is empty')).toBeVisible()
  await expect(slip.tab('My bets')).toHaveCount(0)
  await page.keyboard.press('g')
  await page.keyboard.press('b')
  await expect(page).toHaveURL(/\/soccer\//)
  expect((await page.request.get('/sports/my-bets')).status()).toBe(404)
  const main = page.getByRole('main')
  await expect(main.getByRole('tab', { name: 'All' })).toBeVisible()
  await expect(main.getByRole('tab', { name: 'Bet builder' })).toHaveCount(0)
})

test('[AUTH-24] [AUTH-25] nobody signs in from a blocked country, or joins there', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    baseURL: site.url,
    extraHTTPHeaders: { 'x-country': 'AT' },
  })
  const there = await context.newPage()
  await openPage(there, `${SHORT_PAGE}?modal=signIn`)
  await expect(
    signInDialog(there).getByText('Sign-in is not available in your country.'),
  ).toBeVisible()
  await expect(signInDialog(there).getByRole('textbox')).toHaveCount(0)
  await there.keyboard.press('Escape')
  await expect(there.locator('dialog[open]')).toHaveCount(0)
  await there.evaluate(() => (window.location.hash = 'signUp'))
  await expect(there.getByText('Joining is switched off at the moment.')).toBeVisible()
  const buttons = there.getByRole('banner').getByRole('button', { name: /^(Sign in|Join)$/ })
  await expect(buttons).toHaveCount(0)
  await context.close()
})
