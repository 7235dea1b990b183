import { sumAmounts, type Amount } from '../money/amount.ts'
import type { BetTerms } from './bet-terms.ts'

/** What placing the bets takes from the balance: their stakes but those that a freebet pays. */
export function totalStake(bets: readonly Pick<BetTerms, 'stake' | 'freebetMode'>[]): Amount {
  return sumAmounts(bets.filter((bet) => bet.freebetMode === null).map((bet) => bet.stake))
}
