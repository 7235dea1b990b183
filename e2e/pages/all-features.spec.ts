import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { MATCH_STATUS } from '@touchline/contract'
import { root } from '../../scripts/system/root.ts'
import { leaguePath, matchPath, steadyMatch } from '../support/addresses.ts'
import { addAuthenticator } from '../support/authenticator.ts'
import { chatService } from '../support/chat-service.ts'
import type { ChatService } from '../support/chat-service.ts'
import { embeddedDatabaseUrl } from '../support/embedded-database.ts'
import { pushedOut } from '../support/long-names.ts'
import { openLivePage, openPage } from '../support/open-page.ts'
import { codeSentTo } from '../support/outbox.ts'
import { arriveSignedIn, balanceChip, callOf, signInDialog } from '../support/people.ts'
import { slipPanel } from '../support/slip-panel.ts'
import { darkAndStill, expectAccessible, expectAccessibleInBothThemes } from '../support/axe.ts'
import { layoutShifts, watchLayout } from '../support/layout-shifts.ts'
import type { SiteEnvironment } from '../support/server-process.ts'
import { expect, test as base } from '../support/test.ts'

// One site with everything switched on, of this file alone: its season costs more than these tests, the
// first of which asks for the first page of each kind that a process writes.
const test = base.extend<{ environment: SiteEnvironment }, { chat: ChatService }>({
  chat: chatService,
  environment: async ({ chat }, use) =>
    use({
      CHAT_SUPPORT: `frame:${chat.origin}/widget?account=7`,
      FRAME_HOSTS: 'radio.example',
      JACKPOTS: 'on',
      HORSE_RACING: 'on',
      LOTTERIES: 'on',
      SECOND_FACTOR: 'new-device',
      // The site is where it is asked for.
      PUBLIC_URL: '',
      LOG_LEVEL: 'warn',
    }),
})

