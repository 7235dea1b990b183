import { useTranslations } from 'use-intl'

import styles from './live-notice.module.css'

/** What who bets in play should know: others may see more, and sooner. */
export function LiveNotice() {
  const t = useTranslations('layout')
  return <p className={styles['notice']}>{t('liveNotice')}</p>
}
