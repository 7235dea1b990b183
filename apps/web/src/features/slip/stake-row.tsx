import { useTranslations } from 'use-intl'

import { ReturnField } from './return-field.tsx'
import { StakeField } from './stake-field.tsx'
import styles from './stake-row.module.css'

/**
 * Stake and possible return of one bet: each sets the other.
 * @param outcome tells the fields apart where there are several bets, for screen readers
 */
export function StakeRow({ betKey, outcome }: { betKey: string; outcome?: string }) {
  const t = useTranslations('slip')
  return (
    <div className={styles['row']}>
      <StakeField
        betKey={betKey}
        name={outcome === undefined ? undefined : t('stakeFor', { outcome })}
      />
      <ReturnField
        betKey={betKey}
        name={outcome === undefined ? undefined : t('returnFor', { outcome })}
      />
    </div>
  )
}
