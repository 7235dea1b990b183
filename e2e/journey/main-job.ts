import { expect } from '../support/expect.ts'
import type { Page } from '@playwright/test'
import type { PlacedBet } from '@touchline/contract'
import { callOf, expectBalanceOfBackend, signInDialog, signUpHere } from '../support/people.ts'
import { slipPanel } from '../support/slip-panel.ts'
import type { SlipPanel } from '../support/slip-panel.ts'

/** Takes a price of the live list into the slip. */
export async function selectLive(page: Page, id: string): Promise<void> {
  const price = page.getByRole('main').locator(`[data-outcome-id="${id}"]`).first()
  // Rows of a long list are in the document only near the viewport.
  await expect(async () => {
    if ((await price.count()) === 0) await page.mouse.wheel(0, 700)
    await expect(price).toBeAttached({ timeout: 500 })
  }).toPass()
  // A live price that is suspended under the finger takes no press: a player tries again.
  await expect(async () => {
    if ((await price.getAttribute('aria-pressed')) === 'false') await price.click()
    await expect(price).toHaveAttribute('aria-pressed', 'true', { timeout: 8_000 })
  }).toPass()
}

/** Waits until a price in the slip has moved, and accepts it. */
export async function acceptMove(slip: SlipPanel): Promise<void> {
  await slip.expectState('ODDS_CHANGED')
  await expect(slip.root.locator('[data-selection-id][data-state="changed"]').first()).toBeVisible()
  await slip.accept.click()
}

/** From the slip of a visitor to the receipt: the prompt, the form, the button. */
export async function signUpAndPlace(page: Page, stake: string): Promise<PlacedBet> {
  const slip = slipPanel(page)
  // From here on the prices may run: they are moving faster than a hand.
  await slip.rule.selectOption('any')
  await slip.stake.or(slip.comboStake).fill(stake)
  // A price that moved just now keeps the button from doing something else for a moment.
  await expect(async () => {
    if (!(await signInDialog(page).isVisible())) await slip.signIn.click({ timeout: 2_000 })
    await expect(signInDialog(page)).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 30_000 })
  await signInDialog(page).getByRole('button', { name: 'Join' }).click()
  await signUpHere(page)
  await place(slip)
  // A live bet is refused when its market closes during the delay: the player tries again.
  const verdict = slip.root.getByRole('heading', { name: /^Bet (placed|not accepted)$/ })
  for (;;) {
    await expect(verdict).toBeVisible()
    if ((await verdict.textContent()) === 'Bet placed') break
    await slip.button('Keep selections').click()
    await slip.stake.or(slip.comboStake).fill(stake)
    await place(slip)
  }
  const accepted = await acceptedBets(page)
  expect(accepted).toHaveLength(1)
  return accepted[0]!
}

/** Presses until the bet is sent: a market may be suspended for a moment. */
async function place(slip: SlipPanel): Promise<void> {
  await expect(async () => {
    // The account starts with the mode "none".
    if ((await slip.rule.count()) > 0) await slip.rule.selectOption('any', { timeout: 1_000 })
    if ((await slip.root.getAttribute('data-ticket-state')) !== 'SUCCESS') {
      await slip.button(/^(Place \d|Accept )/).click({ timeout: 2_000 })
    }
    await expect(slip.root).toHaveAttribute('data-ticket-state', 'SUCCESS', { timeout: 2_000 })
  }).toPass({ timeout: 90_000 })
}

/** The player's bets without those that were refused after their delay. */
export async function acceptedBets(
  page: Page,
  query: { status?: ('open' | 'done')[] } = {},
): Promise<PlacedBet[]> {
  const { data } = await callOf(page)('listBets', { query })
  return data.filter(({ status }) => status !== 'rejected')
}

/** Follows a bet in the open list until it is paid or lost, and compares the balances. */
export async function followToResult(page: Page, bet: PlacedBet): Promise<PlacedBet> {
  const card = page
    .getByRole('article')
    .and(page.locator(`[data-bet-id="${bet.id}"]`))
    .first()
  await expect(card).toBeVisible()
  await expect(card).toHaveAttribute('data-bet-result', /^(win|lose|refund)/, { timeout: 180_000 })
  await expect(card).toHaveAttribute('data-bet-status', 'done')
  const call = callOf(page)
  const { data } = await call('listBets')
  const settled = data.find(({ id }) => id === bet.id)!
  expect(await card.getAttribute('data-bet-result')).toBe(settled.result)
  await expectBalanceOfBackend(page)
  return settled
}
