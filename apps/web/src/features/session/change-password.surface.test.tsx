import { waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'

import { noAnswer, refusal, type Answers } from '../../testing/fake-api.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'

const LOST = 'No answer came: your new password may already be valid. Try to sign in with it.'

const wrongPassword = () =>
  refusal(403, {
    messageKey: 'error.auth.wrong_password',
    details: { texts: { current_password: 'The password is wrong.' } },
  })

type Change = NonNullable<Answers['changePassword']>

/** The dialog, filled in, before a backend that gives one answer after the other. */
async function openFilled(...answers: Change[]) {
  const rest = [...answers]
  const page = await openSurface('/profile/security?modal=changePassword', {
    isSignedIn: true,
    answers: { changePassword: (input) => rest.shift()?.(input) },
  })
  const shown = await page.screen.findByRole('dialog', { name: 'Change your password' })
  const dialog = within(shown)
  const save = await dialog.findByRole('button', { name: 'Save the new password' })
  await waitFor(() => expect(save).toBeEnabled())
  await page.fill(dialog.getByLabelText('Current password'), 'Secret-pass-1')
  await page.fill(dialog.getByLabelText('New password'), 'Secret-pass-2')
  await page.fill(dialog.getByLabelText('Repeat the new password'), 'Secret-pass-2')
  /** While an answer is under way the button takes no press. */
  async function press() {
    const before = page.heardOf('changePassword').length
    await waitFor(async () => {
      await page.user.click(save)
      expect(page.heardOf('changePassword')).toHaveLength(before + 1)
    })
  }
  return { dialog, press }
}

test('[ROLE-02] [FAIR-20] after an answer that was lost the new password may hold, and a refused retry says the same', async () => {
  const { dialog, press } = await openFilled(
    () => Promise.reject(noAnswer()),
    () => Promise.reject(wrongPassword()),
    () => undefined,
  )
  await press()
  await dialog.findByText(LOST)
  await press()
  await dialog.findByText(LOST)
  expect(dialog.queryByText('The password is wrong.')).toBeNull()
  await press()
  await dialog.findByText(/^Your new password is saved/)
})

test('[ROLE-02] a wrong password is called wrong where no answer was lost', async () => {
  const { dialog, press } = await openFilled(() => Promise.reject(wrongPassword()))
  await press()
  await dialog.findByText('The password is wrong.')
  expect(dialog.queryByText(LOST)).toBeNull()
})
