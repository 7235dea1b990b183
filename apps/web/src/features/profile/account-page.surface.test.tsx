import { waitFor, within } from '@testing-library/dom'
import { amountOf } from '@touchline/betting'
import type { Closing } from '@touchline/contract'
import { expect, test } from 'vitest'

import { aPlayer } from '../../player/session/testing/session-fixtures.ts'
import { refusal } from '../../testing/fake-api.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'
import { aSystem } from '../../testing/system-settings.ts'

const open = (answers: NonNullable<Parameters<typeof openSurface>[1]>['answers'] = {}) =>
  openSurface('/profile', { isSignedIn: true, answers })

type Surface = Awaited<ReturnType<typeof openSurface>>

async function press({ user, main }: Surface, button: string) {
  await user.click(await main().findByRole('button', { name: button }))
}

const dialogOf = async ({ screen }: Surface, name: string) =>
  within(await screen.findByRole('dialog', { name }))

const CLOSING: Closing = {
  balances: [],
  playMoney: true,
  openBets: 0,
  openPayments: 0,
  canClose: true,
}

test('[ROLE-02] [GAP-26] a refused nickname is said at its field, and what was typed stays', async () => {
  let player = aPlayer({ firstName: 'Ada', nickname: 'ada' })
  const taken = 'This nickname is taken'
  const page = await open({
    getPlayer: () => ({ data: player }),
    updatePlayer: ({ body = {} }) => {
      if (body.nickname === 'Lovelace') {
        throw refusal(422, { details: { texts: { nickname: taken } } })
      }
      player = aPlayer({ ...player, lastName: body.lastName ?? null })
      return { data: player }
    },
  })
  await press(page, 'Edit')
  const dialog = await dialogOf(page, 'Edit your details')
  const nickname = dialog.getByRole('textbox', { name: 'Nickname' })
  await page.fill(dialog.getByRole('textbox', { name: 'Last name' }), 'King')
  await page.fill(nickname, 'Lovelace')
  const save = dialog.getByRole('button', { name: 'Save' })
  await waitFor(() => expect(save).toBeEnabled())
  await page.user.click(save)
  await dialog.findByText(taken)
  expect(nickname).toHaveAccessibleDescription(expect.stringContaining(taken))
  await waitFor(() => expect(nickname).toHaveFocus())
  expect(dialog.getByRole('textbox', { name: 'Last name' })).toHaveValue('King')
  await page.fill(nickname, 'ada')
  await page.user.click(save)
  await page.main().findByText('King')
  // A name that nobody touched is not sent again.
  expect(page.heardOf('updatePlayer').at(-1)?.input.body).toEqual({ lastName: 'King' })
})

test('[ROLE-02] [GAP-26] a name that was saved in another tab is not wiped by one that loaded before', async () => {
  let player = aPlayer({ firstName: 'Ada', lastName: null, nickname: null })
  const page = await open({
    getPlayer: () => ({ data: player }),
    updatePlayer: ({ body = {} }) => {
      const { firstName, lastName, nickname } = { ...player, ...body }
      player = aPlayer({
        firstName: firstName ?? null,
        lastName: lastName ?? null,
        nickname: nickname ?? null,
      })
      return { data: player }
    },
  })
  await press(page, 'Edit')
  const dialog = await dialogOf(page, 'Edit your details')
  player = { ...player, firstName: 'Augusta', lastName: 'King' }
  await page.fill(dialog.getByRole('textbox', { name: 'Nickname' }), 'countess')
  const save = dialog.getByRole('button', { name: 'Save' })
  await waitFor(() => expect(save).toBeEnabled())
  await page.user.click(save)
  await page.main().findByText('King')
  expect(page.heardOf('updatePlayer').map(({ input }) => input.body)).toEqual([
    { nickname: 'countess' },
  ])
  expect(player).toMatchObject({ firstName: 'Augusta', lastName: 'King', nickname: 'countess' })
})

test('[ROLE-02] another e-mail address waits for its link, and the page says so', async () => {
  let player = aPlayer({ email: 'ada@example.test', emailConfirmed: true })
  const page = await open({
    getPlayer: () => ({ data: player }),
    updatePlayer: () => ({ data: player }),
    changeEmail: ({ body }) => {
      player = { ...player, newEmail: body?.email ?? null }
      return undefined
    },
  })
  await press(page, 'Change e-mail')
  const dialog = await dialogOf(page, 'Change your e-mail address')
  const send = dialog.getByRole('button', { name: 'Send the link' })
  await waitFor(() => expect(send).toBeEnabled())
  await page.fill(dialog.getByRole('textbox', { name: 'New e-mail address' }), 'nobody')
  await page.user.click(send)
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: 'New e-mail address' })).toBeInvalid(),
  )
  expect(dialog.getByLabelText('Current password')).toBeInvalid()
  expect(page.heardOf('changeEmail')).toEqual([])
  await page.fill(dialog.getByRole('textbox', { name: 'New e-mail address' }), 'king@example.test')
  await page.fill(dialog.getByLabelText('Current password'), 'Secret-pass-1')
  await page.user.click(send)
  await dialog.findByText(/on its way to king@example\.test/)
  await page.main().findByText(/king@example\.test waits for you/)
})

