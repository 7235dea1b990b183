import { expectAccessible } from '../support/axe.ts'
import { holdScripts, openPage, reacting } from '../support/open-page.ts'
import { codeSentTo, linkSentTo, useUpSessionLimit } from '../support/outbox.ts'
import { arriveSignedIn, balanceChip, callOf, signInDialog, signInHere } from '../support/people.ts'
import { signUpPlayer } from '../support/player.ts'
import { expect, test } from '../support/test.ts'

/** A page costs by its rows, and axe places every element of it, however small the part that it judges. */
const SHORT_PAGE = '/sports/verify'

test('[AUTH-26] [AUTH-27] [AUTH-28] [AUTH-29] [AUTH-30] [AUTH-31] [AUTH-32] [AUTH-33] [MODAL-06] [MODAL-07] [ROUTE-09] [P24] links of e-mails confirm an address, unlock, and replace a forgotten password', async ({
  page,
  site,
}) => {
  const { email } = await signUpPlayer(site.url)
  const headings = {
    'sign-up': 'Create your account',
    'password/new': 'Forgot your password?',
    'password/edit': 'Set a new password',
    confirmation: 'Confirm your e-mail address',
    'sign-in': 'Sign in',
  }
  for (const [path, name] of Object.entries(headings)) {
    const html = await (await page.request.get(`/sports/users/${path}`)).text()
    expect(html).toContain('noindex')
    expect(html).toMatch(new RegExp(`<h1[^>]*>${name.replace('?', '\\?')}</h1>`))
  }
  const used = (path: string) =>
    page.waitForRequest(
      (request) => new URL(request.url()).pathname === `/api/platform/users/${path}`,
    )
  const confirmed = used('confirmation')
  await page.goto(await linkSentTo(site.dataDir, email))
  expect(new URL((await confirmed).url()).search).toMatch(/^\?confirmation_token=./)
  await expect(page.getByText(`The e-mail address ${email} is confirmed.`)).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  const unlocked = used('unlock')
  await openPage(page, '/sports?unlock_token=of-nobody#unlock')
  expect(new URL((await unlocked).url()).search).toBe('?unlock_token=of-nobody')
  const unlock = page.getByRole('dialog', { name: 'Unlock your account' })
  await expect(unlock.getByText('This link was used already, is too old')).toBeVisible()

  await openPage(page, '/sports/users/sign-in')
  const typed = page.getByRole('main').getByRole('textbox', { name: /E-?mail/i })
  await typed.fill(email)
  await page.getByRole('main').getByRole('button', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL(/\/users\/password\/new$/)
  await expect(typed).toHaveValue(email)
  await expectAccessible(page, 'main')
  await openPage(page, '/sports#passwordNew')
  const dialog = page.getByRole('dialog', { name: 'Forgot your password?' })
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(dialog.getByText(`If ${email} needs a link`)).toBeVisible()

  // What is written before the page reacts is kept, and cannot be sent by the browser itself.
  const releaseScripts = await holdScripts(page)
  await page.goto(await linkSentTo(site.dataDir, email), { waitUntil: 'commit' })
  const main = page.getByRole('main')
  await main.getByLabel('New password', { exact: true }).fill('another-horse-8')
  await expect(main.getByRole('button', { name: 'Save the new password' })).toBeDisabled()
  releaseScripts()
  await reacting(page)
  await main.getByLabel('Repeat the new password', { exact: true }).fill('another-horse-8')
  await main.getByRole('button', { name: 'Save the new password' }).click()
  await expect(main.getByText('Your new password is saved')).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await main.getByRole('button', { name: 'Go to sign-in' }).click()
  await main.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await main.getByLabel('Password', { exact: true }).fill('another-horse-8')
  await main.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(balanceChip(page).first()).toBeVisible()
  await expect(page).toHaveURL(/\/sports$/)
})

test('[RG-09] [MODAL-13] [GAP-29] a used-up session limit signs out and says until when', async ({
  page,
  site,
}) => {
  const player = await signUpPlayer(site.url)
  await useUpSessionLimit(site.dataDir, player.email)
  await openPage(page, `${SHORT_PAGE}?modal=signIn`)
  await expect(signInDialog(page)).toBeVisible()
  await signInHere(page, player)
  const dialog = page.getByRole('dialog', { name: 'Your session limit is reached' })
  await expect(dialog).toHaveAttribute('data-modal', 'outOfSessionLimit')
  await expect(dialog.getByText(/You can play again from .*20\d\d/)).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  await dialog.getByRole('button', { name: 'To the home page' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('[AUTH-15] [AUTH-23] [MODAL-18] [P27] what a player has to fill in cannot be closed', async ({
  page,
  site,
}) => {
  await arriveSignedIn(page, site.url)
  // As the backend answers with REQUIRED_PLAYER_FIELDS.
  await page.route('**/api/platform/player', async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: object }
    const json = { data: { ...data, auth_fields_missed: ['first_name'] } }
    await route.fulfill({ response, json })
  })
  await openPage(page, '/sports/verify')
  const dialog = page.getByRole('dialog', { name: 'Complete your profile' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0)
  // A browser closes a dialog at the second time by itself.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.mouse.click(4, 4)
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Save and go on' }).click()
  const name = dialog.getByRole('textbox', { name: 'First name' })
  await expect(name).toBeFocused()
  await expectAccessible(page, 'dialog[open]')
})

test('[ACC-01] [ACC-03] [P11] an account is added in the header, and a small amount shows in whole coins', async ({
  page,
  site,
}) => {
  await arriveSignedIn(page, site.url)
  await openPage(page, SHORT_PAGE)
  const chip = page.getByRole('banner').getByRole('button', { name: /^Balance / })
  await chip.click()
  await page.getByRole('menuitem', { name: 'Add an account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an account' })
  await dialog.getByRole('combobox', { name: 'Currency' }).selectOption('BTC')
  await expectAccessible(page, 'dialog[open]')
  await dialog.getByRole('button', { name: 'Open the account' }).click()
  await expect(chip).toContainText('0.00 ₿')
  await chip.click()
  await expect(page.getByRole('menuitemradio')).toHaveCount(2)
  await page.getByRole('menuitemradio', { checked: false }).click()
  await expect(chip).toContainText('100.00 €')
})

test('[MODAL-03] [MODAL-08] [AUTH-15] [GAP-23] a verified phone changes only with the password', async ({
  page,
  site,
}) => {
  const player = await arriveSignedIn(page, site.url)
  await openPage(page, `${SHORT_PAGE}?modal=phoneVerification`)
  const phone = page.getByRole('dialog', { name: 'Your phone' })
  const number = phone.getByRole('textbox', { name: 'Phone number' })
  await number.fill('+44 20 7946 0101')
  await phone.getByRole('button', { name: 'Save and send a code' }).click()
  const code = phone.getByRole('textbox', { name: 'Code' })
  await expect(code).toBeVisible()
  await code.fill(await codeSentTo(site.dataDir, '+44 20 7946 0101'))
  await phone.getByRole('button', { name: 'Verify' }).click()
  await expect(phone.getByText(/is verified/)).toBeVisible()

  await phone.getByRole('button', { name: 'Change the number' }).click()
  await number.fill('+44 20 7946 0102')
  await phone.getByRole('button', { name: 'Save and send a code' }).click()
  const confirm = page.getByRole('dialog', { name: 'Confirm your password' })
  await expect(confirm).toHaveAttribute('data-modal', 'confirmPassword')
  await expectAccessible(page, 'dialog[open]')
  const password = confirm.getByLabel('Password', { exact: true })
  await password.fill('not-the-password-1')
  await confirm.getByRole('button', { name: 'Confirm' }).click()
  await expect(confirm.getByText('The password is wrong.')).toBeVisible()
  await password.fill(player.password)
  await confirm.getByRole('button', { name: 'Confirm' }).click()
  await expect(confirm).toBeHidden()
  const { data } = await callOf(page)('getPlayer')
  expect(data.phone).toBe('+44 20 7946 0102')
})
