import { calls } from '@touchline/contract'
import { openLivePage } from '../support/open-page.ts'
import { oddsButton, select } from '../support/slip-panel.ts'
import { expect, test } from '../support/slip-test.ts'

test('[SLIP-01] the panel has the tabs of slip and bets, which switch its content', async ({
  offers,
  slip,
}) => {
  expect(offers.length).toBeGreaterThan(0)
  await expect(slip.tab('Bet slip')).toHaveAttribute('aria-selected', 'true')
  await expect(slip.root.getByText('Your slip is empty')).toBeVisible()
  await slip.tab('My bets').click()
  await expect(slip.tab('My bets')).toHaveAttribute('aria-selected', 'true')
  await expect(slip.root.getByText('Your slip is empty')).toBeHidden()
  await slip.tab('Bet slip').click()
  await expect(slip.root.getByText('Your slip is empty')).toBeVisible()
})

test('[SLIP-04] [SLIP-05] [SLIP-16] [SLIP-18] [SLIP-21] the slip follows what is selected', async ({
  page,
  offers,
  slip,
}) => {
  const [first, second] = offers.map(({ id }) => id) as [string, string]
  await slip.expectClosed()

  await select(page, [first])
  await slip.expectOpen()
  await expect(slip.card(first)).toBeVisible()
  await expect(slip.type('Single')).toBeChecked()
  await expect(slip.tab('Bet slip')).toHaveAccessibleName(/1/)

  await select(page, [second])
  await expect(slip.cards).toHaveCount(2)
  await expect(slip.type('Single')).toBeChecked()
  await expect(slip.stakeFields).toHaveCount(2)

  await oddsButton(page, second).click()
  await expect(slip.card(second)).toHaveCount(0)
  await expect(oddsButton(page, second)).toHaveAttribute('aria-pressed', 'false')
  await expect(slip.type('Single')).toBeChecked()

  await slip
    .card(first)
    .getByRole('button', { name: /^Remove / })
    .click()
  await expect(slip.cards).toHaveCount(0)
  await slip.expectClosed()
})

test.describe('where singles cannot stand side by side', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/api/sportsbook/settings', async (route) => {
      const response = await route.fetch()
      const body = (await response.json()) as { data: Record<string, Record<string, boolean>> }
      const known = body.data['multi_single_availability'] ?? {}
      body.data['multi_single_availability'] = Object.fromEntries(
        Object.keys(known).map((provider) => [provider, false]),
      )
      await route.fulfill({ response, json: body })
    })
  })

  test('[SLIP-17] [SLIP-20] [SLIP-25] a second selection makes a combo, its removal a single', async ({
    page,
    offers,
    slip,
  }) => {
    const [first, second] = offers.map(({ id }) => id) as [string, string]
    await select(page, [first, second])
    await expect(slip.type('Combo')).toBeChecked()
    await expect(slip.type('Single')).toBeDisabled()
    await expect(slip.stakeFields).toHaveCount(1)
    await oddsButton(page, second).click()
    await expect(slip.type('Single')).toBeChecked()
    await expect(slip.card(first)).toBeVisible()
  })
})

test('[SLIP-23] [SLIP-24] singles become one combo, and it falls into singles of its stake', async ({
  page,
  offers,
  slip,
}) => {
  await select(page, [offers[0]!.id, offers[1]!.id])
  await slip.chooseType('Combo')
  await slip.stake.fill('4')
  await slip.chooseType('Single')
  await expect(slip.stakeFields).toHaveCount(2)
  for (const field of await slip.stakeFields.all()) await expect(field).toHaveValue(/^4(\.00)?$/)
})

test('[SLIP-02] whether the panel is open is remembered for the browser session', async ({
  page,
  offers,
  slip,
  browser,
  site,
}) => {
  await select(page, [offers[0]!.id])
  await slip.expectOpen()
  await page.reload()
  await slip.expectOpen()
  const context = await browser.newContext({ baseURL: site.url })
  const other = await context.newPage()
  await other.goto('/sports')
  await expect(other.locator('[data-slip]')).toHaveAttribute('data-slip', 'closed')
  await context.close()
})

test('[SLIP-36] [SLIP-37] [SET-07] a reload brings the slip back, with its prices looked up again', async ({
  page,
  offers,
  slip,
}) => {
  const [first, second] = offers.map(({ id }) => id) as [string, string]
  await select(page, [first, second])
  await slip.chooseType('Combo')
  await slip.stake.fill('3.50')
  const stored = () =>
    page.evaluate(() => ({
      bets: sessionStorage.getItem('bets'),
      state: sessionStorage.getItem('ticket_state'),
      panel: sessionStorage.getItem('betslip_toggle_state'),
    }))
  await expect.poll(async () => (await stored()).bets).toContain('350')
  expect((await stored()).bets).toContain(offers[0]!.market.matchId)
  expect((await stored()).state).toBe('INITIAL')
  expect((await stored()).panel).not.toBeNull()

  const lookups: string[] = []
  page.on('request', (request) => lookups.push(new URL(request.url()).pathname))
  await page.reload()
  await expect(slip.card(first)).toBeVisible()
  await expect(slip.card(second)).toBeVisible()
  await expect(slip.stake).toHaveValue('3.50')
  await slip.expectState('INITIAL')
  expect(lookups.filter((path) => path.startsWith('/api/sportsbook/matches'))).not.toEqual([])
})

test('[SLIP-32] the slip is emptied at once and can be brought back', async ({
  page,
  offers,
  slip,
}) => {
  await select(page, [offers[0]!.id, offers[1]!.id])
  await slip.button('Empty the slip').click()
  await expect(slip.cards).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(slip.cards).toHaveCount(2)
})

test('[SLIP-40] a recommended stake is one press away', async ({ page, offers, slip, call }) => {
  const { data } = await call(calls.getSettings)
  const stakes = data.stakes['EUR'] ?? []
  expect(stakes.length).toBeGreaterThan(0)
  await select(page, [offers[0]!.id])
  const chips = slip.root.getByRole('button', { name: /^(Stake |€)?\d+(\.00)?( €)?$/ })
  await expect(chips).toHaveCount(stakes.length)
  await chips.last().click()
  await expect(slip.stake).toHaveValue(`${stakes.at(-1)! / 100n}.00`)
})

test('[P17] the slip is the same on the next page and in a language of its own', async ({
  page,
  offers,
  slip,
}) => {
  await select(page, [offers[0]!.id])
  await openLivePage(page, '/de/sports')
  await expect(slip.card(offers[0]!.id)).toBeVisible()
  await expect(slip.root.getByRole('tab', { name: /^Wettschein/ })).toBeVisible()
})
