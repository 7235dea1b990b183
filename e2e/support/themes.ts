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
