import { fireEvent, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'

import { aPlayer, someAccounts } from '../../player/session/testing/session-fixtures.ts'
import { noAnswer, refusal } from '../../testing/fake-api.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'
import { aSystem } from '../../testing/system-settings.ts'

const NO_NAME = 'Enter your name'
const WRONG = 'The e-mail address or the password is wrong.'

const WRONG_LINK = 'This link was used already or is too old.'

const INVALID_LINK = { messageKey: 'error.auth.link_invalid', localizedMessage: WRONG_LINK }

const dialogOf = async ({ screen }: Awaited<ReturnType<typeof openSurface>>, name: string) =>
  within(await screen.findByRole('dialog', { name }))

test('a refused form says why, keeps what was typed and has the focus', async () => {
  const page = await openSurface('/sports?modal=signIn', {
    answers: {
      signIn: () => Promise.reject(refusal(422, { localizedMessage: WRONG })),
    },
  })
  const { user, fill, heardOf } = page
  const dialog = await dialogOf(page, 'Sign in')
  const send = await dialog.findByRole('button', { name: 'Sign in' })
  const email = dialog.getByRole('textbox', { name: 'E-mail' })
  await user.click(send)
  await waitFor(() => expect(email).toHaveFocus())
  expect(heardOf('signIn')).toEqual([])
  await fill(email, 'ada@example.test')
  await fill(dialog.getByLabelText('Password'), 'not-the-password-1')
  await user.click(send)
  await dialog.findByText(WRONG)
  expect(email).toHaveValue('ada@example.test')
  expect(heardOf('signIn')[0]?.input.body).toMatchObject({ email: 'ada@example.test' })
})

test('[P26] a form without a line speaks of the connection, not of prices, which it has none of', async () => {
  const page = await openSurface('/sports?modal=signIn', {
    answers: { signIn: () => Promise.reject(noAnswer()) },
  })
  const { user, fill } = page
  const dialog = await dialogOf(page, 'Sign in')
  await fill(await dialog.findByRole('textbox', { name: 'E-mail' }), 'ada@example.test')
  await fill(dialog.getByLabelText('Password'), 'the-password-1')
  await user.click(dialog.getByRole('button', { name: 'Sign in' }))
  const failure = await dialog.findByText(/^Check your connection/)
  expect(failure).toHaveTextContent(/^Check your connection\.$/)
})

test('[AUTH-28] [GAP-24] a link for a new password that is refused leaves the address, and another is offered', async () => {
  const page = await openSurface('/sports/users/password/edit?reset_password_token=abc&a=1', {
    answers: {
      checkPasswordLink: () => Promise.reject(refusal(422, INVALID_LINK)),
    },
  })
  const { screen, user } = page
  await screen.findByText(WRONG_LINK)
  await waitFor(() => expect(window.location.search).toBe('?a=1'))
  expect(screen.getByText(WRONG_LINK)).toBeInTheDocument()
  await screen.findByRole('button', { name: 'Send the link' })
  // It may have set the password a moment ago, in another tab.
  await user.click(screen.getByRole('button', { name: 'Go to sign-in' }))
  await waitFor(() => expect(window.location.pathname).toBe('/sports/users/sign-in'))
})

test('[AUTH-28] [FAIR-33] a new password leads to a sign-in, also where another player is in', async () => {
  const page = await openSurface('/sports/users/password/edit?reset_password_token=abc', {
    isSignedIn: true,
    answers: { checkPasswordLink: () => undefined, resetPassword: () => undefined },
  })
  const { screen, user, header, fill, heardOf } = page
  await header().findByRole('button', { name: /^Your account/ })
  await fill(await screen.findByLabelText('New password'), 'a-good-password-1')
  await fill(screen.getByLabelText('Repeat the new password'), 'a-good-password-1')
  await user.click(screen.getByRole('button', { name: 'Save the new password' }))
  await user.click(await screen.findByRole('button', { name: 'Go to sign-in' }))
  await screen.findByRole('heading', { name: 'Sign in' })
  await header().findByRole('button', { name: 'Sign in' })
  expect(heardOf('signOut')).toHaveLength(1)
  expect(window.location.pathname).toBe('/sports/users/sign-in')
})

test('[AUTH-28] a new password of one’s own ends this session without a word over the note of it', async () => {
  const page = await openSurface('/sports/users/password/edit?reset_password_token=abc', {
    isSignedIn: true,
    answers: { checkPasswordLink: () => undefined },
  })
  const { screen, user, header, fill, answer } = page
  answer({
    resetPassword: () => {
      page.player.isSignedIn = false
      return undefined
    },
  })
  await fill(await screen.findByLabelText('New password'), 'a-good-password-1')
  await fill(screen.getByLabelText('Repeat the new password'), 'a-good-password-1')
  await user.click(screen.getByRole('button', { name: 'Save the new password' }))
  await screen.findByRole('button', { name: 'Go to sign-in' })
  await header().findByRole('button', { name: 'Sign in' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('[AUTH-26] [AUTH-33] [GAP-24] a link that nobody could look at is tried again; one that was refused leaves the address', async () => {
  const answers = [
    () => Promise.reject(noAnswer()),
    () => Promise.reject(refusal(422, { localizedMessage: WRONG_LINK })),
  ]
  const page = await openSurface('/sports/users/confirmation?confirmation_token=abc', {
    answers: { confirmEmail: () => answers.shift()?.() ?? expect.fail('asked too often') },
  })
  const { screen, user, heardOf } = page
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(window.location.search).toBe('?confirmation_token=abc')
  await user.click(again)
  await screen.findByText(WRONG_LINK)
  expect(heardOf('confirmEmail').map(({ input }) => input.query)).toEqual([
    { confirmationToken: 'abc' },
    { confirmationToken: 'abc' },
  ])
  await waitFor(() => expect(window.location.search).toBe(''))
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('[AUTH-08] a browser that keeps no cookies leaves nobody without a word', async () => {
  // The backend lets them in, and hears of no session afterwards.
  const signIn = () => ({ data: { player: aPlayer(), token: null } })
  const page = await openSurface('/sports?modal=signIn', { answers: { signIn } })
  const { screen, user, fill } = page
  const dialog = await dialogOf(page, 'Sign in')
  await fill(await dialog.findByRole('textbox', { name: 'E-mail' }), 'ada@example.test')
  await fill(dialog.getByLabelText('Password'), 'correct-horse-7')
  await user.click(dialog.getByRole('button', { name: 'Sign in' }))
  const messages = await screen.findByRole('status', { name: 'Messages' })
  await within(messages).findByText('You are not signed in')
  expect(messages).toHaveTextContent('Your browser keeps no cookies for this site.')
})

test('[AUTH-15] [AUTH-23] [GAP-26] [MODAL-18] [P27] missing fields cannot be closed, and end when they are filled in', async () => {
  const playerFields = ['first_name', 'phone'].map((key) => ({ key, required: true }))
  let player = aPlayer({ authFieldsMissed: ['first_name', 'phone'] })
  const page = await openSurface('/sports', {
    isSignedIn: true,
    answers: {
      getSystemSettings: () => ({ data: aSystem({ playerFields }) }),
      getPlayer: () => ({ data: player }),
      updatePlayer: ({ body }) => {
        if (body?.firstName === '?') {
          return Promise.reject(refusal(400, { details: { texts: { first_name: NO_NAME } } }))
        }
        player = aPlayer({ firstName: body?.firstName ?? null, phone: body?.phone ?? null })
        return { data: player }
      },
    },
  })
  const { screen, user, fill, header } = page
  const dialog = await dialogOf(page, 'Complete your profile')
  expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull()
  const isOpen = () => screen.queryByRole('dialog', { name: 'Complete your profile' })
  const shown = isOpen()!
  await user.keyboard('{Escape}{Escape}')
  fireEvent(shown, new Event('cancel', { cancelable: true }))
  await user.pointer([{ keys: '[MouseLeft>]', target: shown }, { keys: '[/MouseLeft]' }])
  expect(isOpen()).toBe(shown)
  for (const way of ['Help', 'Responsible gambling', 'Sign out']) {
    expect(dialog.getByText(way)).toBeVisible()
  }
  const save = await dialog.findByRole('button', { name: 'Save and go on' })
  const name = dialog.getByRole('textbox', { name: 'First name' })
  await user.click(save)
  await waitFor(() => expect(name).toHaveFocus())
  await fill(dialog.getByRole('textbox', { name: 'Phone number' }), '+44 20 7946 0000')
  await fill(name, '?')
  await user.click(save)
  await waitFor(() => expect(name).toHaveAccessibleDescription(NO_NAME))
  expect(name).toHaveAttribute('aria-invalid', 'true')
  expect(name).toHaveFocus()
  await fill(name, 'Ada')
  expect(name).not.toHaveAttribute('aria-invalid')
  await user.click(save)
  await waitFor(() => expect(isOpen()).toBeNull())
  await header().findByRole('button', { name: 'Your account: Ada' })
})

test('[MODAL-17] [MODAL-03] [MODAL-08] a modal waits behind another one, and is there again once that closes', async () => {
  const page = await openSurface('/sports?modal=phoneVerification', {
    isSignedIn: true,
    answers: {
      getPhone: () => ({
        data: {
          number: null,
          country: null,
          verified: false,
          resendTimeout: 0,
          smsLimitReached: false,
          codeSent: false,
        },
      }),
      updatePlayer: () =>
        Promise.reject(refusal(422, { messageKey: 'error.auth.password_required' })),
    },
  })
  const phone = await dialogOf(page, 'Your phone')
  await page.fill(await phone.findByRole('textbox', { name: 'Phone number' }), '+44 20 7946 0000')
  await page.user.click(phone.getByRole('button', { name: 'Save and send a code' }))
  const confirm = await page.screen.findByRole('dialog', { name: 'Confirm your password' })
  expect(confirm).toHaveAttribute('data-modal', 'confirmPassword')
  expect(page.screen.queryByRole('dialog', { name: 'Your phone' })).toBeNull()
  await page.user.click(within(confirm).getByRole('button', { name: 'Close' }))
  await page.screen.findByRole('dialog', { name: 'Your phone' })
  expect(page.screen.queryByRole('dialog', { name: 'Confirm your password' })).toBeNull()
})

test('[GAP-23] another code is to be waited for, and at the limit there is none', async () => {
  const phone = {
    number: '+44 20 7946 0000',
    country: 'GB',
    verified: false,
    resendTimeout: 0,
    smsLimitReached: false,
    codeSent: false,
  }
  const page = await openSurface('/sports?modal=phoneVerification', {
    isSignedIn: true,
    answers: {
      getPlayer: () => ({ data: aPlayer({ phone: phone.number }) }),
      getPhone: () => ({ data: phone }),
      sendPhoneCode: () => ({ data: { ...phone, resendTimeout: 60, codeSent: true } }),
    },
  })
  const { user, answer, load } = page
  const dialog = await dialogOf(page, 'Your phone')
  await user.click(await dialog.findByRole('button', { name: 'Send a code' }))
  await dialog.findByRole('textbox', { name: 'Code' })
  expect(await dialog.findByRole('button', { name: /^Another code in \d+ s$/ })).toBeDisabled()
  answer({ getPhone: () => ({ data: { ...phone, smsLimitReached: true } }) })
  await load('/sports?modal=phoneVerification')
  const again = await dialogOf(page, 'Your phone')
  await again.findByText(/No more codes can be sent today\./)
  expect(again.queryByRole('button', { name: /another code/i })).toBeNull()
})

test('[AUTH-05] [AUTH-11] loading the profile asks for everything about the player at once', async () => {
  const { header, heard } = await openSurface('/sports', { isSignedIn: true })
  await header().findByRole('button', { name: /^Balance / })
  expect(heard.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'getPlayer',
      'getSettings',
      'listAccounts',
      'getCompPoints',
      'listStatusGroups',
    ]),
  )
})

test('[ROLE-01] [ACC-01] [ACC-03] the account in use is switched in the header', async () => {
  let inUse = 'EUR'
  const { user, screen, header, heardOf } = await openSurface('/sports', {
    isSignedIn: true,
    answers: {
      getPlayer: () => ({ data: aPlayer({ currency: inUse }) }),
      listAccounts: () => ({ data: someAccounts }),
      switchAccount: ({ body }) => {
        inUse = body?.currency ?? inUse
        return { data: { currency: inUse } }
      },
    },
  })
  const find = () => header().findByRole('button', { name: /^Balance / })
  const before = (await find()).textContent
  const change = async () => {
    await user.click(await find())
    await user.click(await screen.findByRole('menuitemradio', { checked: false }))
  }
  await change()
  await waitFor(async () => expect((await find()).textContent).not.toBe(before))
  expect(heardOf('switchAccount').map(({ input }) => input.body)).toEqual([{ currency: 'BTC' }])
  await change()
  await waitFor(async () => expect((await find()).textContent).toBe(before))
})

test('[AUTH-24] [AUTH-25] nobody joins where that is off, and nobody signs in from a blocked country', async () => {
  const system = aSystem()
  const platform = { ...system.platform, signUpEnabled: false, blockedSignInCountries: ['AT'] }
  const answers = {
    getSystemSettings: () => ({ data: { ...system, platform, userCountry: null } }),
  }
  const { header } = await openSurface('/sports', { answers })
  await header().findByRole('button', { name: 'Sign in' })
  expect(header().queryByRole('button', { name: 'Join' })).toBeNull()

  const there = await openSurface('/sports?modal=signIn', {
    answers: { getSystemSettings: () => ({ data: { ...system, platform, userCountry: 'AT' } }) },
    page: { userCountry: 'AT' },
  })
  const dialog = await dialogOf(there, 'Sign in')
  await dialog.findByText('Sign-in is not available in your country.')
  expect(dialog.queryByRole('textbox')).toBeNull()
  expect(there.header().queryByRole('button', { name: /^(Sign in|Join)$/ })).toBeNull()
  await there.load('/sports?modal=signUp')
  await there.screen.findByText('Joining is switched off at the moment.')
})

test('[ANALYT-01] what tracks a visitor leaves the address and goes with the sign-up', async () => {
  const page = await openSurface('/sports?btag=aff-7&modal=signUp&gclid=X1', {
    answers: { signUp: () => ({ data: { player: aPlayer(), token: null } }) },
  })
  const { user, fill, heardOf } = page
  const dialog = await dialogOf(page, 'Create your account')
  await waitFor(() => expect(window.location.search).not.toMatch(/btag|gclid/))
  await fill(await dialog.findByRole('textbox', { name: 'E-mail' }), 'ada@example.test')
  await fill(dialog.getByLabelText('Password'), 'correct-horse-7')
  await user.click(dialog.getByRole('checkbox'))
  await user.click(dialog.getByRole('button', { name: 'Join' }))
  await waitFor(() =>
    expect(heardOf('signUp')[0]?.input.body).toMatchObject({
      tracking: { btag: 'aff-7', gclid: 'X1' },
    }),
  )
})
