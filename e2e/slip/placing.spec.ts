import { calls } from '@touchline/contract'
import {
  balanceChip,
  callOf,
  endSessionElsewhere,
  expectBalanceOfBackend,
  signInDialog,
} from '../support/people.ts'
import { loseAnswers, placementAddress, placementsSent } from '../support/placements-sent.ts'
import { oddsButton, select } from '../support/slip-panel.ts'
import { expect, test } from '../support/slip-test.ts'

test.use({ signedIn: true })

test('[PLACE-05] [PLACE-08] [PLACE-09] [PLACE-10] [PLACE-11] a bet is placed once, however often the button is pressed', async ({
  page,
  offers,
  slip,
}) => {
  const sent = placementsSent(page)
  const request = page.waitForRequest(placementAddress)
  await select(page, [offers[0]!.id, offers[1]!.id])
  await slip.chooseType('Combo')
  await slip.stake.fill('5')
  await slip.place.dblclick()
  expect((await request).headers()).toMatchObject({
    accept: 'application/vnd.touchline.v3+json',
    'accept-language': 'en',
  })
  await slip.expectState('SUCCESS')
  await expect(slip.root.getByRole('heading', { name: 'Bet placed' })).toBeVisible()
  const { data } = await callOf(page)(calls.listBets)
  expect(data).toHaveLength(1)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.meta).toMatchObject({ type: 'combo', quick: false })
  expect(sent[0]?.meta.device_id).toMatch(/\S/)
  const [bet] = data
  await expect(slip.root.getByText(bet!.ref).first()).toBeVisible()
  await expect(slip.root.locator(`[data-bet-id="${bet!.id}"]`)).toBeVisible()
  expect(bet!.selections.map(({ id }) => id)).toEqual([offers[0]!.id, offers[1]!.id])
  await expectBalanceOfBackend(page)
})

test('[SLIP-22] [PLACE-02] while a bet is on its way the slip does not change', async ({
  page,
  offers,
  slip,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route(placementAddress, async (route) => {
    if (route.request().method() === 'POST') await held.promise
    await route.continue()
  })
  await select(page, [offers[0]!.id])
  await slip.stake.fill('2')
  await slip.pressPlace()
  await expect(slip.root).toHaveAttribute('data-in-progress', 'true')
  await expect(slip.button('Placing…')).toBeVisible()
  await oddsButton(page, offers[1]!.id).click()
  await expect(slip.cards).toHaveCount(1)
  await expect(oddsButton(page, offers[1]!.id)).toHaveAttribute('aria-pressed', 'false')
  held.resolve()
  await slip.expectState('SUCCESS')
  await expect(slip.root).toHaveAttribute('data-in-progress', 'false')
})

test('[PLACE-06] [PLACE-13] [SLIP-09] [P31] a price that moved on the way is refused with the new one', async ({
  page,
  offers,
  slip,
  feed,
}) => {
  const [offer] = offers
  await select(page, [offer!.id])
  // The page is told a better price than the book has, as if the book had just moved back.
  feed.setOdds(offer!.market, offer!.outcomeId, offer!.odds + 500)
  await slip.expectState('ODDS_CHANGED')
  await slip.accept.click()
  await slip.stake.fill('2')
  await slip.pressPlace()
  await expect(slip.notice.filter({ hasText: 'The bet was not placed' })).toBeVisible()
  await expect(slip.card(offer!.id)).toBeVisible()
  await expect(slip.stake).toHaveValue('2')
  expect((await callOf(page)(calls.listBets)).data).toEqual([])
  feed.setOdds(offer!.market, offer!.outcomeId, offer!.odds)
  // One button for the one decision; a price that has just moved holds it back.
  await expect(slip.place.or(slip.accept)).toHaveCount(0)
  await expect(async () => {
    await slip.button(/^Place at /).click({ timeout: 1_000 })
    await slip.expectState('SUCCESS')
  }).toPass()
  const { data } = await callOf(page)(calls.listBets)
  expect(data[0]?.selections[0]?.odds).toBe(offer!.odds)
})

test('[PLACE-07] an answer that nobody can read is an alert, and the slip stays as it was', async ({
  page,
  offers,
  slip,
}) => {
  await page.route(placementAddress, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, body: 'out of order' })
      : route.fallback(),
  )
  await select(page, [offers[0]!.id])
  await slip.stake.fill('2')
  // The button is back at once, so that its going could be missed.
  await slip.place.click()
  await expect(page.getByText('Please try again in a moment.')).toBeVisible()
  await slip.expectState('INITIAL')
  await expect(slip.card(offers[0]!.id)).toBeVisible()
  await expect(slip.stake).toHaveValue('2')
})

test('[PLACE-07] after a lost answer the page asks again with the same reference, and nothing is doubled', async ({
  page,
  offers,
  slip,
}) => {
  const sent = placementsSent(page)
  await loseAnswers(page, 1)
  await select(page, [offers[0]!.id])
  await slip.stake.fill('2')
  await slip.pressPlace()
  await expect(slip.checking).toBeVisible()
  await expect(slip.place).toHaveCount(0)
  await slip.expectState('SUCCESS')
  expect(sent.length).toBeGreaterThan(1)
  expect(new Set(sent.map(({ meta }) => meta.reference)).size).toBe(1)
  expect((await callOf(page)(calls.listBets)).data).toHaveLength(1)
  await expectBalanceOfBackend(page)
})

test('a reload in the middle of a placement asks for its answer, and nothing is doubled', async ({
  page,
  offers,
  slip,
}) => {
  const heal = await loseAnswers(page)
  await select(page, [offers[0]!.id])
  await slip.stake.fill('2')
  await slip.pressPlace()
  await expect(slip.checking).toBeVisible()
  heal()
  await page.reload()
  await slip.expectState('SUCCESS')
  expect((await callOf(page)(calls.listBets)).data).toHaveLength(1)
})

test('[AUTH-18] [AUTH-19] [AUTH-20] a session that has ended elsewhere asks to sign in again, the slip is kept', async ({
  page,
  offers,
  slip,
  site,
}) => {
  await select(page, [offers[0]!.id])
  await slip.stake.fill('2')
  await expect(slip.place).toBeVisible()
  await endSessionElsewhere(page, site.url)
  await slip.pressPlace()
  await expect(signInDialog(page)).toBeVisible()
  await expect(page.getByText('Your session has ended.')).toBeVisible()
  await expect(balanceChip(page)).toHaveCount(0)
  await expect(slip.card(offers[0]!.id)).toBeVisible()
})

test('the button says what is missing, and after the receipt the selections can be kept', async ({
  page,
  offers,
  slip,
}) => {
  await select(page, [offers[0]!.id])
  await slip.button('Enter a stake').click()
  await expect(slip.stake).toBeFocused()
  await slip.stake.fill('0.10')
  await slip.button(/^Stake at least /).click()
  await expect(slip.stake).toHaveValue('0.50')
  await slip.stake.fill('150')
  await expect(slip.button(/more needed$/)).toBeVisible()
  await slip.stake.fill('1')
  await slip.pressPlace()
  await slip.expectState('SUCCESS')
  await slip.button('Keep selections').click()
  await expect(slip.card(offers[0]!.id)).toBeVisible()
  await slip.expectState('INITIAL')
})
