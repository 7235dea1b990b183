import { realFixtures } from '../../scripts/system/public-data.ts'
import { expect, test } from '../support/slip-test.ts'
import { select } from '../support/slip-panel.ts'

test.use({
  signedIn: true,
  environment: {
    FEED_FIXTURES: realFixtures,
    SIGNUP_CREDIT: '20000000',
    APPROVAL_MS: '2500',
    LOG_LEVEL: 'warn',
  },
})

/** The highest payout of a bet, EUR 250,000, in euros times the odds' scale. */
const PAYOUT = 250_000_000

test('[PLACE-09] [MYB-13] a stake over the maximum is sent for approval, and approved or rejected', async ({
  page,
  offers,
  slip,
}) => {
  // The longest prices have the lowest maximum, so that the field holds six times as much.
  const [first, second] = offers.toSorted((a, b) => b.odds - a.odds)
  const send = slip.root.locator('[data-action="place"]')
  const status = slip.root.getByRole('tabpanel', { name: 'My bets' }).locator('[data-bet-status]')

  async function sendTimesTheMaximum(factor: number, offer: { id: string; odds: number }) {
    await select(page, [offer.id])
    await slip.stake.fill(String(Math.ceil((PAYOUT / offer.odds) * factor)))
    await slip.root
      .getByRole('button', { name: /^Send .* for approval$/ })
      .first()
      .click()
    await expect(send).toHaveText(/^Send .* for approval$/)
    await send.click()
    await expect(slip.root.getByRole('heading', { name: 'Sent for approval' })).toBeVisible()
    await slip.tab('My bets').click()
    await expect(slip.root.getByText('Waiting for approval')).toBeVisible()
    await expect(status.first()).toHaveAttribute('data-bet-status', 'submitted')
  }

  await sendTimesTheMaximum(2, second!)
  await expect(status).toHaveAttribute('data-bet-status', 'waiting_results')
  await slip.tab('Bet slip').click()
  await slip.root.getByRole('button', { name: 'Done' }).click()
  await sendTimesTheMaximum(6, first!)
  await expect(page.getByText(/was not approved$/)).toBeVisible()
  await expect(slip.root.getByText('Waiting for approval')).toHaveCount(0)
  await expect(status).toHaveAttribute('data-bet-status', 'waiting_results')
  await slip.tab('Bet slip').click()
  await expect(slip.root.getByRole('heading', { name: 'Bet not accepted' })).toBeVisible()
})
