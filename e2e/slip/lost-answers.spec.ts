import { calls } from '@touchline/contract'
import { callOf, expectBalanceOfBackend } from '../support/people.ts'
import { loseAnswers, placementAddress, placementsSent } from '../support/placements-sent.ts'
import { select, slipPanel } from '../support/slip-panel.ts'
import { expect, test } from '../support/slip-test.ts'

test.use({ signedIn: true })

test('[PLACE-07] of two tabs with one open placement one asks, and both learn the answer', async ({
  page,
  context,
  offers,
  slip,
}) => {
  const heal = await loseAnswers(context)
  await select(page, [offers[0]!.id])
  await slip.stake.fill('2')
  await slip.pressPlace()
  await expect(slip.checking).toBeVisible()
  const opened = context.waitForEvent('page')
  // A tab that a page opens has a copy of its session storage, as a duplicated one has.
  await page.evaluate(() => void window.open(location.href))
  const other = await opened
  const sentByOther = placementsSent(other)
  const otherSlip = slipPanel(other)
  await expect(otherSlip.checking).toBeVisible()
  heal()
  await slip.expectState('SUCCESS')
  await otherSlip.expectState('SUCCESS')
  expect(sentByOther).toEqual([])
  expect((await callOf(page)(calls.listBets)).data).toHaveLength(1)
  await expectBalanceOfBackend(page)
})

test('[SLIP-09] [PLACE-14] [PLACE-16] [PLACE-17] [PLACE-18] [GAP-12] refusals lead on: to the profile, and to the new price in one press', async ({
  page,
  offers,
  slip,
}) => {
  const refusals = [
    {
      code: 118,
      details: 'See form 7',
      errors_by_bet: { [offers[0]!.id]: { localized_message: 'Not from there' } },
    },
    { code: 150, message_key: 'error.risk_validation.odds_to_low', localized_message: 'Too low' },
  ]
  await page.route(placementAddress, (route) => {
    const data = route.request().method() === 'POST' ? refusals.shift() : undefined
    return data === undefined ? route.fallback() : route.fulfill({ status: 422, json: { data } })
  })
  await select(page, [offers[0]!.id])
  await slip.stake.fill('2')
  await slip.place.click()
  await expect(slip.notice.filter({ hasText: 'your municipality' })).toBeVisible()
  await expect(slip.notice.filter({ hasText: 'See form 7' })).toBeVisible()
  await expect(slip.card(offers[0]!.id).getByText('Not from there')).toBeVisible()
  const link = slip.root.getByRole('link', { name: 'Go to your profile' })
  await expect(link).toHaveAttribute('href', /\/profile$/)
  await slip.place.click()
  await expect(slip.notice.filter({ hasText: 'Too low' })).toBeVisible()
  // A price that moves at this moment would hold the button back.
  await expect(async () => {
    await slip.button(/^Place at /).click({ timeout: 1_000 })
    await slip.expectState('SUCCESS')
  }).toPass()
  expect((await callOf(page)(calls.listBets)).data).toHaveLength(1)
})
