import { matchPath } from '../support/addresses.ts'
import { openPage } from '../support/open-page.ts'
import { arriveSignedIn, callOf } from '../support/people.ts'
import { slipPanel } from '../support/slip-panel.ts'
import { expect, test } from '../support/test.ts'

test.use({ environment: { LOG_LEVEL: 'warn', HORSE_RACING: 'on' } })

test('[RACE-01] from the card of a race to an each-way bet, whose terms stand wherever it does', async ({
  page,
  site,
  call,
}) => {
  await arriveSignedIn(page, site.url)
  // One that is a while off: prices of the next one may be gone at any moment.
  const { data: races } = await call('listRaces')
  const soon = Date.now() + 600_000
  const race = races.find(
    ({ startTime, runnersCount }) => Date.parse(startTime) > soon && runnersCount >= 5,
  )
  const card = (await call('getRace', { params: { id: race!.id } })).data
  const { places, part } = card.terms!
  const terms = `1/${part} odds, places 1–${places}`

  await openPage(page, '/sports/racing')
  await page
    .locator(`main a[href="${matchPath({ ...race!, sport: { key: race!.sportKey } })}"]`)
    .first()
    .click()
  await expect(page.locator('html')).toHaveAttribute('data-page', 'match')
  await expect(page.getByRole('main').getByText(/Best odds guaranteed: bets to win/)).toBeVisible()
  const runner = card.runners.find(({ withdrawn }) => withdrawn === null)
  await page
    .getByRole('listitem')
    .filter({ hasText: runner!.name })
    .locator('[data-outcome-id*=":912:"]')
    .click()
  const slip = slipPanel(page)
  await expect(slip.root.getByText(terms)).toBeVisible()
  await expect(slip.root.getByText('If a runner is taken out, Rule 4 cuts')).toBeVisible()
  const promise = 'Best odds guaranteed: paid at the starting price'
  await expect(slip.root.getByText(promise)).toBeVisible()
  await slip.stake.fill('10')
  await slip.pressPlace()
  await slip.expectState('SUCCESS')
  await expect(slip.root.getByText(terms)).toBeVisible()
  const [bet] = (await callOf(page)('listBets')).data
  expect(bet).toMatchObject({
    stake: 1000n,
    selections: [{ market: { id: 912 }, bestOdds: true }],
  })

  await openPage(page, '/sports/my-bets')
  const placed = page.getByRole('main').locator(`[data-bet-id="${bet!.id}"]`)
  await expect(placed.getByText(terms)).toBeVisible()
  await placed.getByRole('button', { name: 'Receipt' }).click()
  await expect(page.getByRole('dialog').getByText(terms)).toBeVisible()
  await expect(page.getByRole('dialog').getByText(promise)).toBeVisible()
})
