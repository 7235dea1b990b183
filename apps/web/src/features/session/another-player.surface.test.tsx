import { waitFor, within } from '@testing-library/dom'
import { amountOf } from '@touchline/betting'
import type { Payment } from '@touchline/contract'
import { expect, onTestFinished, test } from 'vitest'

import { tabChannel } from '../../base/tabs.ts'
import { aPlayer } from '../../player/session/testing/session-fixtures.ts'
import { deferred, noAnswer, refusal, type Answers } from '../../testing/fake-api.ts'
import { aPayment, somePaymentMethods, someTerms } from '../../testing/payments.ts'
import { aPlacedBet } from '../../testing/placed-bets.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'
import { offers, openSlip } from '../../testing/surface/slip-surface.ts'
import { listed } from '../../testing/surface/world-backend.ts'
import { aSystem } from '../../testing/system-settings.ts'

const OF_ADA = aPayment()

const money: Answers = {
  getSystemSettings: () => ({
    data: aSystem({ features: { payments: true, quick_deposit: true } }),
  }),
  listPayments: () => ({ data: [OF_ADA] }),
  getPayment: () => ({ data: OF_ADA }),
  listPaymentMethods: () => ({ data: somePaymentMethods([]) }),
  signOut: () => undefined,
}

test('[FAIR-33] [MODAL-09] whoever signs in next in the same tab sees no deposit of the player before', async () => {
  const page = await openSurface('/sports?modal=iframeDeposit', {
    isSignedIn: true,
    answers: money,
  })
  const { user, screen, header, answer, player } = page
  const first = within(await screen.findByRole('dialog', { name: 'Deposit' }))
  await first.findByTitle('Payment')
  await user.click(first.getByRole('button', { name: 'Close' }))
  await user.click(header().getByRole('button', { name: /^Your account/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  await header().findByRole('button', { name: 'Sign in' })

  const ofBob = deferred<{ data: Payment[] }>()
  answer({
    getPlayer: () => ({ data: aPlayer({ id: '8', email: 'bob@example.test' }) }),
    listPayments: () => ofBob.promise,
    signIn: () => {
      player.isSignedIn = true
      return { data: { player: aPlayer({ id: '8' }), token: null } }
    },
  })
  await user.click(header().getByRole('button', { name: 'Sign in' }))
  const form = within(await screen.findByRole('dialog', { name: 'Sign in' }))
  await page.fill(await form.findByRole('textbox', { name: 'E-mail' }), 'bob@example.test')
  await page.fill(form.getByLabelText('Password'), 'a-good-password-1')
  await user.click(form.getByRole('button', { name: 'Sign in' }))
  await header().findByRole('button', { name: /^Your account: bob/ })

  window.history.pushState({}, '', '/sports?modal=iframeDeposit')
  const next = within(await screen.findByRole('dialog', { name: 'Deposit' }))
  expect(next.queryByTitle('Payment')).toBeNull()
  ofBob.resolve({ data: [] })
  await next.findByText('Payments are not available here.')
  expect(next.queryByTitle('Payment')).toBeNull()
})

const bob = () => ({ data: aPlayer({ id: '8', email: 'bob@example.test' }) })

/** In another tab of the browser. */
function tellElsewhere(news: 'signedIn' | 'signedOut') {
  const channel = tabChannel('touchline.session')
  channel.post(news)
  channel.close()
}

test('[FAIR-33] [MODAL-09] a dialog about an account closes as another player comes in', async () => {
  const page = await openSurface('/sports?modal=iframeDeposit', {
    isSignedIn: true,
    answers: money,
  })
  const { screen, header, answer } = page
  await within(await screen.findByRole('dialog', { name: 'Deposit' })).findByTitle('Payment')
  answer({ getPlayer: bob, listPayments: () => ({ data: [] }) })
  tellElsewhere('signedIn')
  await header().findByRole('button', { name: /^Your account: bob/ })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByTitle('Payment')).toBeNull()
})

test('[FAIR-33] [MODAL-09] a dialog about an account closes where nobody is signed in any more', async () => {
  const page = await openSurface('/sports?modal=iframeDeposit', {
    isSignedIn: true,
    answers: money,
  })
  await within(await page.screen.findByRole('dialog', { name: 'Deposit' })).findByTitle('Payment')
  tellElsewhere('signedOut')
  await page.header().findByRole('button', { name: 'Sign in', hidden: true })
  await waitFor(() => expect(page.screen.queryByRole('dialog')).toBeNull())
})

test('[FAIR-33] a page of the account begins anew as another player comes in', async () => {
  const page = await openSurface('/profile/wallet/deposit', { isSignedIn: true, answers: money })
  const { main, answer, heardOf, fill } = page
  const methods = somePaymentMethods([{ id: 'card', deposit: someTerms(500n), withdrawal: null }])
  answer({
    listPayments: () => ({ data: [] }),
    listPaymentMethods: () => ({ data: methods }),
  })
  await page.reload()
  await fill(await main().findByRole('textbox', { name: 'Amount' }), '77')
  const asked = heardOf('listPaymentMethods').length
  answer({ getPlayer: bob })
  tellElsewhere('signedIn')
  await page.header().findByRole('button', { name: /^Your account: bob/ })
  await waitFor(() => expect(heardOf('listPaymentMethods').length).toBeGreaterThan(asked))
  expect(await main().findByRole('textbox', { name: 'Amount' })).not.toHaveValue('77')
})

test('[FAIR-33] another player finds an empty slip, and nothing that the browser kept', async () => {
  const [first] = offers
  if (first === undefined) throw new Error('the small world has no price')
  const dropped: string[] = []
  Object.assign(window, {
    caches: { delete: async (name: string) => dropped.push(name) > 0 },
  })
  onTestFinished(() => void Reflect.deleteProperty(window, 'caches'))
  const page = await openSlip({ isSignedIn: true })
  await page.header().findByRole('button', { name: /^Balance / })
  await page.select(first)
  await page.fill(await page.stakeOn(/^Stake/), '12.34')
  await waitFor(() => expect(sessionStorage.getItem('bets')).toContain('1234'))
  sessionStorage.setItem('builder_bets', 'theirs')
  expect(dropped).toEqual([])
  page.answer({ getPlayer: bob })
  tellElsewhere('signedIn')
  await page.header().findByRole('button', { name: /^Your account: bob/ })
  await waitFor(() => expect(page.cards()).toEqual([]))
  expect(sessionStorage.getItem('bets')).toBeNull()
  expect(sessionStorage.getItem('builder_bets')).toBeNull()
  await waitFor(() => expect(dropped).toEqual(['touchline-player-1']))
})

test('[FAIR-33] the way back to an emptied slip goes with its player', async () => {
  const [first] = offers
  if (first === undefined) throw new Error('the small world has no price')
  const page = await openSlip({ isSignedIn: true })
  const { user, screen, header, answer } = page
  await header().findByRole('button', { name: /^Balance / })
  await page.select(first)
  await user.click(await page.button('Empty the slip'))
  // As long as it has the focus it does not end by itself.
  const undo = await screen.findByRole('button', { name: 'Undo' })
  undo.focus()
  answer({ getPlayer: bob })
  tellElsewhere('signedIn')
  await header().findByRole('button', { name: /^Your account: bob/ })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
})

test('[P21] nobody is told of the sign-out of a player before, once somebody is signed in', async () => {
  const page = await openSurface('/sports', {
    isSignedIn: true,
    answers: { signOut: () => Promise.reject(noAnswer()) },
  })
  const { user, screen, header, answer, player } = page
  await user.click(await header().findByRole('button', { name: /^Your account/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  await screen.findByText('You are not signed out yet')
  player.isSignedIn = true
  answer({ getPlayer: bob })
  tellElsewhere('signedIn')
  await header().findByRole('button', { name: /^Your account: bob/ })
  await waitFor(() => expect(screen.queryByText('You are not signed out yet')).toBeNull())
})

test('[FAIR-33] another player hears nothing of a cash-out that was on its way', async () => {
  const held = deferred<never>()
  const page = await openSurface('/sports/my-bets', {
    isSignedIn: true,
    answers: {
      listBets: () => listed([aPlacedBet({ toCashout: amountOf(900n) })]),
      cashOutBet: () => held.promise,
    },
  })
  const { user, screen, header, answer, heardOf } = page
  await user.click(await screen.findByRole('button', { name: /^Cash out 9/ }))
  await waitFor(async () => {
    screen.getByRole('button', { name: /^(Cash out|Confirm) 9/ }).focus()
    await user.keyboard('{Enter}')
    expect(heardOf('cashOutBet')).toHaveLength(1)
  })
  answer({ getPlayer: bob, listBets: () => listed([]) })
  tellElsewhere('signedIn')
  await header().findByRole('button', { name: /^Your account: bob/ })
  const read = heardOf('listBets').length
  held.reject(refusal(422, { localizedMessage: 'The offer has gone' }))
  await waitFor(() => expect(heardOf('listBets').length).toBeGreaterThan(read))
  expect(screen.queryByText('The offer has gone')).toBeNull()
})
