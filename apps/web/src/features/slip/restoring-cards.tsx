import { Skeleton } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useSlip } from '../../player/slip/use-slip.ts'
import styles from './slip-body.module.css'

/** As many cards as will come back, of their size. */
export function RestoringCards() {
  const t = useTranslations('slip')
  const ids = useSlip((view) => view.details)
  return (
    <div role="status" aria-label={t('restoring')} className={styles['bets']}>
      <div className={styles['list']}>
        {Object.keys(ids).map((id) => (
          <Skeleton key={id} shape="block" blockSize="56px" />
        ))}
      </div>
    </div>
  )
}
