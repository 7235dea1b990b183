import type { Rational } from '../exact/rational.ts'
import { compare, multiply, ONE, rational, ZERO } from '../exact/rational.ts'
import { ceil } from '../exact/rounding.ts'
import type { Amount } from '../money/amount.ts'
import { amountOf, NO_AMOUNT, subtractAmounts, shareOfAmount } from '../money/amount.ts'
import type { Odds } from '../odds/odds.ts'
import { ODDS_SCALE } from '../odds/odds.ts'
import type { BetTerms } from './bet-terms.ts'
import { SYSTEM_MAX_WIN_FACTOR } from './max-win-factor.ts'
import { capRate, comboReturnRate, systemReturnRate } from './return-rate.ts'

export type PotentialWin = {
  /** Smallest units, rounded down once. */
  readonly amount: Amount
  /** Whether a maximum win cut it: of a system, or of any bet in its currency. */
  readonly capped: boolean
}

/**
 * What the bet pays when every leg wins, stake included unless a freebet keeps it back.
 * @param factors what one unit on each leg comes to then, where that is not its price
 */
export function potentialWin(
  bet: BetTerms,
  maxWinFactor: bigint = SYSTEM_MAX_WIN_FACTOR,
  factors?: readonly Rational[],
): PotentialWin {
  const { rate, capped } = potentialReturnRate(bet, maxWinFactor, factors)
  const whole = shareOfAmount(bet.stake, rate)
  const full = withinPayout(whole, bet)
  const amount = bet.freebetMode === 'only_win' ? subtractAmounts(full, bet.stake) : full
  return { amount: amount > 0n ? amount : NO_AMOUNT, capped: capped || full < whole }
}

/** Cuts a return to the most that the bet pays. */
export function withinPayout(amount: Amount, { maxPayout }: Pick<BetTerms, 'maxPayout'>): Amount {
  return maxPayout !== undefined && amount > maxPayout ? maxPayout : amount
}

/**
 * The largest stake whose potential win stays within `desired`; 0 where the price is unknown. No
 * stake wins more than the most that the bet pays, so a greater wish asks for that.
 */
export function stakeForWin(
  desired: Amount,
  bet: BetTerms,
  maxWinFactor: bigint = SYSTEM_MAX_WIN_FACTOR,
): Amount {
  const { rate } = potentialReturnRate(bet, maxWinFactor)
  if (desired <= 0n || compare(rate, ZERO) <= 0) return NO_AMOUNT
  const wish = withinPayout(desired, bet)
  // floor(stake × rate) ≤ wish means stake × rate < wish + 1.
  return amountOf(ceil(rational((wish + 1n) * rate.denominator, rate.numerator)) - 1n)
}

/**
 * Exact return per unit of stake when every leg wins; 0 for a custom bet without a price.
 * @param factors as for `potentialWin`
 */
export function potentialReturnRate(
  bet: BetTerms,
  maxWinFactor: bigint = SYSTEM_MAX_WIN_FACTOR,
  factors: readonly Rational[] = bet.legs.map((leg) => oddsFactor(leg.odds)),
): { rate: Rational; capped: boolean } {
  switch (bet.betType) {
    case 'custom_bet':
      return { rate: bet.customOdds === null ? ZERO : oddsFactor(bet.customOdds), capped: false }
    case 'system':
      return bet.systemType === null
        ? { rate: ZERO, capped: false }
        : capRate(systemReturnRate(factors, bet.systemType), maxWinFactor)
    case 'single':
    case 'combo': {
      const boost = bet.bonusOdds === null ? ONE : oddsFactor(bet.bonusOdds)
      return { rate: multiply(comboReturnRate(factors), boost), capped: false }
    }
  }
}

export function oddsFactor(odds: Odds): Rational {
  return { numerator: BigInt(odds), denominator: BigInt(ODDS_SCALE) }
}
