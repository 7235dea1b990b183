import { openPage } from '../support/open-page.ts'
import { select } from '../support/slip-panel.ts'
import { expect, test } from '../support/slip-test.ts'

test.use({ environment: { SHARING: 'off', LIVE_DELAY_MS: '300', LOG_LEVEL: 'warn' } })

test('[SHARE-06] there is no way to share, and a code is ignored', async ({
  page,
  offers,
  slip,
}) => {
  await expect(slip.root.getByRole('textbox', { name: 'Enter code' })).toHaveCount(0)
  await select(page, [offers[0]!.id])
  await expect(slip.button('Share')).toHaveCount(0)
  const lookups: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('share-code')) lookups.push(request.url())
  })
  await openPage(page, '/sports?betcode=ABCD2345')
  await expect(page).toHaveURL(/\/sports$/)
  await expect(slip.card(offers[0]!.id)).toBeVisible()
  expect(lookups).toEqual([])
})
