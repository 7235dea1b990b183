import { expectAccessible } from '../support/axe.ts'
import { layoutShifts, watchLayout } from '../support/layout-shifts.ts'
import { openLivePage } from '../support/open-page.ts'
import { arriveSignedIn, callOf, expectBalanceOfBackend } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

/** A joint price takes the feed's thread a while, on a busy machine longer. */
const PRICED = { timeout: 45_000 }

test('[CUST-06] [CUST-07] a ready-made builder leads from home into the ticket and is placed', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000)
  await watchLayout(page)
  await arriveSignedIn(page, site.url)
  const cards = page.locator('main a[data-kind="builder"]')
  const ticket = page.getByRole('dialog', { name: 'Bet builder' })
  let next = 0
  // A match that begins meanwhile may close a leg: then another one does.
  await expect(async () => {
    await openLivePage(page, '/sports')
    await page.mouse.wheel(0, 400)
    await expect(cards.first()).toBeVisible(PRICED)
    if (next === 0) {
      // Scrolled, a row lies half under the bar that stays, and what can be pressed in it.
      await page.mouse.wheel(0, -400)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      await expectAccessible(page)
      // The shelves come into places of their height.
      const moved = (await layoutShifts(page)).flatMap(({ elements }) => elements)
      expect(moved.filter((name) => /^\S+\.(card|pair|shelf|waiting)\b/.test(name))).toEqual([])
    }
    await cards.nth(next % (await cards.count())).click()
    next += 1
    await expect(page.getByRole('tab', { name: 'Bet builder' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(ticket.getByRole('listitem').nth(1)).toBeVisible({ timeout: 15_000 })
  }).toPass({ timeout: 120_000 })
  expect(new URL(page.url()).hash).toBe('')

  await expect(ticket.locator('[data-odds]')).toBeVisible(PRICED)
  const pressed = page.locator('[data-ready-builder] button[aria-pressed="true"]')
  await expect(pressed).toBeVisible(PRICED)
  await ticket.getByRole('combobox', { name: 'Price changes' }).selectOption('any')
  await ticket.getByRole('textbox', { name: 'Stake' }).fill('5')
  await ticket.getByRole('button', { name: /^Place \d/ }).click()
  await expect(ticket.getByText('Your bet is placed')).toBeVisible(PRICED)
  const { data } = await callOf(page)('listBets')
  expect(data).toMatchObject([{ type: 'custom_bet', stake: 500n }])
  await expectBalanceOfBackend(page)
})
