import { expectAccessible } from '../support/axe.ts'
import { openPage } from '../support/open-page.ts'
import { onPhone } from '../support/phone.ts'
import { select, slipPanel } from '../support/slip-panel.ts'
import { expect, test } from '../support/slip-test.ts'

test('[P15] [SHARE-01] [SHARE-02] [SHARE-04] [SHARE-05] [SHARE-08] a slip is shared by a link and opened elsewhere', async ({
  page,
  offers,
  slip,
  browser,
  site,
}) => {
  await select(page, [offers[0]!.id, offers[1]!.id])
  await slip.comboStake.fill('5')
  const sharedStake = async (act: () => Promise<void>) => {
    const asked = page.waitForRequest((request) => request.url().endsWith('/bets/share-code'))
    await act()
    const body = (await asked).postDataJSON() as { bets: { stake: object }[] }
    return body.bets[0]?.stake
  }
  const dialog = page.getByRole('dialog', { name: 'Share this bet' })
  const share = slip.button('Share')
  await test.step('on a phone', () =>
    onPhone(page, async () => {
      await slip.expand()
      expect(await sharedStake(() => share.click())).toEqual({ value: 0, currency: 'EUR' })
      await expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
      await dialog.getByRole('switch').click({ trial: true })
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }))
  await share.click()
  const withoutStake = await dialog.locator('[data-share-code]').textContent()
  const own = dialog.getByRole('switch', { name: 'Share my stake too' })
  expect(await sharedStake(() => own.check())).toEqual({ value: 500, currency: 'EUR' })
  await expect(dialog.locator('[data-share-code]')).not.toHaveText(withoutStake ?? '')
  const link = await test.step('its dialog', async () => {
    await expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
    const preview = dialog.getByRole('region', { name: 'What others will see' })
    await expect(preview.getByRole('listitem')).toHaveCount(2)
    await expect(preview).not.toContainText('€')
    const code = (await dialog.locator('[data-share-code]').textContent()) ?? ''
    const address = `${site.url}/sports?betcode=${code}`
    await expect(dialog.getByText(address)).toBeVisible()
    // From right to left, code and link begin below their names.
    const edges = await dialog.locator('dl').evaluate((list: HTMLElement) => {
      list.dir = 'rtl'
      const ends = [...list.children].map((child) => {
        const text = document.createRange()
        text.selectNodeContents(child)
        return Math.round(text.getBoundingClientRect().right)
      })
      list.dir = ''
      return ends
    })
    expect(Math.max(...edges) - Math.min(...edges)).toBeLessThanOrEqual(1)
    await expectAccessible(page)
    return address
  })

  await test.step('elsewhere', async () => {
    const elsewhere = await browser.newPage()
    await openPage(elsewhere, link.toLowerCase())
    const theirs = slipPanel(elsewhere)
    const expectTheSame = async () => {
      await theirs.expand()
      await expect(theirs.card(offers[0]!.id)).toBeVisible()
      await expect(theirs.cards).toHaveCount(2)
      await expect(theirs.comboStake).toHaveValue('5.00')
    }
    await expectTheSame()
    await expect(elsewhere).toHaveURL(`${site.url}/sports`)
    await test.step('on a phone', () => onPhone(elsewhere, expectTheSame))
    await elsewhere.close()
  })
})
