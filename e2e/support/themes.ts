import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

export const themes = ['dark', 'light'] as const

/** Gives the browser a theme, as its menu would. Call it before a page opens. */
export async function useTheme(
  page: Page,
  url: string,
  theme: (typeof themes)[number],
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.context().addCookies([{ name: 'theme', value: theme, url }])
}

/** Turns the page round, as a language that is written from right to left does. */
export async function writeRightToLeft(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
}
