import type { Theme } from '../../preferences/preferences.ts'

export const THEME_CHOICES = ['dark', 'light', 'system'] as const

export type ThemeChoice = (typeof THEME_CHOICES)[number]

/** null follows the system. */
export function themeOf(choice: ThemeChoice): Theme | null {
  return choice === 'system' ? null : choice
}
