import { Skeleton } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import card from './bet-card/bet-card.module.css'
import styles from './bets-listing.module.css'

const CARDS = [0, 1, 2]

/** Filters, totals and the first bets on their way, each in its size. */
export function BetsSkeleton() {
  const t = useTranslations('myBets')
  return (
    <div role="status" aria-label={t('loading')} className={styles['listing']}>
      <div className={styles['filters']}>
        <Skeleton shape="block" blockSize="var(--control-height-small)" />
        <div className={styles['selects']}>
          <Skeleton shape="block" blockSize="var(--control-height-small)" />
          <Skeleton shape="block" blockSize="var(--control-height-small)" />
        </div>
      </div>
      <Skeleton shape="block" blockSize={54} />
      {CARDS.map((one) => (
        <CardSkeleton key={one} />
      ))}
    </div>
  )
}

/** An open bet on one leg: most are. */
function CardSkeleton() {
  return (
    <div className={card['card']}>
      <div className={card['head']}>
        <Skeleton inlineSize={120} blockSize={24} />
      </div>
      <div className={card['body']}>
        <div className={card['waiting']}>
          <Skeleton inlineSize="40%" blockSize={14} />
          <Skeleton inlineSize="20%" blockSize={12} />
          <Skeleton inlineSize="60%" blockSize={12} />
          <Skeleton inlineSize="30%" blockSize={12} />
        </div>
        <div className={card['money']}>
          <div className={card['sums']}>
            <Skeleton inlineSize={120} blockSize={38} />
          </div>
          <Skeleton shape="block" blockSize="var(--control-height)" />
        </div>
      </div>
      <Skeleton inlineSize={96} blockSize={28} />
    </div>
  )
}
