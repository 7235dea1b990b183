import type { FrameLocator, Locator } from '@playwright/test'
import type { Playground } from '@touchline/embed/playground'

import { realFixtures } from '../../scripts/system/public-data.ts'
import { hostPage } from '../support/host-page.ts'
import { mainMarketOf } from '../support/slip-panel.ts'
import { signUpPlayer } from '../support/player.ts'
import { expect, test as base } from '../support/test.ts'
import type { SiteEnvironment } from '../support/server-process.ts'

type Hosts = { host: Playground; foreign: Playground }

let siteUrl = ''

/** Two hosts on origins of their own; the site allows one of them. */
const test = base.extend<{ environment: SiteEnvironment }, Hosts>({
  host: hostPage(() => siteUrl),
  foreign: hostPage(() => siteUrl),
  environment: async ({ host }, use) =>
    use({
      FEED_FIXTURES: realFixtures,
      LIVE_DELAY_MS: '300',
      LOG_LEVEL: 'warn',
      EMBED_ORIGINS: host.origin,
    }),
})

test.beforeEach(({ site }) => {
  siteUrl = site.url
})

const slipIn = (frame: FrameLocator) => frame.locator('[data-slip]')

test('[EMBED-01] [EMBED-20] [EMBED-24] a player of a host bets in its frame without any cookie', async ({
  page,
  context,
  site,
  host,
  foreign,
  call,
}) => {
  const player = await signUpPlayer(site.url)
  const browser = await context.newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.setCookieControls', {
    enableThirdPartyCookieRestriction: true,
  })
  await page.goto(host.origin)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  const own = page.frames().find((each) => each.url().startsWith(site.url))
  expect(await own?.evaluate(() => document.hasStorageAccess())).toBe(false)

  await page.getByPlaceholder('E-mail').fill(player.email)
  await page.getByPlaceholder('Password').fill(player.password)
  await page.getByRole('button', { name: 'Sign in' }).first().click()
  await expect(frame.getByRole('button', { name: /^Balance / })).toBeVisible()

  // The frame is as high as the page in it, and nothing in it scrolls.
  await expect
    .poll(() => own?.evaluate(() => document.body.scrollHeight - window.innerHeight))
    .toBeLessThanOrEqual(0)

  const { data } = await call('listMatches', { query: { matchStatus: [0], limit: 20 } })
  const match = data.find(({ mainMarket }) => mainMarket !== null)
  if (match === undefined) throw new Error('No match is offered')
  const { id } = mainMarketOf(match)
  await page
    .getByRole('textbox', { name: 'Page' })
    .fill(`/sports/${match.sport.key}/${match.slug}-m${match.id}`)
  await page.getByRole('textbox', { name: 'Page' }).blur()
  await frame.locator(`[data-outcome-id="${id}"]`).first().click()
  await expect(page.locator('[data-message="bet-slip-state-changed"]').first()).toContainText(
    '"count":1',
  )
  await page.getByRole('button', { name: 'open_bet_slip' }).click()
  const slip = slipIn(frame)
  await slip.getByRole('textbox', { name: 'Stake', exact: true }).fill('1.25')
  await slip.getByRole('button', { name: /^Place \d/ }).click()
  await expect(slip).toHaveAttribute('data-ticket-state', 'SUCCESS')
  await expect(page.locator('[data-message="balance-changed"]').first()).toContainText('"EUR"')
  const placed = await player.call('listBets')
  expect(placed.data).toHaveLength(1)
  const cookies = await context.cookies(site.url)
  expect(cookies.filter(({ name }) => name.includes('session'))).toEqual([])

  // Another document in the same frame: the host gives the token again.
  await page.getByRole('button', { name: 'change_locale' }).click()
  await expect(frame.locator('html')).toHaveAttribute('lang', 'de')
  await expect(frame.getByRole('button', { name: /^Guthaben / })).toBeVisible()

  await page.getByRole('button', { name: 'Check this page' }).click()
  await expect(page.getByText(/^✓/)).toHaveCount(7)

  // A host that nobody allowed gets nothing of the page.
  await page.goto(foreign.origin)
  await expect(page.locator('iframe')).toBeVisible()
  await expect
    .poll(() => page.frames().filter((each) => each.url().startsWith('chrome-error:')).length)
    .toBe(1)
})