/** What React leaves where the server could not wait: for the browser to render, or to fill in. */
const UNWRITTEN = /<!--\$[!?]-->|\$R[XC]\(|data-dgst=/

const LOCALE = '/{-$locale}'

/** The addresses of the router's own list. */
function routes(): string[] {
  const tree = readFileSync(join(root, 'apps/web/src/app/route-tree.gen.ts'), 'utf8')
  const list = /interface FileRoutesByFullPath \{(.*?)\n\}/s.exec(tree)?.[1] ?? ''
  const paths = [...list.matchAll(/^ {2}'([^']+?)\/?':/gm)].map(([, path = '']) => path)
  return paths.map((path) => (path.startsWith(LOCALE) ? path.slice(LOCALE.length) : path))
}

/** `npm run site -- …` on the database of a site that runs. */
async function operate(dataDir: string, ...order: string[]): Promise<void> {
  const env = { ...process.env, DATABASE_URL: embeddedDatabaseUrl(dataDir) }
  await promisify(execFile)(process.execPath, [join(root, 'scripts/site.ts'), ...order], { env })
}

const en = (text: string) => ({ en: text, ar: `${text} ←` })
const picture = { src: '/icon-512.png', width: 1200, height: 300, alt: en('The cup') }

/** All of them, in the order of the requirements. */
const blocks = (matchId: string, liveId: string) => [
  { type: 'label', title: en('Match night'), icon: 'flame' },
  { type: 'text', text: en('Bet **little**.') },
  { type: 'image', images: [picture] },
  { type: 'page_banner', images: [picture, { ...picture, src: '/icon-192.png' }] },
  { type: 'iframe', title: en('Radio'), src: 'https://radio.example/player', height: 80 },
  { type: 'event_markets', matchId, limit: 2 },
  { type: 'event_stats', matchId: liveId },
  { type: 'live_events', limit: 2 },
  { type: 'outrights', limit: 2 },
  { type: 'prematch_events', limit: 2 },
  { type: 'promocode' },
  { type: 'result_events', limit: 2 },
  { type: 'results', limit: 2 },
  { type: 'schedule', limit: 2 },
  { type: 'top_events', limit: 2 },
  { type: 'top_leagues', limit: 2 },
  { type: 'tournaments' },
  { type: 'bonuses' },
  { type: 'jackpot_banner' },
  { type: 'jackpot_card' },
  { type: 'speed_dial', items: [{ label: en('Live'), href: '/sports/live', icon: 'live' }] },
  { type: 'favorites' },
  { type: 'prediction', filters: { matchId } },
]

/** All fifteen at once, which no screen has room for. */
const HEADER = [
  { type: 'side_menu' },
  { type: 'brand_logo' },
  { type: 'menu_item', title: en('Live'), link: '/sports/live' },
  {
    type: 'submenu',
    title: en('Offers'),
    items: [{ title: en('Racing'), link: '/sports/racing' }],
  },
  { type: 'sport_list', limit: 6 },
  { type: 'events_filter', filters: ['all', 'live', 'today', 'video'] },
  {
    type: 'platform_switcher',
    links: { casino: '/sports/about', sport: '/sports' },
    active: 'sport',
  },
  { type: 'search' },
  { type: 'chat_toggle' },
  { type: 'odds' },
  { type: 'language' },
  { type: 'bonus' },
  { type: 'notifications' },
  { type: 'profile' },
  { type: 'button', title: en('Join us today'), link: '/sports/users/sign-up' },
]

test('[EMBED-01] [EMBED-25] the first answer of a process is whole, at every address there is', async ({
  request,
  call,
}) => {
  const match = await steadyMatch(call)
  const [race] = (await call('listRaces')).data
  expect(race, 'a race').toBeDefined()
  const addresses: Record<string, readonly string[]> = {
    '': [],
    '/bonuses/{-$kind}/{-$id}': ['/bonuses', '/bonuses/freebet'],
    '/sports/live': ['/sports/live?view=board', '/sports/live'],
    '/sports/widgets/$': [
      `/sports/widgets/match-strip/${match.id}`,
      `/sports/widgets/live-pitch/${match.id}`,
      `/sports/widgets/league-table/${match.tournament.id}`,
      `/sports/widgets/market/${match.id}/1`,
    ],
    '/sports/$sport': ['/sports/soccer', '/sports/there-is-no-such-sport'],
    '/sports/$sport/$slug': [
      matchPath({ ...race!, sport: { key: race!.sportKey } }),
      `/sports/soccer/${match.category.slug}`,
      leaguePath({ ...match.tournament, sport: match.sport }),
      matchPath(match),
      '/sports/soccer/there-is-no-such-league-l999999999',
    ],
  }
  const asked = routes().flatMap((route) => addresses[route] ?? [route])
  expect(asked.length).toBeGreaterThan(40)
  for (const path of asked) {
    expect(path, 'an address for each route of parameters').not.toContain('$')
    const answer = await request.get(path, { maxRedirects: 0 })
    const html = await answer.text()
    expect.soft(html, path).toContain('<html')
    expect.soft(UNWRITTEN.exec(html)?.[0], path).toBeUndefined()
  }
})

test('[A6] [RACE-01] a race on a phone has its prices from the start, and stands still', async ({
  page,
  call,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await watchLayout(page)
  // The last of those to come: it does not go off while it is looked at.
  const race = (await call('listRaces')).data.findLast(
    ({ status }) => status === MATCH_STATUS.prematch,
  )
  await openPage(page, matchPath({ ...race!, sport: { key: race!.sportKey } }))
  await expect(page.locator('html')).toHaveAttribute('data-connection', 'connected')
  await expect(page.locator('main [data-outcome-id]').first()).toBeVisible()
  expect(await pushedOut(page.getByRole('main'))).toEqual([])
  expect((await layoutShifts(page)).flatMap(({ elements }) => elements)).toEqual([])
})

test('[RACE-01] from the card of a race to an each-way bet, whose terms stand wherever it does', async ({
  page,
  site,
  call,
}) => {
  await arriveSignedIn(page, site.url)
  // One that is a while off: prices of the next one may be gone at any moment.
  const { data: races } = await call('listRaces')
  const soon = Date.now() + 600_000
  const race = races.find(
    ({ startTime, runnersCount }) => Date.parse(startTime) > soon && runnersCount >= 5,
  )
  const card = (await call('getRace', { params: { id: race!.id } })).data
  const { places, part } = card.terms!
  const terms = `1/${part} odds, places 1–${places}`

  await openPage(page, '/sports/racing')
  const { width, height } = page.viewportSize()!
  await page.setViewportSize({ width: 390, height })
  await expect(page.getByRole('main').getByText(/^SP/).first()).toBeVisible()
  expect(await pushedOut(page.getByRole('main'))).toEqual([])
  await page.setViewportSize({ width, height })
  expect(await pushedOut(page.getByRole('main'))).toEqual([])
  await page
    .locator(`main a[href="${matchPath({ ...race!, sport: { key: race!.sportKey } })}"]`)
    .first()
    .click()
  await expect(page.locator('html')).toHaveAttribute('data-page', 'match')
  await expect(page.getByRole('main').getByText(/Best odds guaranteed: bets to win/)).toBeVisible()
  const runner = card.runners.find(({ withdrawn }) => withdrawn === null)
  await page
    .getByRole('listitem')
    .filter({ hasText: runner!.name })
    .locator('[data-outcome-id*=":912:"]')
    .click()
  const slip = slipPanel(page)
  await expect(slip.root.getByText(terms)).toBeVisible()
  await expect(slip.root.getByText('If a runner is withdrawn, Rule 4 cuts')).toBeVisible()
  const promise = 'Best odds guaranteed: paid at the starting price'
  await expect(slip.root.getByText(promise)).toBeVisible()
  await slip.stake.fill('10')
  await slip.pressPlace()
  await slip.expectState('SUCCESS')
  await expect(slip.root.getByText(terms)).toBeVisible()
  const [bet] = (await callOf(page)('listBets')).data
  expect(bet).toMatchObject({
    stake: 1000n,
    selections: [{ market: { id: 912 }, bestOdds: true }],
  })

  await openPage(page, '/sports/my-bets')
  const placed = page.getByRole('main').locator(`[data-bet-id="${bet!.id}"]`)
  await expect(placed.getByText(terms)).toBeVisible()
  await placed.getByRole('button', { name: 'Receipt' }).click()
  await expect(page.getByRole('dialog').getByText(terms)).toBeVisible()
  await expect(page.getByRole('dialog').getByText(promise)).toBeVisible()
})

test('[CHAT-01] another host’s chat answers a player in its frame, and reaches nothing around it', async ({
  page,
  site,
  chat: service,
}) => {
  const { email } = await arriveSignedIn(page, site.url)
  await openPage(page, '/help-center')
  await expect(balanceChip(page)).toBeVisible()
  expect(service.asked).toEqual([])
  await page.getByRole('main').getByRole('button', { name: 'Open chat' }).click()
  const widget = page.frameLocator('dialog iframe')
  await expect(widget.locator('#greeting')).toHaveText(/^Hello (?!stranger)/)
  await expect(widget.locator('#reach')).toHaveText('page refused, tab refused')
  const asked = new URL(service.asked[0] ?? '', service.origin)
  expect(asked.searchParams.get('account')).toBe('7')
  expect(asked.searchParams.get('email')).toBe(email)
  await expect(page).toHaveURL(/\/help-center/)
})

test('[FAIR-34] a passkey is added and signs in; with the password another device is asked for a code', async ({
  page,
  site,
  browser,
}) => {
  // Browsers bind passkeys to a host's name.
  const url = site.url.replace('127.0.0.1', 'localhost')
  const player = await arriveSignedIn(page, url)
  await addAuthenticator(page)
  await openPage(page, `${url}/profile/security`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const confirm = page.getByRole('dialog', { name: 'Confirm your password' })
  await confirm.getByLabel('Password', { exact: true }).fill(player.password)
  await confirm.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Your passkey is ready to use.')).toBeVisible()

  await page.context().clearCookies({ name: /^(?!cookie_consent)/ })
  await openPage(page, `${url}/sports/verify?modal=signIn`)
  // The one passkey that the field for the address offers is chosen at once.
  await expect(balanceChip(page).first()).toBeVisible()

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await openPage(other, `${url}/sports/verify?modal=signIn`)
  const dialog = signInDialog(other)
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(player.email)
  await dialog.getByLabel('Password', { exact: true }).fill(player.password)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog.getByText('We sent a code to your e-mail address')).toBeVisible()
  await expect(balanceChip(other)).toHaveCount(0)
  await dialog
    .getByRole('textbox', { name: 'Code' })
    .fill(await codeSentTo(site.dataDir, player.email))
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(balanceChip(other).first()).toBeVisible()
  await elsewhere.close()
})

test('[BLOCK-01] [BLOCK-23] [A4] a published home page shows all its blocks, rendered by the server, and nothing moves', async ({
  page,
  site,
  call,
}) => {
  test.slow()
  const first = async (query: object) => {
    const { data } = await call('listMatches', { query: { type: ['match'], limit: 1, ...query } })
    return data[0]!.id
  }
  // A feed that has just begun does not know yet which matches are the great ones, nor any season.
  let matchId = ''
  const findVote = async () => {
    const query = { matchStatus: [0], bettable: true, sortBy: 'priority:desc' }
    matchId = await first(query)
    return (await call('listPredictions', { query: { matchId } })).data.length
  }
  await expect.poll(findVote, { timeout: 30_000 }).toBeGreaterThan(0)
  // While a season is priced, each match that comes takes another's place in a block.
  let priced = -1
  const isPriced = async () => {
    const before = priced
    const query = { matchStatus: [0], bettable: true, limit: 1 }
    priced = (await call('listMatches', { query })).meta.pagination.total
    return priced === before
  }
  await expect.poll(isPriced, { timeout: 120_000, intervals: [3_000] }).toBe(true)
  const liveId = await first({ matchStatus: [1] })
  const written = blocks(matchId, liveId)
  const file = join(site.dataDir, 'site.json')
  const wheel = { type: 'wheel of fortune' }
  const blocksOfHome = [...written, wheel, { type: 'home' }]
  const home = { slug: 'home', title: { en: 'Home' }, blocks: blocksOfHome }
  await writeFile(file, JSON.stringify({ header: HEADER, pages: [home] }))
  await operate(site.dataDir, 'apply', file)

  // Whoever has the page open keeps the product's header and home until the operator's are there.
  await openLivePage(page, '/sports')
  const header = page.getByRole('banner')
  await header.evaluate((bar) => {
    new MutationObserver(() => {
      const price = document.querySelector('main [data-outcome-id]')
      const isEmpty = bar.textContent === '' || price?.checkVisibility() !== true
      if (isEmpty) Object.assign(globalThis, { wasEmpty: true })
    }).observe(document.body, { childList: true, subtree: true })
  })
  await operate(site.dataDir, 'publish')
  await expect(header.getByRole('button', { name: 'Offers' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Match night' })).toBeVisible()
  expect(await page.evaluate(() => 'wasEmpty' in globalThis)).toBe(false)

  // Visitors have no favourites.
  const types = written.map(({ type }) => type).filter((type) => type !== 'favorites')
  const rendered = async () => {
    const html = await (await page.request.get('/sports')).text()
    return [...html.matchAll(/data-block="([^"]+)"/g)].map(([, type]) => type)
  }
  await expect.poll(rendered, { timeout: 30_000 }).toEqual(types)

  await watchLayout(page)
  await page.goto('/sports')
  await expect(page.locator('html')).toHaveAttribute('data-connection', 'connected')
  const shown = () =>
    page
      .locator('main [data-block]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-block')))
  expect(await shown()).toEqual(types)
  const price = page.locator('[data-block="top_events"] [data-outcome-id]').first()
  await price.click()
  await expect(price).toHaveAttribute('aria-pressed', 'true')
  const moved = await layoutShifts(page)
  expect(moved.filter(({ elements }) => elements.length > 0)).toEqual([])

  await page.goto('/ar/sports')
  await expect(page.getByRole('heading', { name: 'Match night ←' })).toBeVisible()
  expect(await shown()).toEqual(types)
  const overflow = () => document.documentElement.scrollWidth - window.innerWidth
  // How far any item of the header, or its strip of links, lies over the next one.
  const overlap = () =>
    page
      .locator('header [data-words], header :not([data-words]) > [data-item]')
      .evaluateAll((all) => {
        const boxes = all.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0)
        const inOrder = boxes.toSorted((a, b) => a.left - b.left)
        return Math.max(...inOrder.slice(1).map(({ left }, at) => inOrder[at]!.right - left))
      })
  // How much narrower the card of a text is than what else stands in its column.
  const missing = () =>
    page
      .locator('[data-block="text"]')
      .evaluate((block) => block.clientWidth - (block.lastElementChild?.clientWidth ?? 0))
  // How far below the blocks the product's own part begins.
  const gap = () =>
    page
      .locator('[data-block] + :not([data-block])')
      .evaluate(
        (own) =>
          own.getBoundingClientRect().top -
          (own.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
      )
  // How far the sign of the search stands off the middle of its button.
  const offMiddle = () =>
    page.locator('header [data-item="search"] > button').evaluate((button) => {
      const [outer, sign] = [button, button.firstElementChild ?? button].map((one) => {
        const { top, bottom } = one.getBoundingClientRect()
        return (top + bottom) / 2
      })
      return Math.abs(outer! - sign!)
    })
  for (const width of [390, 780, 960, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await offMiddle(), `${width} px`).toBeLessThan(1)
    expect(await missing(), `${width} px`).toBe(0)
    expect(await gap(), `${width} px`).toBeGreaterThanOrEqual(24)
    expect(await page.evaluate(overflow), `${width} px`).toBeLessThanOrEqual(0)
    expect(await overlap(), `${width} px`).toBeLessThanOrEqual(0.5)
  }

  await darkAndStill(page)
  await page.goto('/sports')
  await expect(page.getByRole('heading', { name: 'Match night' })).toBeVisible()
  expect(await shown()).toEqual(types)
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectAccessible(page)
  await page.setViewportSize({ width: 1920, height: 800 })
  await page.goto('/ar/sports')
  await expect(page.locator('html')).toHaveAttribute('data-connection', 'connected')

  // Whoever has the page open reads it in the operator's words, without a load.
  await page.evaluate(() => void Object.assign(globalThis, { isOpen: true }))
  const texts = { ar: { app: { 'session.signUp': 'معنا' } } }
  await writeFile(file, JSON.stringify({ version: 1, header: HEADER, pages: [home], texts }))
  await operate(site.dataDir, 'apply', file)
  await operate(site.dataDir, 'publish')
  await expect(header.getByRole('button', { name: 'معنا' })).toBeVisible()
  expect(await page.evaluate(() => 'isOpen' in globalThis)).toBe(true)
  expect(await (await page.request.get('/ar/sports')).text()).toContain('معنا')

  // A player's end of the header is twice as long as a visitor's.
  await arriveSignedIn(page, site.url)
  await page.goto('/sports/about')
  await expect(header.getByRole('button', { name: /^Your account/ })).toBeVisible()
  for (const width of [320, 781, 959, 960]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(overflow), `${width} px`).toBeLessThanOrEqual(0)
    expect(await overlap(), `${width} px`).toBeLessThanOrEqual(0.5)
  }
  // Links have room beside it.
  await expect(header.getByRole('link', { name: 'Live' }).first()).toBeInViewport({ ratio: 1 })
})
