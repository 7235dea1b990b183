import type { ComboBoostRange, ComboBoostTerms } from '../bets/bonus.ts'
import { suitableSelections } from '../bets/bonus-conditions.ts'
import { capRate, comboReturnRate, systemReturnRate } from '../bets/return-rate.ts'
import { oddsFactor } from '../bets/potential-win.ts'
import type { Rational } from '../exact/rational.ts'
import { multiply, ONE, ZERO } from '../exact/rational.ts'
import type { Odds } from '../odds/odds.ts'
import { deadHeatShare, isLost, isWhollyWon, legFactor } from './leg-result.ts'
import type { SettlementBet } from './settled-bet.ts'

/** Exact return per unit of stake of a bet whose legs are all decided. */
export function returnRate(bet: SettlementBet, maxWinFactor: bigint): Rational {
  switch (bet.betType) {
    case 'custom_bet':
      return customRate(bet)
    case 'system': {
      if (bet.systemType === null) throw new RangeError('A system bet needs its system type')
      return capRate(systemReturnRate(factors(bet), bet.systemType), maxWinFactor).rate
    }
    case 'single':
    case 'combo':
      return multiply(comboReturnRate(factors(bet)), boost(bet))
  }
}

function factors(bet: SettlementBet): readonly Rational[] {
  return bet.legs.map((leg) => legFactor(leg.odds, leg.result))
}

/**
 * A custom bet has one price for all its legs together: it loses with any leg, and since no price
 * for fewer legs was agreed, a void or half result among winning legs gives the stake back.
 */
function customRate(bet: SettlementBet): Rational {
  const results = bet.legs.map((leg) => leg.result)
  if (results.some(isLost)) return ZERO
  if (results.some((leg) => leg.voidFactor !== 0)) return ONE
  if (bet.customOdds === null) throw new RangeError('A custom bet needs its odds')
  return results.map(deadHeatShare).reduce(multiply, oddsFactor(bet.customOdds))
}

/**
 * A combo boost is a reward for legs that won: those that are void or half of the stake, and those
 * that the boost is not for, stand in the product and do not count. It is never more than was agreed.
 */
function boost({ bonusOdds, legs, comboBoost }: SettlementBet): Rational {
  if (bonusOdds === null) return ONE
  const won = legs.filter(({ result }) => isWhollyWon(result))
  if (won.length === legs.length) return oddsFactor(bonusOdds)
  if (comboBoost === undefined) return ONE
  return boostOf(comboBoost, bonusOdds, suitableSelections(comboBoost, won).length)
}

/** What so many suitable legs that won make of a boost that was agreed at `bonusOdds`. */
export function boostOf(
  terms: Pick<ComboBoostTerms, 'ranges'>,
  bonusOdds: Odds,
  count: number,
): Rational {
  const range = rangeOf(terms, count)
  if (range === undefined) return ONE
  return oddsFactor(range.bonusOdds < bonusOdds ? range.bonusOdds : bonusOdds)
}

/** The range that so many suitable legs reach. */
export function rangeOf(
  { ranges }: Pick<ComboBoostTerms, 'ranges'>,
  count: number,
): ComboBoostRange | undefined {
  return ranges.find(({ minCount, maxCount }) => count >= minCount && count <= maxCount)
}
