import type { PlacedBet } from '@touchline/contract'
import { openLivePage } from '../support/open-page.ts'
import { arriveSignedIn, callOf, expectBalanceOfBackend } from '../support/people.ts'
import { prematchSelections, singleOn } from '../support/placements.ts'
import { expect, test } from '../support/test.ts'

async function place(page: Parameters<typeof callOf>[0], count: number): Promise<PlacedBet[]> {
  const call = callOf(page)
  const bets: PlacedBet[] = []
  for (const [index, selection] of (await prematchSelections(call, count)).entries()) {
    const { data } = await call('placeBets', {
      body: singleOn(selection, BigInt(100 * (index + 1))),
    })
    bets.push(...data)
  }
  return bets
}

test.beforeEach(async ({ page, site }) => {
  await arriveSignedIn(page, site.url)
})

test('[MYB-14] [RT-07] [RT-13] [RT-16] a bet placed elsewhere reaches every tab of the player, and so does the balance', async ({
  page,
  context,
}) => {
  await openLivePage(page, '/sports/my-bets')
  const second = await context.newPage()
  await openLivePage(second, '/sports')
  await second
    .locator('[data-slip]')
    .getByRole('tab', { name: /^My bets/ })
    .click()
  const [bet] = await place(page, 1)
  for (const tab of [page, second]) {
    await expect(tab.locator(`[data-bet-id="${bet!.id}"]`).first()).toBeVisible()
    await expectBalanceOfBackend(tab)
  }
})
