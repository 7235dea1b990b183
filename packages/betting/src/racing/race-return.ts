import { oddsFactor } from '../bets/potential-win.ts'
import type { Rational } from '../exact/rational.ts'
import {
  add,
  compare,
  divide,
  multiply,
  ONE,
  rational,
  reduce,
  subtract,
} from '../exact/rational.ts'
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
  /** The win price at the off, of a bet that is paid at it where it is the higher one. */
  readonly startingPrice?: Odds | undefined
}

const HALF = rational(1n, 2n)
const HUNDRED = 100n

/** What one unit of stake comes to: a dead heat divides the stake, the deduction takes of the profit. */
export function raceFactor(odds: Odds, race: RaceReturn): Rational {
  const { share, eachWay } = race
  const startingPrice = paidStartingPrice(odds, race)
  const win = startingPrice === null ? takenWin(odds, race) : oddsFactor(startingPrice)
  if (eachWay === null) return reduce(multiply(toRational(share), win))
  const place = add(ONE, divide(subtract(win, ONE), rational(BigInt(eachWay.part))))
  const halves = [
    multiply(toRational(eachWay.win), win),
    multiply(toRational(share), place),
  ] as const
  return reduce(multiply(HALF, add(...halves)))
}

/**
 * Best odds guaranteed: the starting price, where the bet is paid at it; null at the price that was
 * taken. They are compared after Rule 4: the starting price is that of the field that ran, and nothing
 * goes of it.
 */
export function paidStartingPrice(odds: Odds, race: RaceReturn): Odds | null {
  const { startingPrice } = race
  if (startingPrice === undefined) return null
  return compare(oddsFactor(startingPrice), takenWin(odds, race)) > 0 ? startingPrice : null
}

/** The win odds of the price that was taken, less the deduction. */
function takenWin(odds: Odds, { deduction, eachWay }: RaceReturn): Rational {
  const win = eachWay === null ? oddsFactor(odds) : eachWayHalves(odds, eachWay.part).win
  const kept = rational(HUNDRED - BigInt(deduction), HUNDRED)
  return add(ONE, multiply(subtract(win, ONE), kept))
}

function toRational({ won, of }: Share): Rational {
  return rational(BigInt(won), BigInt(of))
}

/** Whether runners that came in together share what was bet on one of them. */
export function isShared({ share, eachWay }: RaceReturn): boolean {
  return isPartly(share) || (eachWay !== null && isPartly(eachWay.win))
}

const isPartly = ({ won, of }: Share): boolean => won > 0 && won < of
