import { waitFor } from '@testing-library/dom'
import { amountOf, oddsOf } from '@touchline/betting'
import { channels, encodePushEvent } from '@touchline/contract'
import { expect, onTestFinished, test, vi } from 'vitest'

import { refusal } from '../../testing/fake-api.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'
import { offers } from '../../testing/surface/slip-surface.ts'
import { LEAGUE_PATH } from '../../testing/surface/small-world.ts'
import { aPlayer } from '../../player/session/testing/session-fixtures.ts'
import { HOST, openInHost } from './testing/open-in-host.ts'

const modals = () =>
  [...document.querySelectorAll<HTMLElement>('[data-modal]')].map(({ dataset }) => dataset['modal'])

test('[EMBED-03] [EMBED-07] [EMBED-13] the host hears that the product is ready, and each page', async () => {
  const page = await openInHost('/sports/live')
  await page.hears('initialized')
  await page.hears('page-loaded', { path: `/sports/live?host=${encodeURIComponent(HOST)}` })
  expect(page.posted.every(({ target }) => target === HOST)).toBe(true)
  await page.user.click(page.screen.getAllByRole('link', { name: /football/i })[0] ?? document.body)
  await page.hears('page-loaded', { path: '/sports/soccer' })
})

test('[EMBED-07] [EMBED-13] the host hears of a page that is not there, by the same line', async () => {
  const page = await openInHost('/sports')
  await page.hears('initialized')
  page.say('page_changed', { path: '/profile/wallet' })
  await page.screen.findByRole('heading', { name: /find that page/ })
  await page.hears('page-loaded', { path: '/profile/wallet' })
  page.say('page_changed', { path: '/sports/live' })
  await page.hears('page-loaded', { path: '/sports/live' })
  expect(page.all('initialized')).toHaveLength(1)
})

test('[EMBED-01] an error page has no line, and tells of none that is lost', async () => {
  const page = await openInHost('/sports')
  await page.hears('initialized')
  await waitFor(() => expect(document.documentElement.dataset['connection']).toBe('connected'))
  const start = window.setTimeout.bind(window)
  const patient: (() => void)[] = []
  vi.spyOn(window, 'setTimeout').mockImplementation(((run: () => void, ms?: number) => {
    if (ms !== 4_000) return start(run, ms)
    patient.push(run)
    return 0
  }) as typeof window.setTimeout)
  onTestFinished(() => void vi.restoreAllMocks())
  page.say('page_changed', { path: '/sports/404' })
  await page.hears('page-loaded', { path: '/sports/404' })
  await waitFor(() => expect(patient.length).toBeGreaterThan(0))
  for (const run of patient) run()
  expect(page.all('connection-changed')).toEqual([])
})

test('[EMBED-04] [EMBED-07] a visitor’s page of an account is loaded, and asks the host to sign in', async () => {
  const page = await openInHost('/sports')
  await page.hears('initialized')
  page.say('iframe_integration', { listeners: ['sign-in'] })
  page.say('page_changed', { path: '/profile/wallet/transactions' })
  await page.hears('page-loaded', { path: '/profile/wallet/transactions' })
  await page.hears('sign-in')
  expect(modals()).toEqual([])
})

test('[EMBED-07] a page that the player goes back to says so', async () => {
  const page = await openInHost('/sports')
  await page.hears('initialized')
  page.say('page_changed', { path: '/sports/live' })
  await page.hears('page-loaded', { path: '/sports/live', returned: undefined })
  window.history.back()
  await page.hears('page-loaded', { returned: true })
})

test('[EMBED-25] [GAP-33] the root says which page it is, for whom, and that it is in a frame', async () => {
  const page = await openInHost('/sports/live', { page: { userCountry: 'DE' } })
  await page.hears('initialized')
  expect(document.documentElement.dataset).toMatchObject({
    page: 'live',
    userCountry: 'DE',
    inIframe: 'true',
    scroll: 'visible',
  })
})

test('a page that stands alone speaks to nobody', async () => {
  await openSurface('/sports/live')
  expect(document.documentElement.dataset['inIframe']).toBe('false')
})

