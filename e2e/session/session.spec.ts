import { openPage, reacting } from '../support/open-page.ts'
import {
  arriveSignedIn,
  balanceChip,
  signInDialog,
  signInHere,
  signUpDialog,
  signUpHere,
} from '../support/people.ts'
import { newCredentials, signUpPlayer } from '../support/player.ts'
import { expect, test } from '../support/test.ts'

const banner = 'banner' as const

test('[AUTH-03] [AUTH-08] [AUTH-16] [AUTH-17] [AUTH-22] [HEAD-10] [P25] sign up, sign out, sign in again', async ({
  page,
}) => {
  await openPage(page, '/sports')
  const header = page.getByRole(banner)
  await header.getByRole('button', { name: 'Join' }).click()
  const credentials = await signUpHere(page)
  await expect(balanceChip(page).first()).toBeVisible()
  const menu = header.getByRole('button', { name: `Your account: ${credentials.email}` })
  const balance = header.getByRole('button', { name: /^Balance / })
  await expect(balance).toBeFocused()
  const stored = () => page.evaluate(() => localStorage.getItem('is_registered'))
  await expect.poll(stored).toBe('true')

  await menu.click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(header.getByRole('button', { name: 'Sign in' })).toBeFocused()
  await expect(balanceChip(page)).toHaveCount(0)
  await expect.poll(stored).toBeNull()
  expect((await page.request.get('/api/platform/player/accounts')).status()).not.toBe(200)

  await header.getByRole('button', { name: 'Sign in' }).click()
  await signInHere(page, credentials)
  await expect(balance).toBeFocused()
  await page.reload()
  await reacting(page)
  await expect(menu).toBeVisible()
})

test('[AUTH-05] [AUTH-11] loading the profile asks for everything about the player at once', async ({
  page,
  site,
}) => {
  await arriveSignedIn(page, site.url)
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).pathname))
  await openPage(page, '/sports')
  await expect(balanceChip(page).first()).toBeVisible()
  for (const path of [
    '/api/platform/player',
    '/api/sportsbook/settings',
    '/api/platform/player/accounts',
    '/api/platform/player/comp_points',
    '/api/platform/player/status_groups',
  ]) {
    expect(asked, path).toContain(path)
  }
})

test('[ROUTE-04] [ROUTE-05] [ROUTE-06] [ROUTE-07] [ROUTE-08] [ROUTE-09] [ROUTE-10] [MODAL-01] [MODAL-02] [MODAL-04] [MODAL-05] [MODAL-19] [P27] addresses open the forms', async ({
  page,
}) => {
  await openPage(page, '/sports?modal=signIn')
  await expect(signInDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(signInDialog(page)).toBeHidden()
  await openPage(page, '/sports?x=1&modal=nothing')
  await expect(page).toHaveURL(/\/sports\?x=1$/)
  await openPage(page, '/sports/live#signUp')
  await expect(signUpDialog(page)).toBeVisible()
  await expect.poll(() => new URL(page.url()).hash).toBe('')
  await page.keyboard.press('Escape')
  const byHash = {
    confirmation: 'Confirm your e-mail address',
    unlock: 'Unlock your account',
    passwordEdit: 'Set a new password',
    passwordNew: '',
    signIn: '',
  }
  for (const [hash, name] of Object.entries(byHash)) {
    await page.evaluate((fragment) => (window.location.hash = fragment), hash)
    const modal = page.locator(`[data-modal="${hash}"]`)
    await expect(modal).toBeVisible()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await expect(page.locator('dialog[open]')).toHaveAttribute('data-size', 'small')
    await expect.poll(() => new URL(page.url()).hash).toBe('')
    await page.keyboard.press('Escape')
    await expect(modal).toHaveCount(0)
  }
})

test('a refused form says why, keeps what was typed and has the focus', async ({ page, site }) => {
  const { email } = await signUpPlayer(site.url)
  await openPage(page, '/sports?modal=signIn')
  const dialog = signInDialog(page)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toBeFocused()
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill('not-the-password-1')
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  const sentence = 'The e-mail address or the password is wrong.'
  await expect(dialog.getByText(sentence)).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email)
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(newCredentials().email)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog.getByText(sentence)).toBeVisible()
})

test('[ACC-01] [ACC-03] the account in use is switched in the header', async ({ page }) => {
  await openPage(page, '/sports?modal=signIn')
  await signInDialog(page).getByRole('button', { name: 'Sign in as demo player' }).click()
  const chip = page.getByRole(banner).getByRole('button', { name: /^Balance / })
  await expect(chip).toBeVisible()
  const before = await chip.textContent()
  const bodies: unknown[] = []
  page.on('request', (request) => {
    const isSwitch = request.method() === 'POST' && request.url().endsWith('/player/accounts')
    if (isSwitch) bodies.push(request.postDataJSON())
  })
  await chip.click()
  await page.getByRole('menuitemradio', { checked: false }).first().click()
  await expect(chip).not.toHaveText(before ?? '')
  expect(bodies).toEqual([{ currency: expect.stringMatching(/^(BTC|EUR)$/) as unknown }])
  await chip.click()
  await page.getByRole('menuitemradio', { checked: false }).first().click()
  await expect(chip).toHaveText(before ?? '')
})
