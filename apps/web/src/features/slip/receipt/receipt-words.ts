import type { PlacedBet } from '@touchline/contract'
import type { useTranslations } from 'use-intl'

type Words = ReturnType<typeof useTranslations<'slip.announce'>>

/**
 * What the receipt says aloud of each bet as it stands. A bet in play is submitted first, and
 * placed or not accepted when its delay is over.
 */
export function receiptWords(
  bets: readonly PlacedBet[],
  t: Words,
  reasonOf: (bet: PlacedBet) => string,
): string {
  return bets.map((bet) => betWords(bet, t, reasonOf)).join(' ')
}

function betWords(bet: PlacedBet, t: Words, reasonOf: (bet: PlacedBet) => string): string {
  const { ref, status } = bet
  if (status === 'rejected') return t('rejected', { ref, reason: reasonOf(bet) })
  return status === 'submitted' ? t('submitted', { ref }) : t('placed', { ref })
}
