import { Icon, Menu } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import styles from './settings-menu.module.css'
import { THEME_ICONS, useTheme } from './use-theme.ts'

/** THEME-01: dark, light, or as the system has it. */
export function ThemeMenu() {
  const t = useTranslations('settings')
  const { chosen, choices, choose } = useTheme()
  return (
    <Menu
      label={t('theme')}
      align="end"
      items={choices.map((theme) => ({
        id: theme,
        label: t(`themes.${theme}`),
        icon: THEME_ICONS[theme],
        checked: theme === chosen,
      }))}
      onSelect={choose}
      trigger={(attributes) => (
        <button
          type="button"
          {...attributes}
          className={styles['trigger']}
          title={t('theme')}
          aria-label={t('themeNow', { theme: t(`themes.${chosen}`) })}
        >
          <Icon name={THEME_ICONS[chosen]} />
        </button>
      )}
    />
  )
}
