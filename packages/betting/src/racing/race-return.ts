import { oddsFactor } from '../bets/potential-win.ts'
import type { Rational } from '../exact/rational.ts'
import { add, multiply, ONE, rational, reduce, subtract } from '../exact/rational.ts'
import type { Odds } from '../odds/odds.ts'
import { eachWayHalves } from './place-terms.ts'

/** An exact share of a stake that a dead heat leaves: 1 of 2, 2 of 3. */
export type Share = { readonly won: number; readonly of: number }

/** What a runner's result does to a bet on it. */
export type RaceReturn = {
  /** Hundredths of the winnings that go for runners withdrawn after the bet. */
  readonly deduction: number
  /** Share of the stake that wins; of an each-way bet, of its place half. */
  readonly share: Share
  readonly eachWay: { readonly part: number; readonly win: Share } | null
}

const HALF = rational(1n, 2n)
const HUNDRED = 100n

/** What one unit of stake comes to: a dead heat divides the stake, the deduction takes of the profit. */
export function raceFactor(odds: Odds, { deduction, share, eachWay }: RaceReturn): Rational {
  const kept = rational(HUNDRED - BigInt(deduction), HUNDRED)
  const paid = (price: Rational, of: Share): Rational =>
    multiply(toRational(of), add(ONE, multiply(subtract(price, ONE), kept)))
  if (eachWay === null) return reduce(paid(oddsFactor(odds), share))
  const { win, place } = eachWayHalves(odds, eachWay.part)
  return reduce(multiply(HALF, add(paid(win, eachWay.win), paid(place, share))))
}

function toRational({ won, of }: Share): Rational {
  return rational(BigInt(won), BigInt(of))
}

/** Whether runners that came in together share what was bet on one of them. */
export function isShared({ share, eachWay }: RaceReturn): boolean {
  return isPartly(share) || (eachWay !== null && isPartly(eachWay.win))
}

const isPartly = ({ won, of }: Share): boolean => won > 0 && won < of
