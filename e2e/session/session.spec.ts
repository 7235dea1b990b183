import { openPage, reacting } from '../support/open-page.ts'
import {
  balanceChip,
  signInDialog,
  signInHere,
  signUpDialog,
  signUpHere,
} from '../support/people.ts'
import { expect, test } from '../support/test.ts'

const banner = 'banner' as const

/** A page costs by its rows. */
const SHORT_PAGE = '/sports/verify'

test('[AUTH-03] [AUTH-08] [AUTH-16] [AUTH-17] [AUTH-22] [HEAD-10] [P25] sign up, sign out, sign in again', async ({
  page,
}) => {
  await openPage(page, SHORT_PAGE)
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

test('[ROUTE-04] [ROUTE-05] [ROUTE-06] [ROUTE-07] [ROUTE-08] [ROUTE-09] [ROUTE-10] [MODAL-01] [MODAL-02] [MODAL-04] [MODAL-05] [MODAL-19] [P27] addresses open the forms', async ({
  page,
}) => {
  await openPage(page, `${SHORT_PAGE}?modal=signIn`)
  await expect(signInDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(signInDialog(page)).toBeHidden()
  await openPage(page, `${SHORT_PAGE}?x=1&modal=nothing`)
  await expect(page).toHaveURL(/\/sports\/verify\?x=1$/)
  await openPage(page, '/sports/about#signUp')
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

test('[MODAL-19] [MODAL-20] a small form, a large search and a drawer over all, a sheet below most of the screen', async ({
  page,
}) => {
  const sizeOf = async () => {
    const dialog = page.locator('dialog[open]')
    await dialog.evaluate((element) => Promise.all(element.getAnimations().map((a) => a.finished)))
    return dialog.boundingBox()
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage(page, `${SHORT_PAGE}?modal=signUp`)
  await expect(signUpDialog(page)).toBeVisible()
  expect(await sizeOf()).toMatchObject({ width: 420 })
  await page.keyboard.press('Escape')
  await expect(signUpDialog(page)).toBeHidden()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Search/ })
    .click()
  expect(await sizeOf()).toMatchObject({ width: 720 })

  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)

  await page.setViewportSize({ width: 390, height: 500 })
  await page.evaluate(() => (window.location.hash = 'signUp'))
  await expect(signUpDialog(page)).toBeVisible()
  // Longer than the screen, it leaves a twentieth of it and scrolls.
  expect(await sizeOf()).toMatchObject({ x: 0, y: 25, width: 390, height: 475 })
  await page.keyboard.press('Escape')
  await expect(signUpDialog(page)).toBeHidden()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  expect(await sizeOf()).toMatchObject({ y: 0, height: 500 })
})
