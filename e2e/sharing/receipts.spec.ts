import { expectAccessible } from '../support/axe.ts'
import { openPage } from '../support/open-page.ts'
import { callOf } from '../support/people.ts'
import { select } from '../support/slip-panel.ts'
import { expect, test } from '../support/slip-test.ts'

test.use({ signedIn: true, permissions: ['clipboard-read', 'clipboard-write'] })

test('[PLACE-05] a receipt is copied, proven by anyone, and refused once it was changed', async ({
  page,
  offers,
  slip,
}) => {
  await select(page, [offers[0]!.id])
  await slip.stake.fill('5')
  await slip.pressPlace()
  await slip.expectState('SUCCESS')
  await slip.button('Receipt').click()
  const [bet] = (await callOf(page)('listBets')).data
  const dialog = page.getByRole('dialog', { name: `Receipt ${bet!.ref}` })
  await expect(dialog.getByText('Signed with key')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Copy receipt' }).click()
  await expect(dialog.getByRole('button', { name: 'Receipt copied' })).toBeVisible()
  const receipt = await page.evaluate(() => navigator.clipboard.readText())
  await page.emulateMedia({ media: 'print' })
  await expect(dialog.getByText(bet!.ref).first()).toBeVisible()
  await expect(page.getByRole('main')).toBeHidden()
  const sheets = (await page.pdf()).toString('latin1').match(/\/Type \/Page\b/g)
  expect(sheets).toHaveLength(1)
  await page.emulateMedia({ media: 'screen' })

  await openPage(page, '/sports/verify')
  await expect(page.locator('html')).toHaveAttribute('data-page', 'verify')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  const field = page.getByRole('textbox', { name: 'Receipt', exact: true })
  const verify = page.getByRole('button', { name: 'Verify' })
  const verdict = page.locator('[data-verdict]')
  await field.fill(receipt)
  await verify.click()
  await expect(verdict).toHaveAttribute('data-verdict', 'proven')
  await expect(verdict).toContainText(bet!.ref)
  await expectAccessible(page)
  await field.fill(receipt.replace('"stake": "500"', '"stake": "50000"'))
  await expect(verdict).toHaveCount(0)
  await verify.click()
  await expect(verdict).toHaveAttribute('data-verdict', 'refused')
  await expect(verdict).toContainText('The text was changed')
  await field.fill('my receipt')
  await verify.click()
  await expect(verdict).toContainText('not the text of a receipt')
})
