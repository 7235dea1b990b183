import { compare, multiply, ONE, rational } from '../exact/rational.ts'
import type { Rational } from '../exact/rational.ts'
import { floor } from '../exact/rounding.ts'
import { oddsFactor } from '../bets/potential-win.ts'
import type { Amount } from '../money/amount.ts'
import type { SettlementResult } from '../my-bets/bet-status.ts'
import type { Odds } from '../odds/odds.ts'
import { returnRate } from '../settlement/bet-return.ts'
import type { LegResult } from '../settlement/leg-result.ts'
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

/** Of one bet: a long accumulator by its odds would bring more than a database can add up. */
const MOST_POINTS = 1_000_000_000

/**
 * Whole points of a settled bet, rounded down once. Only money that was at risk farms: a bet that was
 * returned or cashed out has none, nor has a freebet, and a void leg counts at 1.00, for the least odds
 * as well. A leg that won counts at what it came to: a prize of a lottery, a place, its share of a dead
 * heat.
 * @param euro smallest units of the bet's currency that stand for one euro
 */
export function farmedPoints(
  rule: PointsRule,
  bet: SettlementBet,
  result: SettlementResult,
  euro: Amount,
): bigint {
  if (!FARMING[rule.results].includes(result) || bet.freebetMode !== null) return 0n
  const { minOdds, isByOdds, most } = rule
  if (minOdds !== null && compare(rateIf(bet, asTaken), oddsFactor(minOdds)) < 0) return 0n
  const staked = rational(bet.stake * BigInt(rule.perEuro), euro)
  const points = floor(multiply(staked, isByOdds ? rateIf(bet, asItEnded) : ONE))
  const limit = BigInt(Math.min(most ?? MOST_POINTS, MOST_POINTS))
  return points > limit ? limit : points
}

/** What a unit would have come to, had its legs ended so. */
function rateIf(bet: SettlementBet, ending: (result: LegResult) => LegResult): Rational {
  const legs = bet.legs.map((leg) => ({ ...leg, result: ending(leg.result) }))
  return returnRate({ ...bet, legs, bonusOdds: null }, UNLIMITED)
}

/** Won at its price, unless it is void. */
function asTaken(result: LegResult): LegResult {
  return isDecided(result) && isVoid(result) ? VOID : WON
}

/** Where it won, at what it came to. */
function asItEnded(result: LegResult): LegResult {
  const taken = asTaken(result)
  return taken === WON && result.result === 1 ? { ...result, voidFactor: 0 } : taken
}

const UNLIMITED = 10n ** 100n
