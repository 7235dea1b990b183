import { waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'

import { aPlayer } from '../../player/session/testing/session-fixtures.ts'
import { refusal } from '../../testing/fake-api.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'

const PREVIOUS = {
  at: '2026-11-20T18:30:00.000Z',
  browser: 'Firefox',
  system: 'Linux',
  country: 'AT',
}

const asked = (way: 'mail' | 'authenticator', challenge = 'first') =>
  refusal(403, {
    messageKey: 'error.auth.code_needed',
    details: { challenge, way, resend_seconds: way === 'mail' ? 60 : 0 },
  })

const aSession = () => ({ data: { player: aPlayer(), token: null, previous: PREVIOUS } })

async function arriveAtCode(way: 'mail' | 'authenticator') {
  const page = await openSurface('/sports?modal=signIn', {
    answers: { signIn: () => Promise.reject(asked(way)) },
  })
  const dialog = within(await page.screen.findByRole('dialog', { name: 'Sign in' }))
  await page.fill(await dialog.findByRole('textbox', { name: 'E-mail' }), 'ada@example.test')
  await page.fill(dialog.getByLabelText('Password'), 'correct-horse-7')
  await page.user.click(dialog.getByRole('button', { name: 'Sign in' }))
  const code = await dialog.findByRole('textbox', { name: 'Code' })
  return { ...page, dialog, code }
}

test('[FAIR-34] [FAIR-32] a new device asks for the code of an e-mail, says a wrong one at its field, and tells the sign-in before', async () => {
  const page = await arriveAtCode('mail')
  const { dialog, code, user, fill, heardOf, answer, screen, world } = page
  await waitFor(() => expect(code).toHaveFocus())
  expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  expect(dialog.queryByLabelText('Password')).toBeNull()
  expect(dialog.getByRole('button', { name: /^Another code in \d+ s$/ })).toBeDisabled()
  const send = dialog.getByRole('button', { name: 'Sign in' })
  await user.click(send)
  expect(heardOf('confirmSignIn')).toEqual([])
  await fill(code, 'Your code: 123-456.')
  expect(code).toHaveValue('123456')
  answer({
    confirmSignIn: () =>
      Promise.reject(
        refusal(422, { details: { texts: { code: 'This code is wrong.' }, fields: {} } }),
      ),
  })
  await user.click(send)
  await dialog.findByText('This code is wrong.')
  answer({
    confirmSignIn: () => {
      world.player.isSignedIn = true
      return aSession()
    },
  })
  await fill(code, '654321')
  await user.click(send)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in' })).toBeNull())
  expect(heardOf('confirmSignIn').at(-1)?.input.body).toEqual({
    challenge: 'first',
    code: '654321',
  })
  await screen.findByText(/^Last signed in .*2026/)
  await screen.findByText('Firefox on Linux · Austria')
})

test('[FAIR-34] an authenticator is named as such, takes letters too, and the way back asks for the password again', async () => {
  const { dialog, code, user, fill } = await arriveAtCode('authenticator')
  expect(dialog.queryByRole('button', { name: /code/i })).toBeNull()
  await fill(code, 'ABCDE-FGHJK')
  expect(code).toHaveValue('ABCDE-FGHJK')
  await user.click(dialog.getByRole('button', { name: 'Back' }))
  await dialog.findByLabelText('Password')
})
