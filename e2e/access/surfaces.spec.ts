import { darkAndStill, expectAccessibleInBothThemes } from '../support/axe.ts'
import { openPage } from '../support/open-page.ts'
import { arriveSignedIn, signInDialog, signUpDialog } from '../support/people.ts'
import { select } from '../support/slip-panel.ts'
import { expect, test } from '../support/slip-test.ts'

const tag = '@phone'

/** Axe places every element of the page, however small the part that it judges. */
const SHORT_PAGE = '/sports/verify'

test.beforeEach(({ page }) => darkAndStill(page))

test('axe finds nothing: sign-in and sign-up dialogs', { tag }, async ({ page }) => {
  await openPage(page, `${SHORT_PAGE}?modal=signIn`)
  await expect(signInDialog(page)).toBeVisible()
  await expectAccessibleInBothThemes(page, 'dialog[open]')
  await signInDialog(page).getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectAccessibleInBothThemes(page, 'dialog[open]')
  await signInDialog(page).getByRole('button', { name: 'Join' }).click()
  await expect(signUpDialog(page)).toBeVisible()
  await expectAccessibleInBothThemes(page, 'dialog[open]')
})

test(
  'axe finds nothing: a shared bet that is not there, cookies, and forms of the account with errors',
  { tag },
  async ({ page, site }) => {
    await openPage(page, `${SHORT_PAGE}?betcode=NOSUCHC`)
    await expect(page.locator('[data-modal="shareBetNotFound"]')).toBeVisible()
    await expectAccessibleInBothThemes(page, 'dialog[open]')
    await openPage(page, '/sports?modal=cookieNotice')
    await expect(page.getByRole('dialog', { name: 'Cookies' })).toBeVisible()
    await expectAccessibleInBothThemes(page, 'dialog[open]')
    await arriveSignedIn(page, site.url)
    await openPage(page, '/profile?modal=changeEmail')
    const dialog = page.getByRole('dialog', { name: 'Change your e-mail address' })
    await dialog.getByRole('button', { name: 'Send the link' }).click()
    await expect(dialog.getByRole('textbox', { name: 'New e-mail address' })).toBeFocused()
    await expectAccessibleInBothThemes(page, 'dialog[open]')
    await openPage(page, '/profile?modal=closeAccount')
    const closing = page.getByRole('dialog', { name: 'Close your account' })
    await closing.getByRole('button', { name: 'Go on' }).click()
    await closing.getByRole('button', { name: 'Close my account' }).click()
    await expect(closing.getByLabel('Current password')).toBeFocused()
    await expectAccessibleInBothThemes(page, 'dialog[open]')
  },
)

test('axe finds nothing: menus', async ({ page }) => {
  await openPage(page, SHORT_PAGE)
  for (const name of [/^Odds format/, /^Language/, /^Theme/]) {
    await page.getByRole('banner').getByRole('button', { name }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectAccessibleInBothThemes(page, '[role="menu"]')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
  }
})

test.describe(() => {
  test.use({ signedIn: true })
  test(
    'axe finds nothing: slip, change, receipt, my bets',
    { tag },
    async ({ page, offers, slip, feed }) => {
      await select(page, [offers[0]!.id, offers[1]!.id])
      await slip.expand()
      await expectAccessibleInBothThemes(page, '[data-slip]')
      await slip.comboStake.fill('2')
      feed.setOdds(offers[0]!.market, offers[0]!.outcomeId, offers[0]!.odds + 100)
      feed.setStatus(offers[1]!.market, -1)
      await expect(slip.card(offers[1]!.id)).toHaveAttribute('data-state', 'suspended')
      await expectAccessibleInBothThemes(page, '[data-slip]')
      feed.setStatus(offers[1]!.market, 1)
      feed.setOdds(offers[0]!.market, offers[0]!.outcomeId, offers[0]!.odds)
      await expect(slip.place).toBeVisible()
      await slip.pressPlace()
      await slip.expectState('SUCCESS')
      await expectAccessibleInBothThemes(page, '[data-slip]')
      await slip.button('Track in My bets').click()
      await expect(slip.root.getByRole('article').first()).toBeVisible()
      await expectAccessibleInBothThemes(page, '[data-slip]')
    },
  )
})

test('axe finds nothing: drawer of a phone', { tag: '@phone-only' }, async ({ page }) => {
  await openPage(page, '/sports')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleInBothThemes(page)
})
