import type { IconName } from '@touchline/ui'

import { useServices } from '../../base/services.ts'
import { chooseTheme } from '../../preferences/preferences.ts'
import { usePreferences } from '../../preferences/use-preferences.ts'
import { THEME_CHOICES, themeOf, type ThemeChoice } from './theme-choice.ts'

export const THEME_ICONS: Readonly<Record<ThemeChoice, IconName>> = {
  dark: 'moon',
  light: 'sun',
  system: 'circle-half',
}

export function useTheme() {
  const { preferences } = useServices()
  const theme = usePreferences((state) => state.theme)
  return {
    chosen: theme ?? ('system' as const),
    choices: THEME_CHOICES,
    choose: (choice: ThemeChoice) => chooseTheme(preferences, themeOf(choice)),
  }
}