test('[ROLE-02] what is confirmed and what is missing stands with the way to it', async () => {
  const page = await open({
    getPlayer: () => ({ data: aPlayer({ emailConfirmed: false, phoneVerified: true }) }),
    requestConfirmation: () => undefined,
  })
  await press(page, 'Send the link')
  await waitFor(() => expect(page.heardOf('requestConfirmation')).toHaveLength(1))
  expect(page.main().getAllByText('Confirmed')).not.toHaveLength(0)
  expect(page.main().getByText('Not confirmed')).toBeVisible()
})

test('[ROLE-02] a notification is saved at the press, and taken back where it was not', async () => {
  const page = await open()
  Object.assign(page.player.settings, { notifications: { reminders: true, news: false } })
  await page.reload()
  const news = await page.main().findByRole('switch', { name: /^News and offers/ })
  expect(news).not.toBeChecked()
  page.answer({ saveSettings: () => Promise.reject(refusal(503)) })
  await page.user.click(news)
  await waitFor(() => expect(page.heardOf('saveSettings')).toHaveLength(1))
  await waitFor(() => expect(news).not.toBeChecked())
  page.answer({
    saveSettings: () => ({
      data: { ...page.player.settings, notifications: { reminders: true, news: true } },
    }),
  })
  await page.user.click(news)
  await waitFor(() => expect(news).toBeChecked())
  expect(page.heardOf('saveSettings').at(-1)?.input.body).toEqual({ notifications: { news: true } })
})

test.each([
  [true, 1],
  [false, 0],
])('[FLAG-06] limits that are %s: ways to a break beside the closing: %i', async (on, ways) => {
  const features = { responsible_gambling: on }
  const page = await open({ getSystemSettings: () => ({ data: aSystem({ features }) }) })
  await page.main().findByRole('button', { name: 'Close your account' })
  expect(page.main().queryAllByRole('link', { name: 'Take a break' })).toHaveLength(ways)
  expect(page.main().queryAllByText(/take a break/)).toHaveLength(ways)
})

test('[GAP-40] closing leads to no My bets that the site has not', async () => {
  const closing = { ...CLOSING, openBets: 2, canClose: false }
  const system = aSystem()
  const platform = { ...system.platform, myBetsHidden: true }
  const page = await open({
    getSystemSettings: () => ({ data: { ...system, platform } }),
    getClosing: () => ({ data: closing }),
  })
  await press(page, 'Close your account')
  const dialog = await dialogOf(page, 'Close your account')
  await dialog.findByText('2 open bets are settled')
  expect(dialog.queryAllByRole('link')).toHaveLength(0)
})

test('[ROLE-02] [FAIR-35] closing says first what has to end, each with the way there', async () => {
  const balances = [
    { currency: 'EUR', balance: amountOf(9_000n), payable: true },
    { currency: 'USD', balance: amountOf(3n), payable: false },
  ]
  const closing = { ...CLOSING, openBets: 2, balances, canClose: false }
  const page = await open({ getClosing: () => ({ data: closing }) })
  await press(page, 'Close your account')
  const dialog = await dialogOf(page, 'Close your account')
  expect(await dialog.findByRole('link', { name: '2 open bets are settled' })).toHaveAttribute(
    'href',
    '/sports/my-bets',
  )
  expect(dialog.getByRole('link', { name: /^You withdraw .*90/ })).toHaveAttribute(
    'href',
    '/profile/wallet/withdraw',
  )
  dialog.getByText(/is too little to be paid out here/)
  dialog.getByText('Play money ends with the account.')
  expect(dialog.queryByRole('button', { name: 'Go on' })).toBeNull()
})

test('[ROLE-02] an account is closed in two steps, the second with the password', async () => {
  let isClosed = false
  const page = await open({
    getClosing: () => ({ data: CLOSING }),
    closeAccount: ({ body }) => {
      if (body?.currentPassword !== 'Secret-pass-1') {
        throw refusal(403, { details: { texts: { current_password: 'The password is wrong.' } } })
      }
      isClosed = true
      return undefined
    },
  })
  await press(page, 'Close your account')
  const dialog = await dialogOf(page, 'Close your account')
  await page.user.click(await dialog.findByRole('button', { name: 'Go on' }))
  const close = await dialog.findByRole('button', { name: 'Close my account' })
  await waitFor(() => expect(close).toBeEnabled())
  await page.fill(dialog.getByLabelText('Current password'), 'wrong')
  await page.user.click(close)
  await dialog.findByText('The password is wrong.')
  expect(isClosed).toBe(false)
  await page.fill(dialog.getByLabelText('Current password'), 'Secret-pass-1')
  await page.user.click(close)
  await dialog.findByText(/Your account is closed/)
  expect(isClosed).toBe(true)
  await page.screen.findByRole('heading', { name: 'Sign in to see your account', hidden: true })
})
