import { Card, CardHeader, Icon, Select } from '@touchline/ui'
import { useId } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { openModal } from '../../parts/modals/modal-store.ts'
import { chooseTheme } from '../../preferences/preferences.ts'
import { usePreferences } from '../../preferences/use-preferences.ts'
import styles from './settings-card.module.css'
import { THEME_CHOICES, themeOf } from './theme-choice.ts'
import { zoneCity } from './zone-city.ts'
import { useLanguage } from './use-language.ts'
import { useOddsFormat } from './use-odds-format.ts'

/** What the menus of the header choose, with more room. */
export function SettingsCard() {
  const t = useTranslations('settings')
  const isSwitched = useSystemSettings().platform.themeSwitch !== false
  return (
    <Card>
      <CardHeader title={t('title')} />
      <div className={styles['fields']}>
        <Language />
        <OddsFormat />
        {isSwitched && <Theme />}
        <TimeZone />
      </div>
    </Card>
  )
}

function Language() {
  const t = useTranslations('settings')
  const { chosen, choices, isChanging, choose } = useLanguage()
  return (
    <Select
      label={t('language')}
      value={chosen}
      disabled={isChanging}
      options={choices.map(({ code, nameInLocale }) => ({ value: code, label: nameInLocale }))}
      onChange={(event) => choose(event.target.value)}
    />
  )
}

function OddsFormat() {
  const t = useTranslations('settings')
  const { chosen, choices, choose } = useOddsFormat()
  return (
    <Select
      label={t('oddsFormat')}
      value={chosen}
      options={choices.map(({ format, example }) => ({
        value: format,
        label: t('formatExample', { format: t(`oddsFormats.${format}`), example }),
      }))}
      onChange={({ target }) => {
        const choice = choices.find(({ format }) => format === target.value)
        if (choice !== undefined) choose(choice.format)
      }}
    />
  )
}

function Theme() {
  const t = useTranslations('settings')
  const { preferences } = useServices()
  const theme = usePreferences((state) => state.theme)
  return (
    <Select
      label={t('theme')}
      value={theme ?? 'system'}
      options={THEME_CHOICES.map((choice) => ({ value: choice, label: t(`themes.${choice}`) }))}
      onChange={({ target }) => {
        const choice = THEME_CHOICES.find((one) => one === target.value)
        if (choice !== undefined) chooseTheme(preferences, themeOf(choice))
      }}
    />
  )
}

function TimeZone() {
  const t = useTranslations('layout')
  const id = useId()
  const { modals } = useServices()
  const zone = usePreferences((state) => state.timeZone)
  return (
    <div className={styles['zone']}>
      <span id={`${id}-label`}>{t('timeZone')}</span>
      <button
        type="button"
        id={id}
        className={styles['choice']}
        aria-labelledby={`${id}-label ${id}`}
        onClick={() => openModal(modals, 'timeZone')}
      >
        <bdi>{zoneCity(zone)}</bdi>
        <Icon name="chevron-down" />
      </button>
    </div>
  )
}
