import { expect } from './expect.ts'
import type { Page } from '@playwright/test'

/** Opens an address and waits until the page reacts. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await reacting(page)
}

/** Opens an address and waits until live prices arrive, too. */
export async function openLivePage(page: Page, path: string): Promise<void> {
  await openPage(page, path)
  await expect(page.locator('html')).toHaveAttribute('data-connection', 'connected')
}

/** Waits until the page that is on its way reacts. */
export async function reacting(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
}

/** Lets no script arrive. @returns lets them arrive */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>()
  await page.route(/\.js(\?|$)/, async (route) => {
    await released
    await route.fallback()
  })
  return resolve
}
