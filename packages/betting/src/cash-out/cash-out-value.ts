import type { BetTerms } from '../bets/bet-terms.ts'
import { SYSTEM_MAX_WIN_FACTOR } from '../bets/max-win-factor.ts'
import { oddsFactor, potentialReturnRate, potentialWin } from '../bets/potential-win.ts'
import { comboReturnRate, systemReturnRate } from '../bets/return-rate.ts'
import type { Rational } from '../exact/rational.ts'
import { add, compare, divide, multiply, ONE, rational, subtract, ZERO } from '../exact/rational.ts'
import type { Amount } from '../money/amount.ts'
import { shareOfAmount } from '../money/amount.ts'
import type { Odds } from '../odds/odds.ts'
import { isOdds, ODDS_SCALE } from '../odds/odds.ts'
import type { LegResult } from '../settlement/leg-result.ts'
import {
  deadHeatShare,
  HALF_LOST,
  HALF_WON,
  isDecided,
  isLost,
  legFactor,
  WON,
} from '../settlement/leg-result.ts'

export const MARGIN_SCALE = 1000

/** What is known now of a leg's chance. */
export type LegPrice =
  | { readonly kind: 'decided'; readonly result: LegResult }
  /** The current price, whose inverse stands for the probability (overround included). */
  | { readonly kind: 'odds'; readonly odds: Odds }
  /** Plain fair chances; the rest of one is the chance that the stake is lost. */
  | ({ readonly kind: 'chances' } & LegChances)
  | { readonly kind: 'suspended' }

/** What may become of a leg that is open, each 0 to 1. */
export type LegChances = {
  readonly win: Rational
  /** Half of the stake wins, half of it comes back. */
  readonly halfWin: Rational
  /** The leg is void. */
  readonly refund: Rational
  /** Half of the stake comes back. */
  readonly halfLose: Rational
}

/** Plain chances of all open legs of a custom bet together. */
export type CustomBetChances = {
  /** All of them win. */
  readonly win: Rational
  /** None of them loses, but not all win. */
  readonly refund: Rational
}

export type CashOutQuery = {
  readonly bet: Omit<BetTerms, 'legs'> & {
    readonly legs: readonly { readonly odds: Odds; readonly price: LegPrice }[]
  }
  /** Share that the book keeps, in thousandths: 50 is 5 %. */
  readonly margin: number
  /** Of a custom bet's open legs, which are not independent. */
  readonly customChances?: CustomBetChances
  readonly maxWinFactor?: bigint
}

/**
 * Fair value of what is left of a bet, less the margin: exact, rounded down once, never above the
 * potential win. Null when there is no offer: an open leg is suspended, nothing is open any more,
 * nothing would be paid, or a freebet holds the stake.
 */
export function cashOutValue(query: CashOutQuery): Amount | null {
  const { bet, margin, maxWinFactor = SYSTEM_MAX_WIN_FACTOR } = query
  if (margin < 0 || margin > MARGIN_SCALE) throw new RangeError('A margin lies between 0 and 1000')
  if (bet.freebetMode !== null || !bet.legs.some(({ price }) => isOpen(price))) return null
  const rate = expectedRate(query)
  if (rate === null) return null
  const kept = rational(BigInt(MARGIN_SCALE - margin), BigInt(MARGIN_SCALE))
  const ceiling = potentialWin(bet, maxWinFactor).amount
  const value = shareOfAmount(
    bet.stake,
    multiply(multiply(rate, kept), cutShare(bet, maxWinFactor)),
  )
  const offer = value < ceiling ? value : ceiling
  return offer > 0n ? offer : null
}

/**
 * What the greatest payout leaves of the return when every leg wins. Of every lesser return it leaves
 * no smaller share, so that an offer in this proportion is never above what is left of the bet.
 */
function cutShare(bet: CashOutQuery['bet'], maxWinFactor: bigint): Rational {
  const paid = potentialWin(bet, maxWinFactor).amount
  const whole = potentialWin({ ...bet, maxPayout: undefined }, maxWinFactor).amount
  return whole > paid ? rational(paid, whole) : ONE
}