test('a host shows single widgets, live, which lead it to their pages', async ({
  page,
  site,
  host,
  call,
}) => {
  const { data } = await call('listMatches', { query: { matchStatus: [0, 1], limit: 200 } })
  const match = data.find(({ mainMarket, sport }) => mainMarket !== null && sport.key === 'soccer')
  if (match === undefined) throw new Error('No match is offered')
  const { market, id } = mainMarketOf(match)
  const frame = page.frameLocator('iframe')
  const entry = await page.request.get(`${site.url}/sports/init-sportsbook`)
  expect(entry.headers()['x-robots-tag']).toBe('noindex')
  for (const widget of [`match-strip/${match.id}`, `market/${match.id}/${market.id}`]) {
    await page.goto(`${host.origin}/?widget=/${widget}`)
    await expect(frame.locator(`[data-outcome-id="${id}"]`)).toBeVisible()
    await expect(frame.locator('html')).toHaveAttribute('data-page', 'widget')
    await expect(frame.locator('html')).toHaveAttribute('data-connection', 'connected')
    await expect(frame.getByRole('banner')).toHaveCount(0)
  }
  // By keyboard into the frame, through it and out of it, and back.
  const own = frame.locator('a[href]:focus, button:focus')
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.keyboard.press('Tab')
  await expect(own).toHaveCount(1)
  const isOutside = () =>
    page.evaluate(() => document.activeElement?.getAttribute('name') === 'email')
  await expect(async () => {
    await page.keyboard.press('Tab')
    expect(await isOutside()).toBe(true)
  }).toPass({ intervals: [0] })
  await page.keyboard.press('Shift+Tab')
  await expect(own).toHaveCount(1)
  await page.getByRole('checkbox', { name: 'page-wanted' }).check()
  await frame.getByRole('link').first().click()
  await expect(page.locator('[data-message="page-wanted"]')).toContainText(`m${match.id}`)
  await page.goto(`${host.origin}/?widget=/league-table/${match.tournament.id}`)
  await expect(frame.getByRole('link', { name: match.tournament.name })).toBeVisible()
  expect(page.frames().filter((each) => each.url().startsWith(site.url))).toHaveLength(1)
})

test('[EMBED-17] [EMBED-18] [EMBED-19] on a phone what opens stands where the host shows it, and the host’s page stays', async ({
  page,
  site,
  host,
}) => {
  const [width, height] = [390, 844]
  await page.setViewportSize({ width, height })
  const player = await signUpPlayer(site.url)
  // Matches to come: their prices wait for a busy machine.
  await page.goto(`${host.origin}/?path=${encodeURIComponent('/sports?tab=upcoming')}`)
  const frame = page.frameLocator('iframe')
  await expect(page.locator('[data-message="page-size-changed"]').first()).toBeVisible()
  await page.getByPlaceholder('E-mail').fill(player.email)
  await page.getByPlaceholder('Password').fill(player.password)
  await page.getByRole('button', { name: 'Sign in' }).first().click()
  await expect(frame.getByRole('button', { name: /^Balance / })).toBeVisible()
  await expect(frame.locator('html')).toHaveAttribute('data-host-height', 'content')
  expect(await frame.locator('body').evaluate((body) => body.clientWidth)).toBe(width)
  await page.evaluate(() => window.scrollTo(0, 900))
  const scrolled = () => page.evaluate(() => window.scrollY)
  const shownAt = async (place: Locator) => {
    const box = await place.boundingBox()
    return box === null ? null : { top: Math.round(box.y), bottom: Math.round(box.y + box.height) }
  }
  /** Whole in the host's window, and the host's page where the player left it. */
  const expectShown = async (place: Locator) => {
    await expect(place).toBeVisible()
    await expect.poll(async () => (await shownAt(place))?.top).toBeGreaterThanOrEqual(0)
    await expect.poll(async () => (await shownAt(place))?.bottom).toBeLessThanOrEqual(height)
    expect(await scrolled()).toBe(900)
  }
  await expect.poll(() => shownAt(frame.getByRole('banner'))).toMatchObject({ top: 0 })
  const bar = frame.getByRole('navigation', { name: 'Main' })
  await expect.poll(() => shownAt(bar)).toMatchObject({ bottom: height })

  // Search by the player, before its code is there and after, and by the host.
  const { promise: isSeen, resolve: seen } = Promise.withResolvers<undefined>()
  await page.route('**/assets/search-dialog-*.js', async (route) => {
    await isSeen
    await route.continue()
  })
  const search = frame.getByRole('banner').getByRole('button', { name: 'Search' })
  await search.click()
  await expectShown(frame.getByRole('textbox', { name: 'Search' }))
  seen(undefined)
  const dialog = frame.locator('dialog:modal')
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await expectShown(dialog)
  await page.keyboard.press('Escape')
  await expect(search).toBeFocused()
  expect(await scrolled()).toBe(900)
  await page.evaluate((name) => {
    document
      .querySelector('iframe')
      ?.contentWindow?.postMessage({ type: 'search_modal', payload: { open: true } }, name)
  }, site.url)
  await expectShown(dialog)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  // The slip: a strip over the bar, then a sheet with all that places the bet.
  const prices = frame.locator('[data-outcome-id]:enabled')
  const tops = await prices.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  const first = tops.findIndex((top) => top > 900 + 200)
  // Not by a pointer, whose way to a row that moves meanwhile scrolls the page.
  await prices.nth(first).evaluate((price: HTMLElement) => price.click())
  await expectShown(frame.locator('[data-sheet="collapsed"]'))
  await frame.getByRole('button', { name: /^1 selection/ }).click()
  const slip = slipIn(frame)
  await expectShown(frame.locator('[data-sheet="half"]'))
  await slip.getByRole('textbox', { name: 'Stake', exact: true }).fill('1.25')
  const place = slip.getByRole('button', { name: /^(Place \d|Accept)/ })
  await expectShown(place)
  await expect(async () => {
    await place.click({ timeout: 2_000 })
    await expect(slip).toHaveAttribute('data-ticket-state', 'SUCCESS', { timeout: 5_000 })
  }).toPass()
  await expectShown(dialog)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect((await player.call('listBets')).data).toHaveLength(1)

  // The next page is read from its top on; who goes back is where they were.
  await expect(bar).toBeVisible()
  await bar.getByRole('link', { name: 'My bets' }).click()
  await expect(page.locator('[data-message="page-loaded"]').first()).toContainText('/my-bets')
  await expect.poll(scrolled).toBe(0)
  await page.evaluate(() => window.history.back())
  await expect(page.locator('[data-message="page-loaded"]').first()).toContainText(
    '"returned":true',
  )
  await expect.poll(scrolled).toBe(900)
})

