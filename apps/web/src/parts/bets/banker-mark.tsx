import type { PlacedBet } from '@touchline/contract'
import { VisuallyHidden } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import styles from './banker-mark.module.css'

/** Says of a leg of a placed system that it stands in every line; nothing for others. */
export function BankerMark({ bet, legId }: { bet: PlacedBet; legId: string }) {
  const t = useTranslations('myBets')
  const place = bet.selections.findIndex(({ id }) => id === legId)
  if (bet.systemType?.bankers?.includes(place) !== true) return null
  return (
    <span className={styles['mark']} title={t('banker')}>
      <span aria-hidden>B</span>
      <VisuallyHidden>{t('banker')}</VisuallyHidden>
    </span>
  )
}
