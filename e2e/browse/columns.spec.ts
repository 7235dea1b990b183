import type { Page } from '@playwright/test'
import { layoutShifts, watchLayout } from '../support/layout-shifts.ts'
import { openLivePage } from '../support/open-page.ts'
import { expect, test } from '../support/test.ts'

/** Channels that the page has asked for. */
function followedChannels(page: Page): Set<string> {
  const channels = new Set<string>()
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      for (const [, channel] of payload.toString().matchAll(/"channel":"([^"]+)"/g)) {
        channels.add(channel ?? '')
      }
    })
  })
  return channels
}

const market = (page: Page) => page.getByRole('combobox', { name: 'Market in the columns' })
const cells = (page: Page, marketId: number) =>
  page.getByRole('main').locator(`[data-match-id] [data-outcome-id*=":${marketId}:"]`)

test('[BROWSE-03] [BROWSE-19] [RT-05] a player chooses the market of a sport’s lists: kept by sport, read and pushed', async ({
  page,
}) => {
  const followed = followedChannels(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openLivePage(page, '/sports/soccer?time=fromNowToFuture')
  const chosen = market(page).locator('option:checked')
  await expect(chosen).toHaveText('1x2')
  await market(page).focus()
  await page.keyboard.type('Handicap')
  await expect(chosen).toHaveText('Handicap')
  // Side by side with the main market where there is room.
  await expect(cells(page, 16).first()).toBeVisible()
  await expect(cells(page, 1).first()).toBeVisible()
  await expect.poll(() => [...followed]).toContain('public:en.updates.market.16')

  // On a phone the chosen market takes the place of the main one.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(cells(page, 16).first()).toBeVisible()
  await expect(cells(page, 1).first()).toBeHidden()

  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  await expect(chosen).toHaveText('Handicap')
  await expect(cells(page, 16).first()).toBeVisible()
  await market(page).selectOption('1x2')
  await expect(cells(page, 1).first()).toBeVisible()
  await expect(cells(page, 16)).toHaveCount(0)
})

test('[BROWSE-19] from 1600 px rows show a third market, which only such a screen reads', async ({
  page,
}) => {
  const asked: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/matches')) asked.push(searchParams.get('market_id'))
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await openLivePage(page, '/sports/soccer?time=fromNowToFuture')
  await expect(cells(page, 18).first()).toBeVisible()
  await expect(cells(page, 16)).toHaveCount(0)
  expect(asked.filter((ids) => ids !== null)).toEqual([])

  await watchLayout(page)
  await page.setViewportSize({ width: 1600, height: 900 })
  await page.reload()
  for (const id of [1, 18, 16]) await expect(cells(page, id).first()).toBeVisible()
  expect((await layoutShifts(page)).flatMap(({ elements }) => elements)).toEqual([])

  // It gives way to the one that it would repeat.
  await market(page).selectOption('Handicap')
  await expect.poll(() => asked.at(-1)).toBe('16,18')
  for (const id of [1, 18, 16]) await expect(cells(page, id).first()).toBeVisible()
})
