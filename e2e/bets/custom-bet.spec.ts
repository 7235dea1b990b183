import { BET_ERROR } from '@touchline/contract'
import type { ApiClient, Market } from '@touchline/contract'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { quietLeague } from '../support/league.ts'
import { openLivePage } from '../support/open-page.ts'
import { arriveSignedIn, callOf, expectBalanceOfBackend } from '../support/people.ts'
import { onPhone } from '../support/phone.ts'
import { outcomeIdOf } from '../support/slip-panel.ts'
import { expect, test } from '../support/test.ts'

const RESULT = 1
const BOTH_SCORE = 29
const TOTAL = 18
const GOALS = 'total=2.5'
/** A price that does not come in time is asked for again, on a busy machine more than once. */
const ASKED_AGAIN = { timeout: 45_000 }
const quoteAddress = '**/api/sportsbook/bets/custom/odds'

type Find = (id: number, specifier?: string) => Market

/** A match to come that has all the markets of these tests: nothing moves their prices. */
async function findMatch(call: ApiClient): Promise<{ path: string; market: Find }> {
  const { path, offers } = await quietLeague(call)
  for (const { market: main } of offers) {
    const { data } = await call('listCustomMarkets', { params: { matchId: main.matchId } })
    const find = (id: number, specifier = '') =>
      data.find((one) => one.id === id && one.specifier === specifier)
    if (find(RESULT) && find(BOTH_SCORE) && find(TOTAL, GOALS)) {
      return { path: `/sports/soccer/x-m${main.matchId}`, market: find as Find }
    }
  }
  throw new Error(`No match of ${path} has the markets`)
}

/** The builder of a match to come, with outcomes that hang together. */
async function openBuilder(page: Page, call: ApiClient) {
  const { path, market } = await findMatch(call)
  await openLivePage(page, path)
  await page.getByRole('tab', { name: 'Bet builder' }).click()
  const tap = (one: Market, outcome: string) =>
    page
      .locator(`[data-outcome-id="${outcomeIdOf(one, outcome)}"]`)
      .first()
      .click()
  return { ticket: page.getByRole('dialog', { name: 'Bet builder' }), market, tap }
}

/**
 * Brings the line of the goals in sight. Which lines stand there at first hangs on how many goals a
 * match promises; a phone shows one, and a slider to the others.
 */
async function showGoals(page: Page): Promise<void> {
  const totals = page.getByRole('group', { name: 'Total', exact: true }).first()
  await expect(totals).toBeVisible()
  const slider = totals.getByRole('slider')
  if (await slider.isVisible()) {
    await slider.press('Home')
    await expect(async () => {
      if ((await slider.getAttribute('aria-valuetext'))?.startsWith('2.5') !== true) {
        await slider.press('ArrowRight')
      }
      await expect(slider).toHaveAttribute('aria-valuetext', /^2\.5/, { timeout: 100 })
    }).toPass()
  }
  const more = totals.getByRole('button', { name: /more lines?$/ })
  if (await more.isVisible()) await more.click()
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
  await expect(ticket.locator('[data-odds]')).toBeVisible(ASKED_AGAIN)
  await showGoals(page)
  await tap(market(TOTAL, GOALS), '13')
  await expect(ticket.getByRole('alert')).toContainText('These cannot all happen', ASKED_AGAIN)
  await ticket.getByRole('button', { name: /^Remove Under/ }).click()
  await expect(ticket.getByRole('alert')).toBeHidden()
  await expect(ticket.locator('[data-odds]')).toBeVisible(ASKED_AGAIN)
  await expectAccessible(page, '[data-modal="customBet"]')
  await ticket.getByRole('combobox', { name: 'Price changes' }).selectOption('any')
  await ticket.getByRole('textbox', { name: 'Stake' }).fill('5')
  const placed = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/bets'),
  )
  // On a low window the legs scroll, the button does not.
  await page.setViewportSize({ width: 1280, height: 600 })
  const place = ticket.getByRole('button', { name: /^Place \d/ })
  await expect(place).toBeInViewport({ ratio: 1 })
  await place.click()
  const sent: unknown = (await placed).postDataJSON()
  expect(sent).toMatchObject({
    meta: { type: 'custom_bet' },
    bets: [{ custom_odds: expect.any(Number) }],
  })
  await expect(ticket.getByText('Your bet is placed')).toBeVisible()
  await expect(ticket.getByRole('heading', { level: 2 })).toHaveText('Bet builder')
  const { data } = await callOf(page)('listBets')
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
  await ticket.getByRole('button', { name: /^Place \d/ }).click()
  expect(await (await answered).json()).toMatchObject({
    data: { code: BET_ERROR.invalidCustomOdds },
  })
  await ticket.getByRole('button', { name: /our best price/ }).click()
  await expect(price).not.toHaveValue('99')
  const asked = Number(await price.inputValue())
  await ticket.getByRole('button', { name: /^Place \d/ }).click()
  await expect(ticket.getByText('Your bet is placed')).toBeVisible()
  const { data } = await callOf(page)('listBets')
  expect(data[0]?.odds).toBeGreaterThanOrEqual(Math.round(asked * 1000))
})