test('[EMBED-19] what floats beside its button stands in the part that the host’s window shows', async ({
  page,
  host,
  call,
}) => {
  const height = 800
  await page.setViewportSize({ width: 1280, height })
  const { data } = await call('listMatches', { query: { matchStatus: [0], limit: 20 } })
  const match = data.find(({ mainMarket, sport }) => mainMarket !== null && sport.key === 'soccer')
  if (match === undefined) throw new Error('No match is offered')
  await page.goto(`${host.origin}/?path=/sports/${match.sport.key}/${match.slug}-m${match.id}`)
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('html')).toHaveAttribute('data-host-viewport', 'known')
  const buttons = frame.getByRole('main').getByRole('button', { name: /^What does / })
  await expect.poll(() => buttons.count()).toBeGreaterThan(6)
  const about = buttons.nth(6)
  const panel = frame.locator('[popover]:popover-open')
  const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN
  for (const room of [120, 600]) {
    // So much of the window is left below the button.
    const by = (await topOf(about)) - (height - room)
    await page.evaluate((top) => window.scrollBy(0, top), by)
    await expect.poll(() => topOf(about)).toBeCloseTo(height - room, -1)
    await about.click()
    const isOver = async () => (await topOf(panel)) < (await topOf(about))
    await expect.poll(isOver).toBe(room === 120)
    await expect.poll(() => topOf(panel)).toBeGreaterThanOrEqual(0)
    const box = await panel.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(height)
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
  }
})

test('[EMBED-08] on a phone the frame becomes as low as a short page after a long one', async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(host.origin)
  const height = () => page.locator('iframe').evaluate(({ clientHeight }) => clientHeight)
  await expect.poll(height).toBeGreaterThan(2_000)
  for (const path of ['/sports/my-bets', '/sports/favorites']) {
    await page.getByRole('textbox', { name: 'Page' }).fill(path)
    await page.getByRole('textbox', { name: 'Page' }).blur()
    await expect(page.locator('[data-message="page-loaded"]').first()).toContainText(path)
    await expect.poll(height).toBeLessThan(1_800)
  }
})
