import { amountOf } from '@touchline/betting'
import type { Page, Request } from '@playwright/test'
import { watchCashOut } from '../support/cash-out-steps.ts'
import { openLivePage } from '../support/open-page.ts'
import { arriveSignedIn, callOf, expectBalanceOfBackend } from '../support/people.ts'
import { prematchSelections, singleOn } from '../support/placements.ts'
import { balanceOf } from '../support/player.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ page, site }) => {
  await arriveSignedIn(page, site.url)
})

/** My bets with one open bet of EUR 5, and what the player has left. */
async function openWithBet(page: Page) {
  await openLivePage(page, '/sports/my-bets')
  const call = callOf(page)
  const [selection] = await prematchSelections(call, 1)
  const { data } = await call('placeBets', { body: singleOn(selection!, amountOf(500n)) })
  const balance = await balanceOf(call)
  const card = page.getByRole('main').locator(`[data-bet-id="${data[0]!.id}"]`)
  return { call, balance, id: data[0]!.id, card, cashOut: card.locator('[data-cash-out] button') }
}

test('[CASH-01] [CASH-02] [CASH-04] a bet is cashed out by two presses, and the balance grows', async ({
  page,
}) => {
  const { call, balance, card, cashOut, id } = await openWithBet(page)
  await expect(cashOut).toHaveText(/^Cash out \d/)
  const sent: Request[] = []
  page.on('request', (made) => {
    if (made.url().endsWith('/bets/cashout')) sent.push(made)
  })
  const seen = await watchCashOut(card)
  await cashOut.dblclick()
  await expect.poll(seen).toContain('asked')
  await expect(card).toHaveAttribute('data-bet-status', 'waiting_results')
  expect(sent).toEqual([])
  // A first press counts for the amount it was made on; a new one asks again.
  await expect(async () => {
    const asked = card.locator('[data-cash-out="asked"]')
    if (await cashOut.isVisible()) {
      if (!(await asked.isVisible())) await cashOut.click({ timeout: 2_000 })
      // At once: the question is withdrawn after five seconds, however slow the machine.
      await asked.getByRole('button').click({ timeout: 4_000 })
    }
    await expect(card).toHaveAttribute('data-bet-status', 'cashed_out', { timeout: 3_000 })
  }).toPass()
  const request = sent.at(-1)!
  const body = request.postDataJSON() as { bet_id: string; to_cashout: number }
  expect(Object.keys(body)).toEqual(['bet_id', 'to_cashout'])
  expect(body.bet_id).toBe(id)
  expect(request.headers()['accept-language']).toBe('en')
  await expect(card).toHaveAttribute('data-bet-result', 'cashed_out')
  await expect(card.getByText(/^Cashed out before the end for/)).toBeVisible()
  expect(await balanceOf(call)).toBeGreaterThan(balance)
  await expectBalanceOfBackend(page)
})
