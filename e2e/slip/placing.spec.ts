import { callOf, expectBalanceOfBackend } from '../support/people.ts'
import { placementAddress, placementsSent } from '../support/placements-sent.ts'
import { select } from '../support/slip-panel.ts'
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
  await slip.comboStake.fill('5')
  await slip.place.dblclick()
  expect((await request).headers()).toMatchObject({
    accept: 'application/vnd.touchline.v3+json',
    'accept-language': 'en',
  })
  await slip.expectState('SUCCESS')
  await expect(slip.root.getByRole('heading', { name: 'Bet placed' })).toBeVisible()
  const { data } = await callOf(page)('listBets')
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
  expect((await callOf(page)('listBets')).data).toEqual([])
  feed.setOdds(offer!.market, offer!.outcomeId, offer!.odds)
  // One button for the one decision; a price that has just moved holds it back.
  await expect(slip.place.or(slip.accept)).toHaveCount(0)
  await expect(async () => {
    await slip.button(/^Place at /).click({ timeout: 1_000 })
    await slip.expectState('SUCCESS')
  }).toPass()
  const { data } = await callOf(page)('listBets')
  expect(data[0]?.selections[0]?.odds).toBe(offer!.odds)
})