test(
  '[CUST-04] [CUST-07] [CUST-08] on a phone the bar says why there is no price, asks again and places',
  { tag: '@phone-only' },
  async ({ page, call }) => {
    const { ticket, market, tap } = await openBuilder(page, call)
    await tap(market(RESULT), '1')
    await expect(ticket).toHaveAttribute('data-folded', 'true')
    let isSilent = true
    await page.route(quoteAddress, (route) =>
      isSilent ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
    )
    await tap(market(BOTH_SCORE), '74')
    await expect(ticket.getByText('Still working out the price…')).toBeVisible()
    isSilent = false
    await expect(ticket.locator('[data-odds]')).toBeVisible(ASKED_AGAIN)
    await showGoals(page)
    await tap(market(TOTAL, GOALS), '13')
    await expect(ticket.getByRole('alert')).toContainText('These cannot all happen', ASKED_AGAIN)
    await ticket.getByRole('button', { name: 'Unfold' }).click()
    await ticket.getByRole('button', { name: /^Remove Under/ }).click()
    await expect(ticket.getByRole('alert')).toBeHidden()
    await ticket.getByRole('combobox', { name: 'Price changes' }).selectOption('any')
    await ticket.getByRole('textbox', { name: 'Stake' }).fill('5')
    await expectAccessible(page, '[data-modal="customBet"]')
    await ticket.getByRole('button', { name: /^Place \d/ }).click()
    await expect(ticket.getByText('Your bet is placed')).toBeVisible()
    await expectBalanceOfBackend(page)
  },
)

test('[CUST-04] [QUICK-01] slip, quick bet and bet builder leave the buttons of one another free', async ({
  page,
  call,
}) => {
  const { ticket, market, tap } = await openBuilder(page, call)
  await tap(market(RESULT), '1')
  await tap(market(BOTH_SCORE), '74')
  await page.getByRole('tab', { name: 'All', exact: true }).click()
  await tap(market(RESULT), '2')
  await page.keyboard.press('q')
  const quick = page.getByRole('region', { name: 'Quick bet' })
  await quick.getByRole('textbox', { name: 'Stake per tap' }).fill('2')
  const buttons = [
    quick.getByRole('switch'),
    quick.getByRole('button', { name: 'Switch quick bet off' }),
    ticket.getByRole('button', { name: /^(Fold|Unfold)$/ }),
  ]
  // Beside a slip column the builder's ticket stands in place of the slip.
  const slip = page.locator('[data-slip]').getByRole('button').last()
  const expectFree = async () => {
    for (const button of buttons) await button.click({ trial: true })
    await test.step('on a phone', () =>
      onPhone(page, async () => {
        for (const button of [...buttons, slip]) await button.click({ trial: true })
      }))
  }
  await expectFree()
  await quick.getByRole('switch').click()
  await expect(quick.getByRole('switch')).toBeChecked()
  await expectFree()
})

test('[CUST-04] [CUST-08] a bet is built and placed with at most 20 keys, without a pointer', async ({
  page,
  call,
}) => {
  const { path } = await findMatch(call)
  await openLivePage(page, path)
  let keys = 0
  const press = async (key: string) => {
    keys += 1
    await page.keyboard.press(key)
  }
  const ticket = page.getByRole('dialog', { name: 'Bet builder' })
  const price = page.locator('main [data-outcome-id]:focus')
  const tab = page.getByRole('tab', { name: 'Bet builder' })
  /** Until the focus is there; `keys` counts on. */
  async function pressUntil(key: string, isThere: () => Promise<boolean>) {
    while (!(await isThere())) {
      await press(key)
      expect(keys).toBeLessThanOrEqual(20)
    }
  }
  await press('o')
  await expect(price).toBeVisible()
  await pressUntil('Shift+Tab', () => page.locator('[role="tab"]:focus').isVisible())
  await press('Home')
  await press('ArrowRight')
  await expect(tab).toBeFocused()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('They win together or not at all.')).toBeVisible()
  await press('o')
  await expect(price).toBeVisible()
  // A draw goes with any number of goals; a win makes "over 0.5", where a match has it, add nothing.
  await press('ArrowRight')
  await press('Space')
  await expect(ticket.getByRole('listitem')).toHaveCount(1)
  const marketOf = () =>
    page.evaluate(() => document.activeElement?.getAttribute('data-outcome-id')?.split(':')[1])
  const first = await marketOf()
  await pressUntil('Tab', async () => ![undefined, first].includes(await marketOf()))
  await press('Space')
  await expect(ticket.locator('[data-odds]')).toBeVisible(ASKED_AGAIN)
  await press('s')
  await expect(ticket.getByRole('textbox', { name: 'Stake' })).toBeFocused()
  await press('5')
  await expect(ticket.getByRole('button', { name: /^Place \d/ })).toBeEnabled()
  await press('Control+Enter')
  await expect(ticket.getByText('Your bet is placed')).toBeVisible()
  expect((await callOf(page)('listBets')).data).toMatchObject([{ type: 'custom_bet' }])
})
