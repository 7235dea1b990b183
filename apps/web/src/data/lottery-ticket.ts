import type { PlacedBet } from '@touchline/contract'

/** A ticket is a single on its draw. Its price is the multiple of its top prize, and no odds of winning. */
export function isLotteryTicket({ selections: [leg] }: Pick<PlacedBet, 'selections'>): boolean {
  return leg?.match.sportKey === 'lottery'
}
