import type { PlacedBet } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import { useFormatting } from '../../preferences/use-formatting.ts'

/** FAIR-5: what a bet staked, a freebet named as one. */
export function useBetAmount(): (bet: Pick<PlacedBet, 'stake' | 'currency' | 'bonus'>) => string {
  const t = useTranslations('quickBet')
  const { stakeMoney } = useFormatting()
  return ({ stake, currency, bonus }) => {
    const amount = stakeMoney(stake, currency)
    return bonus?.type === 'freebet' ? t('freebetAmount', { amount }) : amount
  }
}
