import { callOf, expectBalanceOfBackend } from '../support/people.ts'
import { loseAnswers, placementsSent } from '../support/placements-sent.ts'
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
  expect((await callOf(page)('listBets')).data).toHaveLength(1)
  await expectBalanceOfBackend(page)
})
