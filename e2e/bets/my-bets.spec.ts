import type { PlacedBet } from '@touchline/contract'
import { openLivePage } from '../support/open-page.ts'
import { arriveSignedIn, callOf, expectBalanceOfBackend } from '../support/people.ts'
import { prematchSelections, singleOn } from '../support/placements.ts'
import { expect, test } from '../support/test.ts'

const place = async (page: Parameters<typeof callOf>[0], count: number): Promise<PlacedBet[]> => {
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

test('[MYB-05] [MYB-06] [MYB-07] bets are listed, filtered and sorted', async ({ page }) => {
  await openLivePage(page, '/sports/my-bets')
  const main = page.getByRole('main')
  const cards = main.locator('[data-bet-id]')
  await expect(main.getByText('You have no bets yet')).toBeVisible()
  const bets = await place(page, 3)
  await expect(cards).toHaveCount(3)
  for (const { id } of bets) {
    const card = main.locator(`[data-bet-id="${id}"]`)
    await expect(card).toHaveAttribute('data-bet-status', 'waiting_results')
    await expect(card).toHaveAttribute('data-bet-result', 'no_results')
  }

  const order = () =>
    cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-bet-id')))
  const byStake = bets.map(({ id }) => id)
  const sort = main.getByRole('combobox', { name: 'Sort by' })
  await sort.selectOption('stake_desc')
  await expect.poll(order).toEqual(byStake.toReversed())
  await sort.selectOption('stake_asc')
  await expect.poll(order).toEqual(byStake)

  await main.getByRole('radio', { name: 'Settled' }).check({ force: true })
  await expect(cards).toHaveCount(0)
  await expect(main.getByText('No bet fits these filters')).toBeVisible()
  await main.getByRole('radio', { name: 'Open', exact: true }).check({ force: true })
  await expect(cards).toHaveCount(3)
  await main.getByRole('combobox', { name: 'Result' }).selectOption('win')
  await expect(cards).toHaveCount(0)
  await main.getByRole('combobox', { name: 'Result' }).selectOption('all')
  await expect(cards).toHaveCount(3)
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

test('[MYB-08] [MYB-10] the list is asked for once, with its size', async ({ page }) => {
  const asked: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/sportsbook/bets') asked.push(url)
  })
  await openLivePage(page, '/sports/my-bets')
  await expect(page.getByRole('main').getByText('You have no bets yet')).toBeVisible()
  expect(asked.length).toBe(1)
  expect(asked[0]?.searchParams.get('limit')).toBe('500')
})

test('a bet can be placed again with its own selections', async ({ page }) => {
  await openLivePage(page, '/sports/my-bets')
  const [bet] = await place(page, 1)
  const card = page.getByRole('main').locator(`[data-bet-id="${bet!.id}"]`)
  await card.getByRole('button', { name: 'Bet again' }).click()
  const slip = page.locator('[data-slip]')
  await expect(slip.locator(`[data-selection-id="${bet!.selections[0]!.id}"]`)).toBeVisible()
})
