import { amountToDecimalString, stakeForWin } from '@touchline/betting'
import { calls } from '@touchline/contract'
import { callOf } from '../support/people.ts'
import { oddsButton, select } from '../support/slip-panel.ts'
import { expect, test } from '../support/slip-test.ts'

test('[SLIP-13] [SLIP-34] [P6] one stake for all, each its own, and a stake from a wanted return', async ({
  page,
  offers,
  slip,
}) => {
  await select(page, [offers[0]!.id, offers[1]!.id])
  const forAll = slip.root.getByRole('textbox', { name: 'One stake for all' })
  await forAll.fill('４')
  await forAll.fill('a tenner')
  await expect(slip.root.getByText('“a tenner” cannot be read as an amount in €')).toBeVisible()
  await expect(forAll).toHaveValue('4')
  for (const field of await slip.stakeFields.all()) await expect(field).toHaveValue('4.00')
  await slip.stakeFields.first().fill('5')
  await expect(forAll).toHaveValue('')
  await expect(slip.root.getByText('9.00 €')).toBeVisible()

  const wanted = slip.root.getByRole('textbox', { name: /^To return on / })
  await wanted.first().fill('100')
  const needed = stakeForWin(10_000n, {
    betType: 'single',
    stake: 0n,
    legs: [offers[0]!],
    systemType: null,
    customOdds: null,
    bonusOdds: null,
    freebetMode: null,
  })
  const euro = { code: 'EUR', symbol: '€', subunits: 100, fiat: true, subcurrencies: [] }
  await expect(slip.stakeFields.first()).toHaveValue(amountToDecimalString(needed, euro))
  const source = () => page.evaluate(() => sessionStorage.getItem('bets'))
  await expect.poll(source).toContain('"stakeSource":"potential_win"')
})

test('[SYS-01] [SYS-04] [SYS-05] [SYS-07] a system shows every bet and what is left when selections lose', async ({
  page,
  offers,
  slip,
}) => {
  const ids = offers.slice(0, 3).map(({ id }) => id)
  await select(page, ids.slice(0, 2))
  await slip.root.getByText('System', { exact: true }).click({ force: true })
  const refusal = slip.root.getByRole('status').filter({ hasText: 'A system needs at least three' })
  await expect(refusal).toBeVisible()
  await select(page, ids.slice(2))
  await slip.chooseType('System')
  await slip.stake.fill('3')
  await slip.root.getByText('All bets of this system').click()
  const byLost = slip.root.getByRole('table', { name: 'If selections lose' })
  await expect(byLost.getByRole('row')).toHaveCount(3)
  const lines = slip.root.getByRole('table').last().getByRole('row')
  await expect(lines).toHaveCount(4)
  const whatIf = slip.root.getByRole('group', { name: 'What if these lose?' })
  await whatIf.getByRole('button').first().click()
  await expect(lines.filter({ hasText: 'lost' })).toHaveCount(2)
  await expect(whatIf.getByRole('status')).toHaveText(/^Then the system returns \d/)
  await oddsButton(page, ids[2]!).click()
  await expect(slip.type('Combo')).toBeChecked()
  await expect(slip.stake).toHaveValue(/^3(\.00)?$/)
})

test.describe('a player', () => {
  test.use({ signedIn: true })

  test('[SLIP-39] [SLIP-40] [SET-03] keeps quick stakes and other settings of their own', async ({
    page,
    offers,
    slip,
  }) => {
    await select(page, [offers[0]!.id])
    await slip.button('Slip settings').click()
    const dialog = page.getByRole('dialog', { name: 'Slip settings' })
    await dialog.getByRole('textbox', { name: 'Quick stake 1' }).fill('0.10')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('At least 0.50 €')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Quick stake 1' }).fill('7.50')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await slip.button('7.50').click()
    await expect(slip.stake).toHaveValue('7.50')
    await slip.button('Max').click()
    await expect(slip.stake).toHaveValue('100.00')
    await slip.rule.selectOption('higher')
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Odds format/ })
      .click()
    await page.getByRole('menuitemradio', { name: /^Fractional / }).click()
    const settings = async () => (await callOf(page)(calls.getSettings)).data
    await expect.poll(settings).toMatchObject({
      stakes: { EUR: [750n, 1000n, 2500n, 5000n] },
      autoAcceptOddsChange: 'higher',
      activeOddsType: 'british',
    })
  })

  test('[SLIP-34] [SLIP-42] [P4] hears from the button everything that blocks it', async ({
    page,
    offers,
    slip,
  }) => {
    await select(page, [offers[0]!.id, offers[1]!.id])
    await slip.stakeFields.first().fill('0.10')
    const button = slip.button('Stake at least 0.50 €')
    await expect(button).toHaveAccessibleDescription(/Minimum stake is 0\.50 €/)
    await slip.stakeFields.first().fill('2')
    await expect(slip.button('Place 1 of 2 bets 2.00 €')).toHaveAccessibleDescription('')
    await slip.chooseType('Combo')
    await slip.stake.fill('900000')
    await expect(slip.root.getByText(/^Maximum stake is /).first()).toBeVisible()
    await slip.stake.fill('2')
    await expect(slip.root.getByText(/^Balance after this /)).toBeVisible()
    await expect(slip.place).toHaveAccessibleDescription('')
  })
})
