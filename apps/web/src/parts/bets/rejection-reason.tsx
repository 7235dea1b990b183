import type { PlacedBet } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import { usePriceText } from '../../preferences/price-text.ts'

/** Message keys of the backend that say more than that the bet was refused. */
const REASONS = {
  'error.place_bets.invalid_odds': 'invalidOdds',
  'error.place_bets.selection_suspended': 'suspended',
  'error.place_bets.selection_not_available': 'suspended',
  'error.place_bets.selection_stale': 'stale',
  'error.place_bets.freebet_odds': 'freebetOdds',
  'error.place_bets.limit_lowered': 'limitLowered',
  'error.place_bets.break_begun': 'breakBegun',
} as const

type Rejected = Pick<PlacedBet, 'rejectionKey' | 'selections' | 'bonus'>

/** Why a bet was not accepted at the end of its delay, at which price, and where its stake is. */
export function RejectionReason({ bet }: { bet: Rejected }) {
  return useRejectionReason()(bet)
}

/** The same in words, for the ear. */
export function useRejectionReason(): (bet: Rejected) => string {
  const t = useTranslations('myBets')
  const price = usePriceText()
  return (bet) => {
    const known = Object.entries(REASONS).find(([key]) => key === bet.rejectionKey)?.[1] ?? 'other'
    const moved = bet.selections.flatMap(({ outcome, odds, rejectedOdds }) =>
      rejectedOdds ? [{ outcome: outcome.name, asked: price(odds), now: price(rejectedOdds) }] : [],
    )
    return [
      t(`rejection.${known}`),
      ...moved.map((leg) => t('priceNow', leg)),
      t(bet.bonus?.type === 'freebet' ? 'freebetBack' : 'stakeBack'),
    ].join(' ')
  }
}
