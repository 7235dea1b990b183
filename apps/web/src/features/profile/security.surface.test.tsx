import { waitFor, within } from '@testing-library/dom'
import type { Security } from '@touchline/contract'
import { expect, onTestFinished, test, vi } from 'vitest'

import { refusal } from '../../testing/fake-api.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'

const NOW = '2026-11-22T09:00:00.000Z'
const BEFORE = '2026-11-20T18:30:00.000Z'

const security = (change: Partial<Security> = {}): Security => ({
  signIns: [
    { at: NOW, browser: 'Chrome', system: 'macOS', country: 'AT' },
    { at: BEFORE, browser: 'Firefox', system: 'Linux', country: null },
  ],
  secondFactor: 'new-device',
  hasAuthenticator: false,
  recoveryCodesLeft: 0,
  passkeys: [{ id: 'key-1', name: 'Safari, iOS', createdAt: BEFORE, usedAt: null }],
  ...change,
})

const SESSIONS = [
  {
    id: crypto.randomUUID(),
    isCurrent: true,
    createdAt: NOW,
    seenAt: NOW,
    browser: 'Chrome',
    system: 'macOS',
    country: 'AT',
  },
  {
    id: crypto.randomUUID(),
    isCurrent: false,
    createdAt: BEFORE,
    seenAt: BEFORE,
    browser: 'Firefox',
    system: 'Linux',
    country: null,
  },
]

function openSecurity(known: () => Security = security) {
  return openSurface('/profile/security', {
    isSignedIn: true,
    answers: {
      getSecurity: () => ({ data: known() }),
      listSessions: () => ({ data: SESSIONS }),
      endSessions: () => undefined,
    },
  })
}

/** Answers the dialog that asks for the current password. */
async function givePassword({ screen, user, fill }: Awaited<ReturnType<typeof openSecurity>>) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your password' }))
  await fill(await dialog.findByLabelText('Password'), 'correct-horse-7')
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
}

test('[FAIR-32] the security page lists sign-ins and sessions with device and place, and ends one by the password', async () => {
  const page = await openSecurity()
  const { main, user, heardOf } = page
  const list = within(await main().findByRole('list', { name: 'Last sign-ins' }))
  const [latest, before] = list.getAllByRole('listitem')
  expect(latest).toHaveTextContent(/The latest.*Chrome on macOS.*Austria/)
  expect(before).toHaveTextContent(/Firefox on Linux.*Unknown place/)
  await user.click(await main().findByRole('button', { name: 'Sign out there: Firefox on Linux' }))
  await givePassword(page)
  await waitFor(() =>
    expect(heardOf('endSessions')[0]?.input.body).toEqual({
      id: SESSIONS[1]?.id,
      currentPassword: 'correct-horse-7',
    }),
  )
})

test('[FAIR-34] an authenticator is set up by its QR code and a code, and its recovery codes show once', async () => {
  let known = security()
  const page = await openSecurity(() => known)
  const { main, user, fill, screen, answer } = page
  await main().findByText(/Asked for on devices.*We send a code to your e-mail/)
  answer({
    beginAuthenticator: () => ({ data: { secret: 'ABCDEFGH', uri: 'otpauth://totp/x' } }),
    confirmAuthenticator: () => {
      known = security({ hasAuthenticator: true, recoveryCodesLeft: 2 })
      return { data: { codes: ['ABCDE-FGHJK', 'KLMNP-QRSTV'] } }
    },
  })
  await user.click(main().getByRole('button', { name: 'Set up an authenticator app' }))
  await givePassword(page)
  const setUp = within(await screen.findByRole('dialog', { name: 'Set up an authenticator app' }))
  await setUp.findByRole('img', { name: 'QR code for your authenticator app' })
  setUp.getByText('ABCD EFGH')
  const refused = new DOMException('', 'NotAllowedError')
  const clipboard = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(refused)
  onTestFinished(() => clipboard.mockRestore())
  await user.click(setUp.getByRole('button', { name: 'Copy' }))
  await setUp.findByText('The browser did not let us copy. Select the key above.')
  await user.click(setUp.getByRole('button', { name: 'Copy' }))
  await waitFor(() => expect(clipboard).toHaveBeenLastCalledWith('ABCDEFGH'))
  expect(setUp.getByText('Open the app')).toHaveAttribute('href', 'otpauth://totp/x')
  await fill(setUp.getByRole('textbox', { name: 'Code' }), '123 456')
  await user.click(setUp.getByRole('button', { name: 'Verify' }))
  const codes = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }))
  codes.getByText('KLMNP-QRSTV')
  clipboard.mockRejectedValueOnce(refused)
  await user.click(codes.getByRole('button', { name: 'Copy' }))
  expect((await codes.findByRole('alert')).textContent).toBe(
    'The browser did not let us copy. Select the codes above, or save them as a file.',
  )
  await user.click(codes.getByRole('button', { name: 'Copy' }))
  await waitFor(() => expect(codes.queryByRole('alert')).toBeNull())
  await waitFor(() => expect(screen.getAllByText('Copied')).not.toHaveLength(0))
  await user.click(codes.getByRole('button', { name: 'I have kept them' }))
  await main().findByText(/Recovery codes left: 2\./)
})

