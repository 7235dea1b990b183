import { MARKET_STATUS } from '@touchline/contract'
import { liveMatch, matchPath } from '../support/addresses.ts'
import { openLivePage } from '../support/open-page.ts'
import { changedButtons, watchButtons } from '../support/repaints.ts'
import { mainMarketOf, oddsButton, select } from '../support/slip-panel.ts'
import { expect, test } from '../support/slip-test.ts'

test.use({ signedIn: true })

test('[RT-28] a lost connection is shown, blocks placing, and recovers by itself', async ({
  page,
  offers,
  slip,
  feed,
}) => {
  const html = page.locator('html')
  await select(page, [offers[0]!.id])
  // A price that moves by itself meanwhile is another matter.
  await slip.rule.selectOption('any')
  await slip.stake.fill('2')
  await expect(slip.place).toBeVisible()
  await feed.disconnect()
  await expect(html).not.toHaveAttribute('data-connection', 'connected')
  const notice = page.getByText('Live prices are not arriving')
  await expect(notice).toBeVisible()
  await expect(slip.place).toHaveCount(0, { timeout: 20_000 })
  feed.reconnect()
  await expect(html).toHaveAttribute('data-connection', 'connected', { timeout: 30_000 })
  await expect(notice).toBeHidden()
  await expect(slip.place).toBeVisible()
  await slip.pressPlace()
  await slip.expectState('SUCCESS')
})

test('a live price that the feed is silent about becomes stale and cannot be bet on', async ({
  page,
  call,
  offers,
  slip,
  feed,
}) => {
  expect(offers).not.toEqual([])
  const match = await liveMatch(call)
  const { market, id } = mainMarketOf(match)
  // A goal in the match would suspend it.
  feed.setStatus(market, MARKET_STATUS.open)
  await openLivePage(page, matchPath(match))
  await select(page, [id])
  await slip.rule.selectOption('any')
  await slip.stake.fill('2')
  feed.silence()
  await expect(oddsButton(page, id)).toHaveAttribute('data-state', 'stale', { timeout: 25_000 })
  await expect(slip.card(id)).toHaveAttribute('data-state', /stale|suspended/)
  await expect(slip.place).toHaveCount(0)
})

test('[ALERT-02] [ALERT-05] without a network the page says so, and goes on when it is back', async ({
  page,
  context,
  offers,
}) => {
  expect(offers).not.toEqual([])
  await context.setOffline(true)
  await expect(page.getByText('You are offline')).toBeVisible()
  const alert = (await page.locator('[popover][role="status"]').boundingBox())!
  const { width, height } = page.viewportSize()!
  expect(Math.abs(alert.x + alert.width / 2 - width / 2), 'in the middle').toBeLessThan(20)
  expect(alert.y, 'at the bottom').toBeGreaterThan(height / 2)
  await context.setOffline(false)
  await expect(page.locator('html')).toHaveAttribute('data-connection', 'connected', {
    timeout: 30_000,
  })
})

test('[P14] a link says that there is no line, and its page comes when the line is back', async ({
  page,
  context,
  offers,
}) => {
  expect(offers).not.toEqual([])
  await openLivePage(page, '/sports/live')
  const offline = page.getByRole('main').getByRole('heading', { name: 'You are offline', level: 1 })
  for (const path of ['/sports/results', '/sports/tennis']) {
    await context.setOffline(true)
    await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click()
    await expect(offline).toBeVisible()
    // The page says it: the alert that had come with the loss does not say it again.
    await expect(page.getByText('You are offline')).toHaveCount(1)
    // Without a line it stays what it is.
    const failed = page.waitForEvent('requestfailed')
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await failed
    await expect(offline).toBeVisible()
    await context.setOffline(false)
    await expect(offline).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline')
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('main').locator('[data-match-id]').first()).toBeVisible()
  }
})

test('[RT-01] prices move where no WebSocket gets through', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'WebSocket'))
  const streams: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/connection/')) streams.push(new URL(request.url()).pathname)
  })
  await openLivePage(page, '/sports/live')
  await watchButtons(page)
  await expect.poll(async () => (await changedButtons(page)).length).toBeGreaterThan(3)
  expect([...new Set(streams)]).toEqual(['/connection/http_stream'])
})
