import { commonLineStake } from '@touchline/betting'
import { useTranslations } from 'use-intl'

import { useSlip } from '../../../player/slip/use-slip.ts'
import styles from './bet-rows.module.css'
import { SharedStake } from './shared-stake.tsx'

/** One stake for every single; empty while they have different ones. */
export function EachSingle() {
  const t = useTranslations('slip')
  const offered = useSlip((view) => view.offered)
  const singles = offered.filter((bet) => bet.betType === 'single')
  const stake = commonLineStake(singles)
  return (
    <li className={styles['row']} data-bet="singles">
      <span className={styles['name']}>
        <span>{t('rows.singles', { count: singles.length })}</span>
      </span>
      <SharedStake
        label={t('stakeForAll')}
        bets={singles}
        stake={stake}
        placeholder={stake === null ? t('stakesDiffer') : undefined}
      />
    </li>
  )
}
