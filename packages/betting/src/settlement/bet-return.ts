import { activeRangeIndex } from '../bets/bonus-conditions.ts'
import { capRate, comboReturnRate, systemReturnRate } from '../bets/return-rate.ts'
import { oddsFactor } from '../bets/potential-win.ts'
import type { Rational } from '../exact/rational.ts'
import { multiply, ONE, ZERO } from '../exact/rational.ts'
import type { LegResult } from './leg-result.ts'
import { deadHeatShare, isLost, isVoid, legFactor } from './leg-result.ts'
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
 * A combo boost is a reward for winning legs, so void ones do not count for it; the ranges count the
 * suitable legs alone, as at the placement.
 */
function boost({ bonusOdds, legs, comboBoost }: SettlementBet): Rational {
  if (bonusOdds === null) return ONE
  const isPlain = ({ result, voidFactor }: LegResult) => result === 1 && voidFactor === 0
  if (legs.every((leg) => isPlain(leg.result))) return oddsFactor(bonusOdds)
  const isOnlyVoided = legs.every(({ result }) => isPlain(result) || isVoid(result))
  if (!isOnlyVoided || comboBoost === undefined) return ONE
  const won = legs.filter(({ result }) => isPlain(result))
  const index = activeRangeIndex(comboBoost, won)
  const range = index === null ? undefined : comboBoost.ranges[index]
  return range === undefined ? ONE : oddsFactor(range.bonusOdds)
}
