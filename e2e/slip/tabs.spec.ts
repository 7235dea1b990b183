import { openLivePage } from '../support/open-page.ts'
import { oddsButton, select, slipPanel } from '../support/slip-panel.ts'
import { expect, test } from '../support/slip-test.ts'

test('[SLIP-37] [P1] two tabs of one browser show one slip', async ({
  page,
  offers,
  slip,
  context,
}) => {
  const [first, second, third] = offers.map(({ id }) => id) as [string, string, string]
  await select(page, [first])
  await slip.stake.fill('3.50')

  const other = await context.newPage()
  await openLivePage(other, new URL(page.url()).pathname)
  const there = slipPanel(other)
  await expect(there.card(first)).toBeVisible()
  await expect(there.stake).toHaveValue('3.50')
  await select(other, [second])
  await expect(slip.card(second)).toBeVisible()

  // What is pressed at once counts on top of the slip that is there.
  const latest = await context.newPage()
  await openLivePage(latest, new URL(page.url()).pathname)
  await oddsButton(latest, third).click()
  await expect(slip.card(third)).toBeVisible()
  await expect(slip.cards).toHaveCount(3)
  await expect(slipPanel(latest).cards).toHaveCount(3)

  await latest.close()
  await other.close()
  await slip.button('Empty the slip').click()
  await expect(slip.cards).toHaveCount(0)
})

test('[P17] the first price of a visit looks pressed before the rest of the slip has come', async ({
  page,
  offers,
  slip,
}) => {
  const held = Promise.withResolvers<void>()
  let waiting = 0
  await page.route(/\.js$/, async (route) => {
    waiting += 1
    await held.promise
    await route.continue()
  })
  await oddsButton(page, offers[0]!.id).click()
  await expect(oddsButton(page, offers[0]!.id)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => waiting).toBeGreaterThan(0)
  await expect(slip.cards).toHaveCount(0)
  held.resolve()
  await expect(slip.card(offers[0]!.id)).toBeVisible()
})

test('a slip whose files were lost on the way comes by itself once they can be had', async ({
  page,
  offers,
  slip,
}) => {
  let lost = 0
  await page.route(/\/late-[^/]*\.js$/, async (route) => {
    lost += 1
    if (lost > 2) await route.continue()
    else await route.abort('connectionreset')
  })
  await oddsButton(page, offers[0]!.id).click()
  await expect(oddsButton(page, offers[0]!.id)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => lost).toBeGreaterThan(0)
  await expect(slip.card(offers[0]!.id)).toBeVisible()
})

test('[P17] a price that is pressed before the page reacts looks so, and comes into the slip', async ({
  page,
  offers,
  slip,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await oddsButton(page, offers[0]!.id).click()
  await expect(oddsButton(page, offers[0]!.id)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated', 'true')
  held.resolve()
  await expect(slip.card(offers[0]!.id)).toBeVisible()
  await expect(oddsButton(page, offers[0]!.id)).toHaveAttribute('aria-pressed', 'true')
})

test('[SLIP-06] [EMBED-25] in a frame of a host the slip closes when another page opens', async ({
  page,
  offers,
}) => {
  const path = new URL(page.url()).pathname
  const [offer] = offers
  // The same origin stands for a host that may show the product in a frame.
  await page.goto('/healthz')
  await page.setContent(`<iframe src="${path}" width="1300" height="800"></iframe>`)
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('html')).toHaveAttribute('data-in-iframe', 'true')
  await expect(frame.locator('html')).toHaveAttribute('data-hydrated', 'true')
  const slip = frame.locator('[data-slip]')
  await frame.getByRole('main').locator(`[data-outcome-id="${offer!.id}"]`).first().click()
  await expect(slip).toHaveAttribute('data-slip', 'open')
  await slip.locator('[data-selection-id] a').click()
  await expect(frame.locator('html')).toHaveAttribute('data-page', 'match')
  await expect(slip).toHaveAttribute('data-slip', 'closed')
  await expect(slip.locator('[data-selection-id]')).toHaveCount(1)
})
