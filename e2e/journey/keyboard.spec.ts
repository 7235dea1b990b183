import type { Page } from '@playwright/test'
import { quietLeague } from '../support/league.ts'
import { openLivePage } from '../support/open-page.ts'
import { callOf, signInDialog, signUpDialog } from '../support/people.ts'
import { newCredentials } from '../support/player.ts'
import { oddsButton, slipPanel } from '../support/slip-panel.ts'
import { expect, test } from '../support/test.ts'

/** Presses Tab until the focus is on what is meant, as a player without a mouse does. */
async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 200; presses++) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The focus never got there')
}

const focusIsOn = (page: Page, selector: string) => () =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)

test('the main job with the keyboard alone: price, slip, sign-up, receipt, My bets', async ({
  page,
  call,
}) => {
  const { path, offers } = await quietLeague(call)
  const [offer] = offers
  const slip = slipPanel(page)
  await openLivePage(page, path)

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, focusIsOn(page, `[data-outcome-id="${offer!.id}"]`))
  await page.keyboard.press('Space')
  await expect(oddsButton(page, offer!.id)).toHaveAttribute('aria-pressed', 'true')
  await expect(oddsButton(page, offer!.id)).toBeFocused()

  await tabTo(page, focusIsOn(page, '[data-slip] input[inputmode="decimal"]'))
  await page.keyboard.type('2')
  await tabTo(page, async () => slip.signIn.evaluate((button) => button === document.activeElement))
  await page.keyboard.press('Enter')
  await expect(signInDialog(page).getByRole('textbox', { name: 'E-mail' })).toBeFocused()
  await tabTo(page, async () =>
    signInDialog(page)
      .getByRole('button', { name: 'Join' })
      .evaluate((button) => button === document.activeElement),
  )
  await page.keyboard.press('Enter')

  const form = signUpDialog(page)
  const { email, password } = newCredentials()
  await expect(form.getByRole('textbox', { name: 'E-mail' })).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await tabTo(page, focusIsOn(page, 'dialog input[type="checkbox"]'))
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()

  await slip.stake.focus()
  await expect(slip.place).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await slip.expectState('SUCCESS')
  const { data } = await callOf(page)('listBets')
  expect(data).toHaveLength(1)

  const track = slip.button('Track in My bets')
  await tabTo(page, async () => track.evaluate((button) => button === document.activeElement))
  await page.keyboard.press('Enter')
  const card = slip.root.getByRole('article').and(page.locator(`[data-bet-id="${data[0]!.id}"]`))
  await expect(card).toBeVisible()
})
