import { openLivePage, openPage } from '../support/open-page.ts'
import { arriveSignedIn, balanceChip, signInDialog, signInHere } from '../support/people.ts'
import { select } from '../support/slip-panel.ts'
import { expect, test } from '../support/slip-test.ts'

test.describe('what a player sets', () => {
  test.use({ signedIn: true })

  test('[FAIR-24] [FAIR-27] [FAIR-30] a limit shows in the slip, ends there, and loosens a day later', async ({
    page,
    offers,
    slip,
  }) => {
    const league = new URL(page.url()).pathname
    await openPage(page, '/profile/limits')
    const main = page.getByRole('main')
    const set = async (amount: string) => {
      await main.getByRole('combobox', { name: 'Limit' }).selectOption({ label: 'Stakes' })
      await main.getByRole('textbox', { name: 'Amount in EUR' }).fill(amount)
      await main.getByRole('button', { name: 'Set limit' }).click()
    }
    await set('3')
    await expect(main.getByText('3.00 € of 3.00 € left')).toBeVisible()

    await openLivePage(page, league)
    await select(page, [offers[0]!.id])
    await slip.stake.fill('2')
    await expect(
      slip.root.getByText(/^Stake limit: 3\.00\s€ of 3\.00\s€ left until /),
    ).toBeVisible()
    await slip.stake.fill('4')
    await slip.button(/^Stake limit: 3\.00 € left until /).click()
    await expect(slip.stake).toHaveValue('3.00')
    await slip.pressPlace()
    await slip.expectState('SUCCESS')
    await select(page, [offers[1]!.id])
    await slip.stake.fill('1')
    await expect(slip.button(/^Stake limit: nothing left until /)).toBeDisabled()

    await openPage(page, '/profile/limits')
    await expect(main.getByText('0.00 € of 3.00 € left')).toBeVisible()
    await set('50')
    await expect(main.getByText(/^You asked for 50\.00\s€/)).toBeVisible()
    await expect(main.getByRole('button', { name: 'Confirm' }).first()).toBeDisabled()
    await expect(main.getByText('0.00 € of 3.00 € left')).toBeVisible()
  })
})

test('[RG-02] a self-exclusion ends play on every device, and nobody gets in', async ({
  page,
  browser,
  site,
}) => {
  const player = await arriveSignedIn(page, site.url)
  const device = await browser.newContext({ baseURL: site.url })
  const other = await device.newPage()
  await openLivePage(other, '/sports/verify?modal=signIn')
  await signInHere(other, player)
  await expect(balanceChip(other).first()).toBeVisible()
  await openLivePage(page, '/profile/limits')
  await expect(balanceChip(page).first()).toBeVisible()
  const main = page.getByRole('main')
  const label = 'Self-exclusion · 180 days'
  await main.getByRole('combobox', { name: 'How long' }).selectOption({ label })
  await main.getByRole('checkbox', { name: /cannot be undone/ }).check()
  await main.getByRole('button', { name: 'Begin' }).click()
  const ask = page.getByRole('dialog')
  await ask.getByLabel('Password', { exact: true }).fill(player.password)
  await ask.getByRole('button', { name: 'Confirm' }).click()

  // The other device is told at once, and asks to sign in again.
  await expect(signInDialog(other)).toBeVisible()
  const again = signInDialog(other)
  await again.getByRole('textbox', { name: 'E-mail' }).fill(player.email)
  await again.getByLabel('Password', { exact: true }).fill(player.password)
  await again.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(
    again.getByRole('alert').getByText(/^You have excluded yourself from playing here until /),
  ).toBeVisible()
  await expect(again.getByRole('link', { name: 'Safer gambling' })).toBeVisible()
  await device.close()
})
