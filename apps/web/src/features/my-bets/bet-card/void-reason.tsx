import type { PlacedBet } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import styles from './bet-card.module.css'

/** What the backend says where legs were on matches of a season that is not played any more. */
const SEASON_REPLACED = 'bet.void.season_replaced'

/** Why the house has taken back legs of a bet. */
export function VoidReason({ bet }: { bet: Pick<PlacedBet, 'rejectionKey'> }) {
  const t = useTranslations('myBets')
  if (bet.rejectionKey !== SEASON_REPLACED) return null
  return <p className={styles['muted']}>{t('voided.seasonReplaced')}</p>
}
