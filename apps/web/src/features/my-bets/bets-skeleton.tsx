import { Skeleton } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import styles from './bets-listing.module.css'

const CARDS = [0, 1, 2]

export function BetsSkeleton() {
  const t = useTranslations('myBets')
  return (
    <div role="status" aria-label={t('loading')} className={styles['listing']}>
      <Skeleton shape="block" blockSize="var(--control-height)" />
      {CARDS.map((card) => (
        <Skeleton key={card} shape="block" blockSize="164px" />
      ))}
    </div>
  )
}