test('[EMBED-04] [AMB-34] a visitor who wants to sign in is the host’s where it listens', async () => {
  const page = await openInHost('/sports')
  await page.hears('initialized')
  await page.user.click(page.header().getByRole('button', { name: 'Sign in' }))
  await page.hears('sign-in')
  await waitFor(() => expect(modals()).toEqual(['signIn']))
  page.say('iframe_integration', { listeners: ['sign-in'] })
  await page.user.click(page.screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(modals()).toEqual([]))
  await page.user.click(page.header().getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(page.all('sign-in')).toHaveLength(2))
  expect(modals()).toEqual([])
})

test('[EMBED-05] who wants an account is the host’s, by the button and by the page', async () => {
  const page = await openInHost('/sports')
  await page.hears('initialized')
  page.say('iframe_integration', { listeners: ['sign-up'] })
  await page.user.click(page.header().getByRole('button', { name: 'Join' }))
  await waitFor(() => expect(page.all('sign-up')).toHaveLength(1))
  expect(modals()).toEqual([])
  page.say('page_changed', { path: '/sports/users/sign-up' })
  await waitFor(() => expect(page.all('sign-up')).toHaveLength(2))
  expect(window.location.pathname).toBe('/sports')
})

test('[EMBED-06] who wants to deposit is the host’s', async () => {
  const page = await openInHost('/sports', { isSignedIn: true })
  await page.hears('initialized')
  page.say('iframe_integration', { listeners: ['deposit'] })
  page.say('page_changed', { path: '/profile/wallet/deposit' })
  await page.hears('deposit')
  expect(window.location.pathname).toBe('/sports')
})

test('[EMBED-09] [EMBED-14] the host hears of the player’s money and its currency', async () => {
  const page = await openInHost('/sports', { isSignedIn: true })
  await page.hears('balance-changed', { currency: 'EUR', amount: 100_000 })
  await page.hears('notify-currency-changed', { currency: 'EUR' })
  const balance = { currency: 'EUR', amount: amountOf(98_500n) }
  page.push.publish(
    channels.player('en', aPlayer().id),
    encodePushEvent({ type: 'balance_changed', balance }),
  )
  await page.hears('balance-changed', { currency: 'EUR', amount: 98_500 })
})

test('[EMBED-10] [EMBED-18] the slip opens at the host’s word, and says so', async () => {
  const page = await openInHost(LEAGUE_PATH, { width: 1_000 })
  await page.hears('initialized')
  page.say('open_bet_slip', { tab: 'BET_SLIP' })
  await page.hears('bet-slip-state-changed', { open: true, count: 0 })
  page.say('page_changed', { path: '/sports/live' })
  await page.hears('bet-slip-state-changed', { open: false })
})

test('[EMBED-12] [EMBED-17] search opens and closes at the host’s word', async () => {
  const page = await openInHost('/sports')
  await page.hears('initialized')
  page.say('search_modal', { open: true })
  await page.hears('notify-modal-triggered', { name: 'search_modal', open: true })
  page.say('search_modal', { open: false })
  await page.hears('notify-modal-triggered', { name: 'search_modal', open: false })
})

test('[EMBED-15] [AMB-21] the host changes how odds are written, and a player’s choice is saved', async () => {
  const page = await openInHost(LEAGUE_PATH, { isSignedIn: true })
  await page.hears('initialized')
  await page.hears('balance-changed')
  page.say('odds_changed', { type: 'american' })
  await waitFor(() =>
    expect(document.querySelector('[data-outcome-id]')?.textContent).toContain('+'),
  )
  await waitFor(() =>
    expect(page.heardOf('saveSettings')[0]?.input.body).toEqual({ oddsType: 'american' }),
  )
})

test('[GAP-55] [EMBED-20] the host says in which zone times are, for who has chosen none', async () => {
  const page = await openInHost('/profile', { isSignedIn: true })
  await page.hears('initialized')
  const zone = await page.main().findByRole('button', { name: /^Time zone / })
  page.say('iframe_integration', { options: { timezone: 'Asia/Tokyo' } })
  await waitFor(() => expect(zone).toHaveAccessibleName('Time zone Tokyo'))
  expect(page.heardOf('saveSettings')).toEqual([])
  expect(localStorage.getItem('timezone')).toBeNull()
})

