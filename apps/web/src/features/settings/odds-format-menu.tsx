import { Icon, Menu } from '@touchline/ui'
import { useTranslations } from 'use-intl'
import styles from './settings-menu.module.css'
import { useOddsFormat } from './use-odds-format.ts'

/** HEAD-09: how prices are written. */
export function OddsFormatMenu() {
  const t = useTranslations('settings')
  const { chosen, choices, choose } = useOddsFormat()
  return (
    <Menu
      label={t('oddsFormat')}
      align="end"
      items={choices.map(({ format, example }) => ({
        id: format,
        label: t('formatExample', { format: t(`oddsFormats.${format}`), example }),
        checked: format === chosen,
      }))}
      onSelect={choose}
      trigger={(attributes) => (
        <button type="button" {...attributes} className={styles['trigger']} title={t('oddsFormat')}>
          <span className={styles['hidden']}>{t('oddsFormat')}: </span>
          {t(`oddsFormats.${chosen}`)}
          <Icon name="chevron-down" className={styles['caret']} />
        </button>
      )}
    />
  )
}
