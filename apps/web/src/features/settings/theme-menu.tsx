import type { IconName } from '@touchline/ui'
import { Icon, Menu } from '@touchline/ui'
import { useTranslations } from 'use-intl'
import styles from './settings-menu.module.css'
import { byTheme, fillOf } from '../../base/filled-in.tsx'
import { useServices } from '../../base/services.ts'
import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { chooseTheme } from '../../preferences/preferences.ts'
import { usePreferences } from '../../preferences/use-preferences.ts'
import type { ThemeChoice } from './theme-choice.ts'
import { THEME_CHOICES, themeOf } from './theme-choice.ts'

/** THEME-01: dark, light, or as the system has it; and calm mode. */
export function ThemeMenu() {
  const t = useTranslations('settings')
  const { chosen, choices, choose } = useTheme()
  const services = useServices()
  const isSwitched = useSystemSettings().platform.themeSwitch !== false
  const { page } = services
  // Servers render no open menu, and the same one for all.
  const isCalm = usePreferences((state) => fillOf(page) === undefined && state.calm)
  // Few press it.
  const toggleCalm = async () => (await import('./toggle-calm.ts')).toggleCalm(services)
  return (
    <Menu
      label={t('theme')}
      align="end"
      items={[
        ...(isSwitched ? choices : []).map((theme) => ({
          id: theme,
          label: t(`themes.${theme}`),
          icon: THEME_ICONS[theme],
          checked: theme === chosen,
        })),
        { ...CALM, label: t('calm'), checked: isCalm },
      ]}
      onSelect={(id) => (id === 'calm' ? void toggleCalm() : choose(id))}
      trigger={(attributes) =>
        byTheme(page, themeOf(chosen), (theme) => (
          <button
            type="button"
            {...attributes}
            className={styles['trigger']}
            title={t('theme')}
            aria-label={t('themeNow', { theme: t(`themes.${theme ?? 'system'}`) })}
          >
            <Icon name={THEME_ICONS[theme ?? 'system']} />
          </button>
        ))
      }
    />
  )
}

const CALM = { id: 'calm', icon: 'leaf', toggles: true } as const

const THEME_ICONS: Readonly<Record<ThemeChoice, IconName>> = {
  dark: 'moon',
  light: 'sun',
  system: 'circle-half',
}

function useTheme() {
  const { preferences, page } = useServices()
  const theme = usePreferences((state) => (fillOf(page) === undefined ? state.theme : null))
  return {
    chosen: theme ?? ('system' as const),
    choices: THEME_CHOICES,
    choose: (choice: ThemeChoice) => chooseTheme(preferences, themeOf(choice)),
  }
}
