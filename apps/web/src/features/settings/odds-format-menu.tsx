import { Icon, Menu } from '@touchline/ui'
import { useTranslations } from 'use-intl'
import styles from './settings-menu.module.css'
import type { OddsFormat } from '@touchline/betting'
import { useServices } from '../../base/services.ts'
import { chooseOddsFormat } from '../../preferences/preferences.ts'
import { usePreferences } from '../../preferences/use-preferences.ts'
import { isLoggedIn } from '../../player/session/session-state.ts'
import { useSession } from '../../player/session/use-session.ts'
import { oddsFormatChoices } from './odds-format-choice.ts'

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

/** ODDS-02: the choice applies everywhere at once; a player's is saved too (SET-03). */
function useOddsFormat() {
  const { preferences, session, alerts, report } = useServices()
  const chosen = usePreferences((state) => state.oddsFormat)
  const available = useSession((state) => state.settings?.availableOddsTypes ?? null)

  async function choose(format: OddsFormat): Promise<void> {
    chooseOddsFormat(preferences, format)
    if (!isLoggedIn(session.getState())) return
    try {
      await session.saveSettings({ oddsType: format })
    } catch (error) {
      report(error)
      alerts.raiseError(error)
    }
  }

  return {
    chosen,
    choices: oddsFormatChoices(available),
    choose: (format: OddsFormat) => void choose(format),
  }
}
