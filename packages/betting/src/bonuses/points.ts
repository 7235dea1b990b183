import { compare, multiply, ONE, rational } from '../exact/rational.ts'
import type { Rational } from '../exact/rational.ts'
import { floor } from '../exact/rounding.ts'
import { oddsFactor } from '../bets/potential-win.ts'
import type { Amount } from '../money/amount.ts'
import type { SettlementResult } from '../my-bets/bet-status.ts'
import type { Odds } from '../odds/odds.ts'
import { returnRate } from '../settlement/bet-return.ts'
import { isDecided, isVoid, VOID, WON } from '../settlement/leg-result.ts'
import type { SettlementBet } from '../settlement/settled-bet.ts'

/** How bets farm points for a hunting, a tournament or a lootbox. */
export type PointsRule = {
  /** For each euro of the stake, or what stands for one in another currency. */
  readonly perEuro: number
  /** Whether the stake counts by the odds of the bet. */
  readonly isByOdds: boolean
  /** Bets of which result farm. */
  readonly results: 'won' | 'all'
  /** Most points of one bet. */
  readonly most: number | null
  /** Least odds of the bet. */
  readonly minOdds: Odds | null
}

const FARMING: Readonly<Record<PointsRule['results'], readonly SettlementResult[]>> = {
  won: ['win_entire', 'refund_half_win_other'],
  all: ['win_entire', 'lose_entire', 'refund_half_win_other', 'refund_half_lose_other'],
}

/**
 * Whole points of a settled bet, rounded down once. Only money that was at risk farms: a bet that was
 * returned or cashed out has none, nor has a freebet, and a void leg counts at 1.00, for the least odds
 * as well.
 * @param euro smallest units of the bet's currency that stand for one euro
 */
export function farmedPoints(
  rule: PointsRule,
  bet: SettlementBet,
  result: SettlementResult,
  euro: Amount,
): bigint {
  if (!FARMING[rule.results].includes(result) || bet.freebetMode !== null) return 0n
  const odds = oddsAtRisk(bet)
  if (rule.minOdds !== null && compare(odds, oddsFactor(rule.minOdds)) < 0) return 0n
  const staked = rational(bet.stake * BigInt(rule.perEuro), euro)
  const points = floor(multiply(staked, rule.isByOdds ? odds : ONE))
  return rule.most !== null && points > rule.most ? BigInt(rule.most) : points
}

/** What a unit would have come to, had every leg won that is not void. */
function oddsAtRisk(bet: SettlementBet): Rational {
  const legs = bet.legs.map((leg) => ({
    ...leg,
    result: isDecided(leg.result) && isVoid(leg.result) ? VOID : WON,
  }))
  return returnRate({ ...bet, legs, bonusOdds: null }, UNLIMITED)
}

const UNLIMITED = 10n ** 100n