test('[EMBED-16] the host leads to a page of the site, and to no other site', async () => {
  const page = await openInHost('/sports')
  await page.hears('initialized')
  page.say('page_changed', { path: '/sports/schedule' })
  await page.hears('page-loaded', { path: '/sports/schedule' })
  for (const path of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'javascript:0',
  ]) {
    page.sayRaw({ type: 'page_changed', payload: { path } })
  }
  page.say('page_changed', { path: '/sports/live' })
  await page.hears('page-loaded', { path: '/sports/live' })
  expect(
    page
      .all('page-loaded')
      .map(({ path }) => path)
      .slice(1),
  ).toEqual(['/sports/schedule', '/sports/live'])
})

test.each([
  ['/', '/sports'],
  ['/SPORTS/Live', '/sports/live'],
  ['/sports/', '/sports'],
  ['/en/sports/schedule', '/sports/schedule'],
])('[EMBED-16] the host leads with %s to %s, as the server would', async (path, shown) => {
  const page = await openInHost('/sports/results')
  await page.hears('initialized')
  page.say('page_changed', { path })
  await page.hears('page-loaded', { path: shown })
})

test('[EMBED-02] the entry goes on to the page that the host says with its token', async () => {
  const page = await openInHost('/sports/init-sportsbook?path=%2Fsports%2Flive')
  await page.hears('page-loaded')
  page.say('iframe_integration', { options: { path: '/sports/schedule' } })
  await page.hears('page-loaded', { path: '/sports/schedule' })
  expect(page.all('page-loaded')).toHaveLength(2)
})

test.each(['https://evil.example', '/.//evil.example', 'http://['])(
  '[EMBED-02] [GAP-32] the entry leads home where it is asked for %s',
  async (path) => {
    const page = await openInHost(`/sports/init-sportsbook?path=${encodeURIComponent(path)}`)
    page.say('iframe_integration', {})
    await page.hears('page-loaded', { path: '/sports' })
  },
)

test('[EMBED-19] what the host’s window shows of the frame is known to the page', async () => {
  const page = await openInHost('/sports')
  await page.hears('initialized')
  page.say('iframe_integration', { options: { height: 'content' } })
  const scrolled = vi.fn()
  window.addEventListener('wheel', scrolled, { once: true })
  for (let top = 0; top <= 500; top += 1) page.say('viewport', { top, height: 700, width: 390 })
  await waitFor(() =>
    expect(document.documentElement.style.getPropertyValue('--host-top')).toBe('500px'),
  )
  expect(document.documentElement.style.getPropertyValue('--page-height')).toBe('700px')
  expect(scrolled).toHaveBeenCalledOnce()
  expect(document.documentElement.dataset['hostHeight']).toBe('content')
  // What is told again and again is no sign of a player, who would never be away.
  const stirred = vi.fn()
  window.addEventListener('wheel', stirred)
  page.say('viewport', { top: 500, height: 600, width: 390 })
  await waitFor(() =>
    expect(document.documentElement.style.getPropertyValue('--page-height')).toBe('600px'),
  )
  window.removeEventListener('wheel', stirred)
  expect(stirred).not.toHaveBeenCalled()
  page.say('iframe_integration', { options: { height: 'fill' } })
  expect(document.documentElement.dataset['hostHeight']).toBe('fill')
  expect(document.documentElement.style.getPropertyValue('--page-height')).toBe('')
})

test('[EMBED-21] a shared bet comes into the slip by its code', async () => {
  const page = await openInHost('/sports', {
    answers: {
      findSharedBets: () => {
        throw refusal(404)
      },
    },
  })
  await page.hears('initialized')
  page.say('apply_bet_code', { code: 'ABC123' })
  await waitFor(() => expect(page.heardOf('findSharedBets')).toHaveLength(1))
  expect(JSON.stringify(page.heardOf('findSharedBets')[0]?.input)).toContain('ABC123')
  await page.hears('notify-modal-triggered', { name: 'shareBetNotFound', open: true })

  const [offer] = offers
  const { market, outcomeId } = offer!
  const { matchId, id: marketId, specifier } = market
  const names = { match: 'Arsenal – Chelsea', market: '1x2', outcome: 'Arsenal' }
  const selection = {
    matchId,
    marketId,
    specifier,
    outcomeId,
    odds: oddsOf(offer!.odds),
    names: { ...names, startTime: '2026-11-20T20:00:00Z' },
  }
  const stake = { value: amountOf(300n), currency: 'EUR' }
  page.answer({
    findSharedBets: () => ({
      data: { code: 'ABC234', bets: [{ type: 'single', stake, selections: [selection] }] },
    }),
  })
  page.say('apply_bet_code', { code: 'ABC234' })
  await page.hears('bet-slip-state-changed', { count: 1 })
})

