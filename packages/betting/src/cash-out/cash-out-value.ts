import type { BetTerms } from '../bets/bet-terms.ts'
import { SYSTEM_MAX_WIN_FACTOR } from '../bets/max-win-factor.ts'
import { oddsFactor, potentialWin } from '../bets/potential-win.ts'
import { comboReturnRate, systemReturnRate } from '../bets/return-rate.ts'
import type { Rational } from '../exact/rational.ts'
import { compare, multiply, ONE, rational, ZERO } from '../exact/rational.ts'
import { floor } from '../exact/rounding.ts'
import type { Odds } from '../odds/odds.ts'
import { isOdds } from '../odds/odds.ts'
import type { LegResult } from '../settlement/leg-result.ts'
import { deadHeatShare, isDecided, isLost, isVoid, legFactor } from '../settlement/leg-result.ts'

export const MARGIN_SCALE = 1000

/** What is known now of a leg's chance. */
export type LegPrice =
  | { readonly kind: 'decided'; readonly result: LegResult }
  /** The current price, whose inverse stands for the probability (overround included). */
  | { readonly kind: 'odds'; readonly odds: Odds }
  /** The fair probability, 0 to 1. */
  | { readonly kind: 'probability'; readonly probability: Rational }
  | { readonly kind: 'suspended' }

export type CashOutQuery = {
  readonly bet: Omit<BetTerms, 'legs'> & {
    readonly legs: readonly { readonly odds: Odds; readonly price: LegPrice }[]
  }
  /** Share that the book keeps, in thousandths: 50 is 5 %. */
  readonly margin: number
  /** Joint chance of a custom bet's open legs, which are not independent. */
  readonly customProbability?: Rational
  readonly maxWinFactor?: bigint
}

/**
 * Fair value of what is left of a bet, less the margin: exact, rounded down once, never above the
 * potential win. Null when there is no offer: an open leg is suspended, nothing is open any more,
 * nothing would be paid, or a freebet holds the stake.
 */
export function cashOutValue(query: CashOutQuery): bigint | null {
  const { bet, margin, maxWinFactor = SYSTEM_MAX_WIN_FACTOR } = query
  if (margin < 0 || margin > MARGIN_SCALE) throw new RangeError('A margin lies between 0 and 1000')
  if (bet.freebetMode !== null || !bet.legs.some(({ price }) => isOpen(price))) return null
  const rate = expectedRate(query)
  if (rate === null) return null
  const kept = rational(BigInt(MARGIN_SCALE - margin), BigInt(MARGIN_SCALE))
  const value = floor(multiply(multiply(rate, kept), rational(bet.stake)))
  const ceiling = potentialWin(bet, maxWinFactor).amount
  const offer = value < ceiling ? value : ceiling
  return offer > 0n ? offer : null
}

function expectedRate({ bet, customProbability }: CashOutQuery): Rational | null {
  if (bet.legs.some(({ price }) => price.kind === 'suspended')) return null
  if (bet.betType === 'custom_bet') return customRate(bet, customProbability)
  const factors: Rational[] = []
  for (const leg of bet.legs) {
    const factor = expectedFactor(leg.odds, leg.price)
    if (factor === null) return null
    factors.push(factor)
  }
  if (bet.betType !== 'system') return comboReturnRate(factors)
  return bet.systemType === null ? null : systemReturnRate(factors, bet.systemType)
}

/** What one unit on the leg is worth now: its odds times the chance that they are paid. */
function expectedFactor(odds: Odds, price: LegPrice): Rational | null {
  switch (price.kind) {
    case 'decided':
      return isDecided(price.result) ? legFactor(odds, price.result) : null
    case 'odds':
      return isOdds(price.odds) ? rational(BigInt(odds), BigInt(price.odds)) : null
    case 'probability':
      return isProbability(price.probability) ? multiply(oddsFactor(odds), price.probability) : null
    case 'suspended':
      return null
  }
}

function customRate(bet: CashOutQuery['bet'], probability: Rational | undefined): Rational | null {
  const decided = bet.legs.flatMap(({ price }) => (price.kind === 'decided' ? [price.result] : []))
  if (!decided.every(isDecided)) return null
  if (decided.some(isLost)) return ZERO
  // The stake would be returned, unless another leg is lost yet: nobody asks for the chance of that.
  if (decided.some((result) => isVoid(result) || result.voidFactor !== 0)) return null
  if (probability === undefined || !isProbability(probability) || bet.customOdds === null) {
    return null
  }
  const price = multiply(oddsFactor(bet.customOdds), probability)
  return decided.map(deadHeatShare).reduce(multiply, price)
}

function isOpen(price: LegPrice): boolean {
  return price.kind !== 'decided'
}

function isProbability(value: Rational): boolean {
  return compare(value, ZERO) >= 0 && compare(value, ONE) <= 0
}
