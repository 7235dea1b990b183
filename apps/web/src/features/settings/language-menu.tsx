import { wireLanguage } from '@touchline/contract'
import { Icon, Menu } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import styles from './settings-menu.module.css'
import { useLanguage } from './use-language.ts'

/** HEAD-05: the page in another language. */
export function LanguageMenu() {
  const t = useTranslations('settings')
  const { chosen, choices, isChanging, choose } = useLanguage()
  const code = chosen.toUpperCase()
  const name = choices.find((choice) => choice.code === chosen)?.nameInLocale ?? chosen
  return (
    <Menu
      label={t('language')}
      align="end"
      items={choices.map((choice) => ({
        id: choice.code,
        label: choice.nameInLocale,
        lang: wireLanguage(choice.code),
        checked: choice.code === chosen,
      }))}
      onSelect={choose}
      trigger={(attributes) => (
        <button
          type="button"
          {...attributes}
          className={styles['trigger']}
          title={t('language')}
          aria-label={t('languageNow', { code, name })}
          aria-busy={isChanging || undefined}
        >
          <Icon name="language" />
          <span>{code}</span>
        </button>
      )}
    />
  )
}
