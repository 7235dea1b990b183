import { waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'

import { offers, openSlip } from '../../testing/surface/slip-surface.ts'
import { refusal } from '../../testing/fake-api.ts'

/** Of the device, whoever uses it: how the site looks on it, and that it is the same one. */
const OF_THE_DEVICE = new Set([
  'deviceId',
  'cookie_consent',
  'locale',
  'language',
  'odds_type',
  'time_zone',
  // Switched off, without a stake.
  'quick_bet',
  'collapsed_leagues',
  'list_markets',
  'keyboard_shortcuts',
  'kept_place',
  'reloaded_for',
  'sign_up_reminded',
  'deposit_reminded',
])

const kept = () => [
  ...Object.entries(localStorage),
  ...Object.entries(sessionStorage),
  ...document.cookie
    .split('; ')
    .filter((pair) => pair !== '')
    .map((pair) => pair.split('=') as [string, string]),
]

async function openWithTraces() {
  const [first] = offers
  if (first === undefined) throw new Error('the world has no prices')
  const page = await openSlip({ isSignedIn: true, answers: { signOut: () => undefined } })
  await page.header().findByRole('button', { name: /^Balance / })
  await page.select(first)
  await page.fill(await page.stakeOn(/^Stake/), '12.34')
  // What other surfaces leave, as they write it.
  sessionStorage.setItem(
    'kept_fields',
    JSON.stringify({ whose: null, forms: { 'email-request': { email: 'ada@example.test' } } }),
  )
  localStorage.setItem('recent_searches', JSON.stringify({ version: 1, texts: ['ada united'] }))
  localStorage.setItem('cash_out_drops', 'on')
  localStorage.setItem('timezone', 'Asia/Tokyo')
  await waitFor(() => expect(sessionStorage.getItem('bets')).toContain(first.market.matchId))
  return { ...page, first }
}

test('[FAIR-33] after signing out nothing of account or bets is left on the device', async () => {
  const { user, screen, header, root } = await openWithTraces()
  await user.click(header().getByRole('button', { name: /^Your account/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  await header().findByRole('button', { name: 'Sign in' })
  await waitFor(() => {
    expect(kept().filter(([name]) => !OF_THE_DEVICE.has(name))).toEqual([])
  })
  const words = kept().flat().join(' ')
  for (const trace of ['ada', '12.34', ...offers.map(({ id }) => id)]) {
    expect(words).not.toContain(trace)
  }
  expect(root().textContent).not.toContain('12.34')
  expect(document.body.textContent).not.toMatch(/ada@example/)
})

test('[FAIR-37] a session that ends by itself says so in the slip, which keeps its selections', async () => {
  const { answer, cards, slip, first } = await openWithTraces()
  answer({ getPlayer: () => Promise.reject(refusal(401)) })
  // The browser shows the page that it kept.
  const shown = new Event('pageshow')
  Object.assign(shown, { persisted: true })
  await waitFor(() => {
    window.dispatchEvent(shown)
    expect(slip().queryByText(/Your session has ended\. .*slip is kept/)).not.toBeNull()
  })
  expect(cards()).toHaveLength(1)
  expect(sessionStorage.getItem('bets')).toContain(first.market.matchId)
})

test('[AUTH-18] [RG-02] who may not come back is told why, and not to sign in again', async () => {
  const { answer, screen, slip, cards } = await openWithTraces()
  const words = 'This account was closed by its player.'
  const fields = { code: 237, messageKey: 'error.account.closed', localizedMessage: words }
  answer({ getPlayer: () => Promise.reject(refusal(401, fields)) })
  const shown = new Event('pageshow')
  Object.assign(shown, { persisted: true })
  await waitFor(() => {
    window.dispatchEvent(shown)
    expect(screen.queryByText(words)).not.toBeNull()
  })
  expect(cards()).toHaveLength(1)
  expect(screen.queryByText(/Your session has ended/)).toBeNull()
  expect(slip().queryByText(/Your session has ended/)).toBeNull()
})
