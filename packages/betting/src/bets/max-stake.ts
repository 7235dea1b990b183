import type { Amount } from '../money/amount.ts'
import { timesAmount } from '../money/amount.ts'
import type { BetTerms } from './bet-terms.ts'
import { stakeForWin } from './potential-win.ts'

/** What a currency takes and pays, smallest units. */
export type CurrencyLimits = {
  /** Least stake of a bet. */
  readonly minStake: Amount
  /** Most that one bet pays. */
  readonly maxPayout: Amount
}

/** However long the odds, so many times the least stake are taken: the return is cut instead. */
export const LONG_SHOT_STAKES = 100n

/**
 * The most that may be staked on a bet: what pays the greatest payout and no more, and never less
 * than a long shot is taken for. 0 where the price is unknown.
 */
export function maxStakeOf(bet: BetTerms, { minStake, maxPayout }: CurrencyLimits): Amount {
  const stake = stakeForWin(maxPayout, { ...bet, maxPayout })
  const least = timesAmount(minStake, LONG_SHOT_STAKES)
  const isPriced = bet.betType !== 'custom_bet' || bet.customOdds !== null
  return isPriced && stake < least ? least : stake
}

/** The bet's terms in its currency: only what a trader decides on is paid beyond the greatest payout. */
export function withinLimits(bet: BetTerms, limits: CurrencyLimits, isVip: boolean): BetTerms {
  const isDecided = isVip && bet.stake > maxStakeOf(bet, limits)
  return isDecided ? bet : { ...bet, maxPayout: limits.maxPayout }
}