function expectedRate(query: CashOutQuery): Rational | null {
  const { bet, customChances, maxWinFactor = SYSTEM_MAX_WIN_FACTOR } = query
  if (bet.legs.some(({ price }) => price.kind === 'suspended')) return null
  if (bet.betType === 'custom_bet') return customRate(bet, customChances)
  const { betType, systemType } = bet
  if (betType === 'system' && systemType === null) return null
  const legs: LegCases[] = []
  for (const leg of bet.legs) {
    const cases = legCases(leg.odds, leg.price)
    if (cases === null) return null
    legs.push(cases)
  }
  // The legs are independent, and each counts once in a line.
  const rateOf = (factors: readonly Rational[]) =>
    systemType === null ? comboReturnRate(factors) : systemReturnRate(factors, systemType)
  const uncapped = rateOf(legs.map(expectation))
  const most = potentialReturnRate(bet, maxWinFactor)
  if (!most.capped) return uncapped
  if (legs.reduce((count, cases) => count * cases.length, 1) > MOST_COURSES) {
    // A cut takes at most this share of any return.
    const whole = potentialReturnRate(bet, UNLIMITED).rate
    return multiply(uncapped, divide(most.rate, whole))
  }
  return expectation(
    coursesOf(legs).map(([chance, factors]) => [chance, least(rateOf(factors), most.rate)]),
  )
}

/** Courses of a bet that are gone through where the maximum win cuts some of them. */
const MOST_COURSES = 256
/** More than thirty legs at the highest odds multiply to. */
const UNLIMITED = 10n ** 100n

/** What one unit on a leg may come to. */
type LegCases = readonly (readonly [chance: Rational, factor: Rational])[]

function legCases(odds: Odds, price: LegPrice): LegCases | null {
  switch (price.kind) {
    case 'decided':
      return isDecided(price.result) ? [[ONE, legFactor(odds, price.result)]] : null
    case 'odds':
      return isOdds(price.odds)
        ? withLoss([[rational(BigInt(ODDS_SCALE), BigInt(price.odds)), oddsFactor(odds)]])
        : null
    case 'chances':
      return areChances(price.win, price.halfWin, price.refund, price.halfLose)
        ? withLoss([
            [price.win, legFactor(odds, WON)],
            [price.halfWin, legFactor(odds, HALF_WON)],
            [price.refund, ONE],
            [price.halfLose, legFactor(odds, HALF_LOST)],
          ])
        : null
    case 'suspended':
      return null
  }
}

function withLoss(cases: LegCases): LegCases {
  const possible = cases.filter(([chance]) => compare(chance, ZERO) > 0)
  const lost = possible.reduce((rest, [chance]) => subtract(rest, chance), ONE)
  return compare(lost, ZERO) > 0 ? [...possible, [lost, ZERO]] : possible
}

function coursesOf(
  legs: readonly LegCases[],
): readonly (readonly [chance: Rational, factors: readonly Rational[]])[] {
  return legs.reduce<readonly (readonly [Rational, readonly Rational[]])[]>(
    (courses, cases) =>
      courses.flatMap(([chance, factors]) =>
        cases.map(([next, factor]) => [multiply(chance, next), [...factors, factor]] as const),
      ),
    [[ONE, []]],
  )
}

function least(a: Rational, b: Rational): Rational {
  return compare(a, b) < 0 ? a : b
}

/**
 * A custom bet pays its odds if all legs win, and its stake if none loses but one does not win, as
 * `returnRate` settles it.
 */
function customRate(
  bet: CashOutQuery['bet'],
  chances: CustomBetChances | undefined,
): Rational | null {
  const decided = bet.legs.flatMap(({ price }) => (price.kind === 'decided' ? [price.result] : []))
  if (!decided.every(isDecided)) return null
  if (decided.some(isLost)) return ZERO
  if (chances === undefined || bet.customOdds === null) return null
  const { win, refund } = chances
  if (!areChances(win, refund)) return null
  if (decided.some(({ voidFactor }) => voidFactor !== 0)) return add(win, refund)
  const paid = decided.map(deadHeatShare).reduce(multiply, oddsFactor(bet.customOdds))
  return expectation([
    [win, paid],
    [refund, ONE],
  ])
}

function isOpen(price: LegPrice): boolean {
  return price.kind !== 'decided'
}

function expectation(cases: LegCases): Rational {
  return cases.map(([chance, factor]) => multiply(chance, factor)).reduce(add, ZERO)
}

/** What feeds round each chance by. */
const ROUNDING = rational(1n, 1000n)

/** None below 0, together not above 1. */
function areChances(...chances: readonly Rational[]): boolean {
  const most = add(ONE, ROUNDING)
  return chances.every((one) => compare(one, ZERO) >= 0) && compare(chances.reduce(add), most) <= 0
}
