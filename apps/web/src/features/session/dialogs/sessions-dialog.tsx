import { useTranslations } from 'use-intl'

import { OwnSessions } from '../../../parts/devices/own-sessions.tsx'
import styles from '../forms/session-form.module.css'
import { PlayerDialog } from './player-dialog.tsx'

/** Where the player is signed in, from the menu of any page. */
export function SessionsDialog() {
  const t = useTranslations('account')
  return (
    <PlayerDialog name="sessions" title={t('sessionsTitle')}>
      <div className={styles['form']}>
        <p className={styles['note']}>{t('sessionsText')}</p>
        <OwnSessions />
      </div>
    </PlayerDialog>
  )
}
