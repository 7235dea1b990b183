import type { Locator, Page } from '@playwright/test'
import { openPage } from '../support/open-page.ts'
import { expect, test } from '../support/test.ts'

const HEIGHT = 800

/** Looks at one thing on both sides of a breakpoint. */
async function atWidths(
  page: Page,
  below: number,
  look: () => Promise<unknown>,
): Promise<{ below: unknown; above: unknown }> {
  await page.setViewportSize({ width: below, height: HEIGHT })
  const narrow = await look()
  await page.setViewportSize({ width: below + 1, height: HEIGHT })
  return { below: narrow, above: await look() }
}

async function box(locator: Locator) {
  const found = await locator.boundingBox()
  if (found === null) throw new Error('nothing is shown')
  return found
}

test('[THEME-03] [THEME-04] the layout changes at 720, 780, 960, 1280 and 1920 px', async ({
  page,
}) => {
  await openPage(page, '/sports')
  const footer = page.getByRole('contentinfo')
  const besideEachOther = async () => {
    const [note, small] = [await box(footer.getByText('18+')), await box(footer.getByText('©'))]
    return small.y < note.y + note.height
  }
  expect(await atWidths(page, 719, besideEachOther)).toEqual({ below: false, above: true })

  const menu = page.getByRole('button', { name: 'Menu' })
  const bottomBar = async () => (await box(menu.locator('visible=true'))).y > HEIGHT / 2
  expect(await atWidths(page, 780, bottomBar)).toEqual({ below: true, above: false })

  const sports = page.getByRole('navigation', { name: 'Browse' })
  const leftColumn = () => sports.isVisible()
  expect(await atWidths(page, 959, leftColumn)).toEqual({ below: false, above: true })
  const leftWidth = async () => (await box(sports)).width > 200
  expect(await atWidths(page, 1279, leftWidth)).toEqual({ below: false, above: true })

  await page.setViewportSize({ width: 1940, height: HEIGHT })
  const full = (await box(page.getByRole('main'))).width
  await page.setViewportSize({ width: 2400, height: HEIGHT })
  expect((await box(page.getByRole('main'))).width).toBe(full)
})

test('[HEAD-13] the list of sports leads to each of them', async ({ page }) => {
  await openPage(page, '/sports')
  const sports = page.getByRole('navigation', { name: 'Browse' })
  await expect(sports.getByRole('link', { name: /Football/ })).toBeVisible()
  await sports.getByRole('link', { name: /Tennis/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-page', 'sport')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tennis')
})

test('[THEME-02] a thin bar shows while the next page is on its way', async ({ page }) => {
  await openPage(page, '/sports')
  const bar = page.getByRole('progressbar', { name: 'Loading page' })
  await expect(bar).toHaveCount(0)
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/sportsbook/**', async (route) => {
    await held
    await route.continue()
  })
  await page
    .getByRole('link', { name: /Tennis/ })
    .first()
    .click()
  await expect(bar).toBeVisible()
  const { y, height } = await box(bar)
  expect(y).toBe(0)
  expect(height).toBeLessThanOrEqual(4)
  answer()
  await expect(page.locator('html')).toHaveAttribute('data-page', 'sport')
  await expect(bar).toHaveCount(0)
})
