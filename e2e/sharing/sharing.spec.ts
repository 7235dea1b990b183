import { amountOf } from '@touchline/betting'
import { expectAccessible } from '../support/axe.ts'
import { openPage } from '../support/open-page.ts'
import { select, slipPanel } from '../support/slip-panel.ts'
import { expect, test } from '../support/slip-test.ts'

test(
  '[P15] [SHARE-01] [SHARE-02] [SHARE-04] [SHARE-05] [SHARE-08] a slip is shared by a link and opened elsewhere',
  { tag: '@phone' },
  async ({ page, offers, slip, browser, site }) => {
    await select(page, [offers[0]!.id, offers[1]!.id])
    await slip.expand()
    await slip.comboStake.fill('5')
    const sharedStake = async (act: () => Promise<void>) => {
      const asked = page.waitForRequest((request) => request.url().endsWith('/bets/share-code'))
      await act()
      const body = (await asked).postDataJSON() as { bets: { stake: object }[] }
      return body.bets[0]?.stake
    }
    const dialog = page.getByRole('dialog', { name: 'Share this bet' })
    const share = slip.button('Share')
    expect(await sharedStake(() => share.click())).toEqual({ value: 0, currency: 'EUR' })
    const withoutStake = await dialog.locator('[data-share-code]').textContent()
    const own = dialog.getByRole('switch', { name: 'Share my stake too' })
    expect(await sharedStake(() => own.check())).toEqual({ value: 500, currency: 'EUR' })
    await expect(dialog.locator('[data-share-code]')).not.toHaveText(withoutStake ?? '')
    await expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
    const preview = dialog.getByRole('region', { name: 'What others will see' })
    await expect(preview.getByRole('listitem')).toHaveCount(2)
    await expect(preview).not.toContainText('€')
    const code = (await dialog.locator('[data-share-code]').textContent()) ?? ''
    const link = `${site.url}/sports?betcode=${code}`
    await expect(dialog.getByText(link)).toBeVisible()
    await expectAccessible(page)

    const elsewhere = await browser.newPage()
    await openPage(elsewhere, link.toLowerCase())
    const theirs = slipPanel(elsewhere)
    await theirs.expand()
    await expect(theirs.card(offers[0]!.id)).toBeVisible()
    await expect(theirs.cards).toHaveCount(2)
    await expect(theirs.comboStake).toHaveValue('5.00')
    await expect(elsewhere).toHaveURL(`${site.url}/sports`)
    await elsewhere.close()
  },
)

test('[SHARE-09] [SHARE-10] a code that leads nowhere says so; one that is typed in fills the slip', async ({
  page,
  offers,
  slip,
  call,
}) => {
  await openPage(page, '/sports?betcode=NOSUCHC')
  const modal = page.locator('[data-modal="shareBetNotFound"]')
  await expect(modal.getByText('This bet link is no longer valid.')).toBeVisible()
  await expectAccessible(page)
  await modal.getByRole('button', { name: 'Go to sports' }).click()
  await expect(modal).toHaveCount(0)
  await expect(page).toHaveURL(/\/sports$/)
  const { market, outcomeId, odds } = offers[0]!
  const selection = {
    matchId: market.matchId,
    marketId: market.id,
    specifier: market.specifier,
    outcomeId,
    odds,
  }
  const stake = { value: amountOf(300n), currency: 'EUR' }
  const { data } = await call('shareBets', {
    body: { bets: [{ type: 'single', stake, selections: [selection] }] },
  })
  await slip.root.getByRole('textbox', { name: 'Enter code' }).fill(data.code.toLowerCase())
  await slip.button('Load bet').click()
  await expect(slip.card(offers[0]!.id)).toBeVisible()
  await expect(slip.stake).toHaveValue('3.00')
})
