import { Icon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useSlip } from '../../player/slip/use-slip.ts'
import styles from './slip-footer.module.css'

/** JACK-08: that a bet of the slip takes part in jackpots, before it is placed. */
export function JackpotLine() {
  const t = useTranslations('slip')
  const takesPart = useSlip(({ slip }) => slip.bets.some(({ jackpots }) => jackpots.length > 0))
  if (!takesPart) return null
  return (
    <p className={styles['jackpots']} data-jackpots>
      <Icon name="trophy" />
      {t('jackpots')}
    </p>
  )
}
