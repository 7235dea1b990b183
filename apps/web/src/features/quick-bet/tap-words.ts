import type { PlacedBet } from '@touchline/contract'
import type { useTranslations } from 'use-intl'

type Words = ReturnType<typeof useTranslations<'quickBet'>>

/** How a bet of a tap stands, in words for the ear. @param amount the stake, written */
export function tapWords(
  bet: PlacedBet,
  amount: string,
  t: Words,
  reasonOf: (bet: PlacedBet) => string,
): string {
  const texts = { amount, outcome: bet.selections[0]?.outcome.name ?? '', ref: bet.ref }
  if (bet.status === 'rejected') return t('announce.rejected', { ...texts, reason: reasonOf(bet) })
  if (bet.status === 'submitted') return t('announce.confirming', texts)
  return t('announce.placed', texts)
}