test('[EMBED-22] the host changes the language, to one that the site has', async () => {
  const page = await openInHost('/sports/live')
  await page.hears('initialized')
  page.say('change_locale', { locale: 'xx' })
  page.say('change_locale', { locale: 'en' })
  page.say('change_locale', { locale: 'de' })
  await waitFor(() => expect(window.location.pathname).toBe('/de/sports/live'))
})

test('[EMBED-23] the host changes nothing for a visitor', async () => {
  const page = await openInHost('/sports')
  await page.hears('initialized')
  page.say('change_currency', { currency: 'BTC' })
  await vi.dynamicImportSettled()
  expect(page.heardOf('switchAccount')).toEqual([])
})

test('[EMBED-23] the host changes the account of a player', async () => {
  const page = await openInHost('/sports', {
    isSignedIn: true,
    answers: {
      listAccounts: () => ({
        data: [
          { currency: 'EUR', balance: amountOf(100n), active: true },
          { currency: 'BTC', balance: amountOf(7n), active: true },
        ],
      }),
      switchAccount: ({ body }) => ({ data: { ...aPlayer(), currency: body?.currency ?? '' } }),
    },
  })
  await page.hears('balance-changed', { currency: 'BTC' })
  page.say('change_currency', { currency: 'BTC' })
  await page.hears('notify-currency-changed', { currency: 'BTC' })
})

test('[EMBED-24] a host that is not allowed, another window and nonsense are not heard', async () => {
  const page = await openInHost('/sports', { origins: [HOST, 'https://other.example'] })
  await page.hears('initialized')
  page.say('page_changed', { path: '/sports/live' }, 'https://evil.example')
  page.sayRaw({ type: 'page_changed', payload: { path: '/sports/live' } }, HOST, window)
  page.sayRaw({ type: 'page_changed', payload: { path: '/sports/live' } }, HOST, null)
  const endless: { self?: unknown } = {}
  endless.self = endless
  for (const data of [null, 1, 'page_changed', [], endless, { type: 'page_changed', version: 9 }]) {
    page.sayRaw(data)
  }
  page.say('search_modal', { open: true })
  await page.hears('notify-modal-triggered', { open: true })
  expect(window.location.pathname).toBe('/sports')
})

test('[EMBED-24] a host that floods is not followed, and is heard again later', async () => {
  const page = await openInHost('/sports')
  await page.hears('initialized')
  for (let times = 0; times < 1_000; times += 1) {
    page.say('search_modal', { open: times % 2 === 0 })
  }
  await page.hears('notify-modal-triggered', { open: true })
  expect(page.all('notify-modal-triggered').length).toBeLessThan(100)
})

test('[EMBED-24] an operator who allows every origin hears a host with a session alone', async () => {
  const page = await openInHost('/sports', { origins: ['*'] })
  await page.hears('initialized')
  page.say('search_modal', { open: true })
  page.say('iframe_integration', { listeners: ['sign-in'], options: { theme: 'light' } })
  expect(modals()).toEqual([])
  page.player.isSignedIn = true
  page.say('iframe_integration', { token: 'good' })
  await page.hears('balance-changed')
  page.say('search_modal', { open: true })
  await page.hears('notify-modal-triggered', { name: 'search_modal', open: true })
})

test('[EMBED-02] [EMBED-24] the entry waits for no host that is not heard', async () => {
  const page = await openInHost('/sports/init-sportsbook?path=%2Fsports%2Fschedule', {
    origins: ['*'],
  })
  await page.hears('page-loaded')
  page.say('iframe_integration', { listeners: ['sign-in'], options: { path: '/sports/live' } })
  await page.hears('page-loaded', { path: '/sports/schedule' })
})