test('a passkey is called by another name, without a password', async () => {
  let known = security()
  const page = await openSecurity(() => known)
  const { main, user, fill, heardOf, answer } = page
  answer({
    renamePasskey: ({ body }) => {
      const [key] = security().passkeys
      known = security({ passkeys: [{ ...key!, name: body?.name ?? '' }] })
    },
  })
  const rename = () => main().findByRole('button', { name: /^Rename / })
  await user.click(await rename())
  await user.click(await main().findByRole('button', { name: 'Save' }))
  expect(heardOf('renamePasskey')).toEqual([])
  await user.click(await rename())
  const field = await main().findByRole('textbox', { name: 'Name' })
  expect(field).toHaveFocus()
  await fill(field, 'Work phone')
  await user.click(main().getByRole('button', { name: 'Save' }))
  expect(await main().findByRole('button', { name: 'Rename Work phone' })).toHaveFocus()
  expect(main().queryByRole('textbox', { name: 'Name' })).toBeNull()
  expect(heardOf('renamePasskey')[0]?.input.body).toEqual({ id: 'key-1', name: 'Work phone' })
})

test('a passkey is removed by the password; where none can be made the page says so', async () => {
  const page = await openSecurity()
  const { main, user, heardOf, answer } = page
  await main().findByText('This browser or this address cannot use passkeys.')
  answer({ removePasskey: () => undefined })
  await user.click(main().getByRole('button', { name: 'Remove Safari, iOS' }))
  await givePassword(page)
  await waitFor(() =>
    expect(heardOf('removePasskey')[0]?.input.body).toEqual({
      id: 'key-1',
      currentPassword: 'correct-horse-7',
    }),
  )
})

test('[FAIR-32] sessions that could not be read again stay in sight, with a word of it and the way to try again', async () => {
  const page = await openSecurity()
  const { main, user, answer } = page
  const away = () => {
    throw refusal(503)
  }
  const second = 'Sign out there: Firefox on Linux'
  const button = await main().findByRole('button', { name: second })
  answer({ listSessions: away })
  await user.click(button)
  await givePassword(page)
  await main().findByRole('alert')
  main().getByRole('button', { name: second })
  answer({ listSessions: () => ({ data: SESSIONS.slice(0, 1) }) })
  await user.click(main().getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(main().queryByRole('button', { name: second })).toBeNull())
  expect(main().queryByRole('alert')).toBeNull()
})

test('cards that are on their way stand there under their names', async () => {
  const { main } = await openSurface('/profile/security', {
    isSignedIn: true,
    answers: { getSecurity: () => new Promise<never>(() => {}) },
  })
  for (const name of ['How you sign in', 'Passkeys', 'Last sign-ins']) {
    expect(await main().findByRole('heading', { name })).toBeVisible()
  }
})
