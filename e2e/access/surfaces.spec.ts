import type { Page } from '@playwright/test'
import { darkAndStill, expectAccessibleInBothThemes } from '../support/axe.ts'
import { pushedOut } from '../support/long-names.ts'
import { openPage } from '../support/open-page.ts'
import { arriveSignedIn, signInDialog, signUpDialog } from '../support/people.ts'
import { onPhone } from '../support/phone.ts'
import { select } from '../support/slip-panel.ts'
import { expect, test } from '../support/slip-test.ts'

/** Axe places every element of the page, however small the part that it judges. */
const SHORT_PAGE = '/sports/verify'

test.beforeEach(({ page }) => darkAndStill(page))

/** The same on a screen and on a phone, where it has other places and another size. */
async function expectAccessibleEverywhere(page: Page, within: string): Promise<void> {
  await expectAccessibleInBothThemes(page, within)
  await test.step('on a phone', () =>
    onPhone(page, () => expectAccessibleInBothThemes(page, within)))
}

test('axe finds nothing: what opens over a page, and its menus', async ({ page }) => {
  const header = page.getByRole('banner')
  const dialog = page.locator('dialog[open]')

  await test.step('a shared bet that is not there', async () => {
    await openPage(page, `${SHORT_PAGE}?betcode=NOSUCHC`)
    await expect(page.locator('[data-modal="shareBetNotFound"]')).toBeVisible()
    await expectAccessibleEverywhere(page, 'dialog[open]')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  for (const name of [/^Odds format/, /^Language/, /^Theme/]) {
    await test.step(`the menu ${String(name)}`, async () => {
      await header.getByRole('button', { name }).click()
      await expect(page.getByRole('menu')).toBeVisible()
      await expectAccessibleInBothThemes(page, '[role="menu"]')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toBeHidden()
    })
  }

  await test.step('cookies', async () => {
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' }).click()
    await expect(page.getByRole('dialog', { name: 'Cookies' })).toBeVisible()
    await expectAccessibleEverywhere(page, 'dialog[open]')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('sign-in and sign-up', async () => {
    await header.getByRole('button', { name: 'Sign in' }).click()
    await expect(signInDialog(page)).toBeVisible()
    await expectAccessibleEverywhere(page, 'dialog[open]')
    await signInDialog(page).getByRole('button', { name: 'Sign in', exact: true }).click()
    await expectAccessibleEverywhere(page, 'dialog[open]')
    await signInDialog(page).getByRole('button', { name: 'Join' }).click()
    await expect(signUpDialog(page)).toBeVisible()
    await expectAccessibleEverywhere(page, 'dialog[open]')
  })
})

test('axe finds nothing: forms of the account with errors', async ({ page, site }) => {
  await arriveSignedIn(page, site.url)
  await openPage(page, '/profile?modal=changeEmail')

  await test.step('another address', async () => {
    const form = page.getByRole('dialog', { name: 'Change your e-mail address' })
    await form.getByRole('button', { name: 'Send the link' }).click()
    await expect(form.getByRole('textbox', { name: 'New e-mail address' })).toBeFocused()
    await expectAccessibleEverywhere(page, 'dialog[open]')
    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
  })

  await test.step('closing it', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Close your account' }).click()
    const closing = page.getByRole('dialog', { name: 'Close your account' })
    await closing.getByRole('button', { name: 'Go on' }).click()
    await closing.getByRole('button', { name: 'Close my account' }).click()
    await expect(closing.getByLabel('Current password')).toBeFocused()
    await expectAccessibleEverywhere(page, 'dialog[open]')
  })
})

test.describe(() => {
  test.use({ signedIn: true })
  test('axe finds nothing: slip, change, receipt, my bets', async ({
    page,
    offers,
    slip,
    feed,
  }) => {
    const expectSlipAccessible = async () => {
      await expectAccessibleInBothThemes(page, '[data-slip]')
      await test.step('on a phone', () =>
        onPhone(page, async () => {
          await slip.expand()
          await expectAccessibleInBothThemes(page, '[data-slip]')
        }))
    }
    await select(page, [offers[0]!.id, offers[1]!.id])
    await expectSlipAccessible()

    await test.step('a price that moved and one that is suspended', async () => {
      await slip.comboStake.fill('2')
      feed.setOdds(offers[0]!.market, offers[0]!.outcomeId, offers[0]!.odds + 100)
      feed.setStatus(offers[1]!.market, -1)
      await expect(slip.card(offers[1]!.id)).toHaveAttribute('data-state', 'suspended')
      await expectSlipAccessible()
    })

    await test.step('a receipt', async () => {
      feed.setStatus(offers[1]!.market, 1)
      feed.setOdds(offers[0]!.market, offers[0]!.outcomeId, offers[0]!.odds)
      await expect(slip.place).toBeVisible()
      await slip.pressPlace()
      await slip.expectState('SUCCESS')
      await expectSlipAccessible()
    })

    await test.step('my bets', async () => {
      await slip.button('Track in My bets').click()
      await expect(slip.root.getByRole('article').first()).toBeVisible()
      expect(await pushedOut(slip.root)).toEqual([])
      await expectSlipAccessible()
    })
  })
})

test('axe finds nothing: drawer of a phone', { tag: '@phone-only' }, async ({ page }) => {
  await openPage(page, '/sports')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleInBothThemes(page)
})