test('[EMBED-08] the host hears nothing of the entry’s height, and of a page’s before its token is tried', async () => {
  const { promise: isTried, resolve: tried } = Promise.withResolvers<undefined>()
  const page = await openInHost('/sports/init-sportsbook?path=%2Fsports%2Fschedule', {
    answers: {
      getPlayer: async () => {
        await isTried
        throw refusal(401)
      },
    },
  })
  await page.hears('page-loaded')
  page.say('iframe_integration', { token: 'slow', options: { height: 'content' } })
  expect(document.documentElement.dataset['hostHeight']).toBe('content')
  expect(page.all('page-size-changed')).toEqual([])
  tried(undefined)
  await page.hears('page-loaded', { path: '/sports/schedule' })
  await page.hears('page-size-changed')
})

test('[EMBED-24] nothing is told to a host that is not allowed', async () => {
  const page = await openInHost('/sports', { origins: ['https://other.example'] })
  await waitFor(() => expect(document.documentElement.dataset['inIframe']).toBe('true'))
  page.say('search_modal', { open: true })
  await page.user.click(page.header().getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(modals()).toEqual(['signIn']))
  expect(page.posted).toEqual([])
})

test('[EMBED-02] the entry waits for its host, answers that it is ready, and goes on', async () => {
  const page = await openInHost('/sports/init-sportsbook?path=%2Fsports%2Fschedule')
  await page.hears('page-loaded')
  expect(page.all('initialized')).toEqual([])
  expect(document.documentElement.dataset['page']).toBe('init-sportsbook')
  page.say('iframe_integration', { listeners: [] })
  await page.hears('initialized')
  await page.hears('page-loaded', { path: '/sports/schedule' })
})

test('[EMBED-02] the entry leads home where it stands in no frame, and to no other site', async () => {
  await openSurface('/sports/init-sportsbook')
  await waitFor(() => expect(window.location.pathname).toBe('/sports'))
  const page = await openInHost('/sports/init-sportsbook?path=%2F%2Fevil.example')
  await page.hears('page-loaded')
  page.say('iframe_integration', {})
  await page.hears('initialized')
  expect(window.location.hostname).toBe('bets.example')
})

test('[EMBED-02] [AMB-34] the entry to a page that the host opens by itself leads home', async () => {
  const page = await openInHost('/sports/init-sportsbook?path=%2Fprofile%2Fwallet%2Fdeposit')
  await page.hears('page-loaded')
  page.say('iframe_integration', { listeners: ['deposit'] })
  await page.hears('deposit')
  await page.hears('page-loaded', { path: '/sports' })
})

test('[EMBED-11] the host hears of a top event that is pressed', async () => {
  const page = await openInHost('/sports')
  await page.hears('initialized')
  const link = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('[data-top-event] a[href]')
    expect(found).not.toBeNull()
    return found ?? document.body
  })
  await page.user.click(link)
  const matchId = link.closest<HTMLElement>('[data-match-id]')?.dataset['matchId'] ?? ''
  await page.hears('top-event-clicked', { matchId, path: link.getAttribute('href') ?? '' })
})

test('[EMBED-08] the host hears of the page’s size, at most ten times a second', async () => {
  const observed: (() => void)[] = []
  const before = globalThis.ResizeObserver
  globalThis.ResizeObserver = class extends before {
    constructor(callback: ResizeObserverCallback) {
      super(callback)
      observed.push(() => callback([], this))
    }
  }
  onTestFinished(() => void (globalThis.ResizeObserver = before))
  let height = 1_000
  const page = await openInHost('/sports')
  document.body.getBoundingClientRect = () => ({ height }) as DOMRect
  onTestFinished(() => void Reflect.deleteProperty(document.body, 'getBoundingClientRect'))
  await page.hears('initialized')
  await page.hears('page-size-changed')
  const told = page.all('page-size-changed').length
  const start = performance.now()
  while (performance.now() - start < 350) {
    height += 1
    for (const tell of observed) tell()
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  const most = Math.ceil((performance.now() - start) / 100) + 1
  expect(page.all('page-size-changed').length - told).toBeLessThanOrEqual(most)
  await page.hears('page-size-changed', { height })
})
