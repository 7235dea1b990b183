import { BET_ERROR, calls } from '@touchline/contract'
import type { ApiClient, Market } from '@touchline/contract'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { openLivePage } from '../support/open-page.ts'
import { arriveSignedIn, callOf, expectBalanceOfBackend } from '../support/people.ts'
import { outcomeIdOf } from '../support/slip-panel.ts'
import { expect, test } from '../support/test.ts'

const RESULT = 1
const BOTH_SCORE = 29
const TOTAL = 18

/** The builder of a match to come, with outcomes that hang together. */
async function openBuilder(page: Page, call: ApiClient) {
  const { data } = await call(calls.listMatches, {
    query: { sportKey: ['soccer'], matchStatus: [0], sortBy: 'start_time', limit: 40 },
  })
  const match = data.findLast(({ mainMarket }) => mainMarket !== null)
  if (match === undefined) throw new Error('There is no match to come')
  const { data: markets } = await call(calls.listCustomMarkets, { params: { matchId: match.id } })
  const market = (id: number, specifier = ''): Market => {
    const found = markets.find((one) => one.id === id && one.specifier === specifier)
    if (found === undefined) throw new Error(`${match.id} has no market ${id}`)
    return found
  }
  await openLivePage(page, `/sports/soccer/x-m${match.id}`)
  await page.getByRole('tab', { name: 'Bet builder' }).click()
  const tap = (one: Market, outcome: string) =>
    page
      .locator(`[data-outcome-id="${outcomeIdOf(one, outcome)}"]`)
      .first()
      .click()
  return { ticket: page.getByRole('dialog', { name: 'Bet builder' }), market, tap }
}

test.beforeEach(async ({ page, site }) => {
  await arriveSignedIn(page, site.url)
})

test('[CUST-02] [CUST-03] [CUST-04] [CUST-06] [CUST-07] [CUST-08] a bet is built, refused by name, mended and placed', async ({
  page,
  call,
}) => {
  const { ticket, market, tap } = await openBuilder(page, call)
  await tap(market(RESULT), '1')
  await expect(ticket).toHaveAttribute('data-modal', 'customBet')
  await expect(ticket.getByText('Add another selection')).toBeVisible()
  await expect(page.locator('[data-slip] [data-selection-id]')).toHaveCount(0)
  await tap(market(BOTH_SCORE), '74')
  await expect(ticket.locator('[data-odds]')).toBeVisible()
  await tap(market(TOTAL, 'total=2.5'), '13')
  await expect(ticket.getByRole('alert')).toContainText('These cannot all happen')
  await ticket.getByRole('button', { name: /^Remove Under/ }).click()
  await expect(ticket.getByRole('alert')).toBeHidden()
  await expect(ticket.locator('[data-odds]')).toBeVisible()
  await expectAccessible(page, '[data-modal="customBet"]')
  await ticket.getByRole('combobox', { name: 'Price changes' }).selectOption('any')
  await ticket.getByRole('textbox', { name: 'Stake' }).fill('5')
  const placed = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/bets'),
  )
  await ticket.getByRole('button', { name: /^Place bet/ }).click()
  const sent: unknown = (await placed).postDataJSON()
  expect(sent).toMatchObject({
    meta: { type: 'custom_bet' },
    bets: [{ custom_odds: expect.any(Number) }],
  })
  await expect(ticket.getByText('Your bet is placed')).toBeVisible()
  const { data } = await callOf(page)(calls.listBets)
  expect(data).toMatchObject([{ type: 'custom_bet', stake: 500n, selections: [{}, {}] }])
  await expectBalanceOfBackend(page)
})

test('[CUST-01] [CUST-09] a proposal beyond the edge is answered with the best odds, one tap away', async ({
  page,
  call,
}) => {
  const { ticket, market, tap } = await openBuilder(page, call)
  await tap(market(RESULT), '1')
  await tap(market(BOTH_SCORE), '74')
  const price = ticket.getByRole('textbox', { name: 'Your price' })
  await price.fill('99')
  await ticket.getByRole('combobox', { name: 'Price changes' }).selectOption('any')
  await ticket.getByRole('textbox', { name: 'Stake' }).fill('5')
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/bets'),
  )
  await ticket.getByRole('button', { name: /^Place bet/ }).click()
  expect(await (await answered).json()).toMatchObject({
    data: { code: BET_ERROR.invalidCustomOdds },
  })
  await ticket.getByRole('button', { name: /our best price/ }).click()
  await expect(price).not.toHaveValue('99')
  const asked = Number(await price.inputValue())
  await ticket.getByRole('button', { name: /^Place bet/ }).click()
  await expect(ticket.getByText('Your bet is placed')).toBeVisible()
  const { data } = await callOf(page)(calls.listBets)
  expect(data[0]?.odds).toBeGreaterThanOrEqual(Math.round(asked * 1000))
})
