import type { Rational } from '../exact/rational.ts'
import { add, divide, multiply, ONE, rational, subtract } from '../exact/rational.ts'
import { floor } from '../exact/rounding.ts'
import { oddsFactor } from '../bets/potential-win.ts'
import type { Odds } from '../odds/odds.ts'
import { ODDS_SCALE, oddsOf } from '../odds/odds.ts'

/** What the place half of an each-way bet pays for: so many places, at 1 ÷ `part` of the win odds. */
export type PlaceTerms = { readonly places: number; readonly part: number }

/** By the number of runners; null where so few run that a bet is on the winner alone. */
export function placeTerms(runners: number, isHandicap: boolean): PlaceTerms | null {
  if (runners < 5) return null
  if (runners < 8) return { places: 2, part: 4 }
  if (!isHandicap || runners < 12) return { places: 3, part: 5 }
  return { places: runners < 16 ? 3 : 4, part: 4 }
}

const HALF = rational(1n, 2n)

/**
 * What an each-way bet pays for its whole stake when its runner wins: half of it at the win odds,
 * half at the place odds. Rounded down to thousandths.
 */
export function eachWayOdds(win: Odds, part: number): Odds {
  const profit = multiply(subtract(oddsFactor(win), ONE), halves(part))
  return oddsOf(Number(floor(multiply(add(ONE, profit), rational(BigInt(ODDS_SCALE))))))
}

/** What a place pays at such win odds, rounded down to thousandths. */
export function placeOdds(win: Odds, part: number): Odds {
  return oddsOf(ODDS_SCALE + Math.floor((win - ODDS_SCALE) / part))
}

/** The odds of both halves, exactly as the price of the whole bet has them. */
export function eachWayHalves(odds: Odds, part: number): { win: Rational; place: Rational } {
  const profit = divide(subtract(oddsFactor(odds), ONE), halves(part))
  return { win: add(ONE, profit), place: add(ONE, divide(profit, rational(BigInt(part)))) }
}

/** The odds of both halves as prices, rounded down to thousandths where they are none. */
export function eachWayPrices(odds: Odds, part: number): { win: Odds; place: Odds } {
  const { win, place } = eachWayHalves(odds, part)
  const price = (factor: Rational): Odds =>
    oddsOf(Number(floor(multiply(factor, rational(BigInt(ODDS_SCALE))))))
  return { win: price(win), place: price(place) }
}

/** Of the profit at the win odds, what both halves together make: (1 + 1 ÷ part) ÷ 2. */
function halves(part: number): Rational {
  return multiply(HALF, add(ONE, rational(1n, BigInt(part))))
}
