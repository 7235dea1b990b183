import { formatOdds } from '@touchline/betting'
import type { PlacedBet } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import styles from './bet-card.module.css'

/** What sets a bet apart: a boost, a trader's approval. */
export function BetMarks({ bet }: { bet: PlacedBet }) {
  const t = useTranslations('myBets')
  const tReceipts = useTranslations('receipts')
  const { bonus, isVip, status } = bet
  const boost = bonus?.type === 'comboboost' ? bonus.odds : null
  const marks = [
    ...(boost == null ? [] : [`${tReceipts('boost')} × ${formatOdds(boost, 'european')}`]),
    ...(isVip && !['submitted', 'rejected'].includes(status) ? [t('approved')] : []),
  ]
  return marks.length === 0 ? null : <p className={styles['muted']}>{marks.join(' · ')}</p>
}
