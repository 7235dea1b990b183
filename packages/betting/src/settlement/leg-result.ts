import type { Rational } from '../exact/rational.ts'
import { add, multiply, ONE, rational, subtract, ZERO } from '../exact/rational.ts'
import type { Odds } from '../odds/odds.ts'
import { oddsFactor } from '../bets/potential-win.ts'
import { raceFactor, type RaceReturn } from '../racing/race-return.ts'

/** Thousandths in one: void factors and dead-heat factors are given on this scale. */
export const FACTOR_SCALE = 1000

/** How an outcome ended, as the unified odds feed states it. */
export type LegResult = {
  /** 1 won, 0 lost, -1 not decided yet. */
  readonly result: -1 | 0 | 1
  /** Share of the stake that is given back: 0, 500 or 1000 thousandths. */
  readonly voidFactor: 0 | 500 | 1000
  /** Share of the win that a dead heat leaves, in thousandths or as an exact fraction. */
  readonly deadHeatFactor: number | Rational
  /** Of a runner that won or was placed, in place of the dead-heat factor. */
  readonly race?: RaceReturn
}

export const WON: LegResult = { result: 1, voidFactor: 0, deadHeatFactor: FACTOR_SCALE }
export const LOST: LegResult = { result: 0, voidFactor: 0, deadHeatFactor: FACTOR_SCALE }
export const VOID: LegResult = { result: 0, voidFactor: 1000, deadHeatFactor: FACTOR_SCALE }
export const HALF_WON: LegResult = { result: 1, voidFactor: 500, deadHeatFactor: FACTOR_SCALE }
export const HALF_LOST: LegResult = { result: 0, voidFactor: 500, deadHeatFactor: FACTOR_SCALE }
export const UNDECIDED: LegResult = { result: -1, voidFactor: 0, deadHeatFactor: FACTOR_SCALE }

/** A void leg is decided whatever its result says. */
export function isDecided({ result, voidFactor }: LegResult): boolean {
  return result !== -1 || voidFactor === 1000
}

/**
 * What one unit of stake on the leg comes to: `v + (1 − v) · odds · deadHeat` when won, `v` when
 * lost. The leg must be decided; throws a RangeError otherwise.
 */
export function legFactor(odds: Odds, leg: LegResult): Rational {
  if (!isDecided(leg)) throw new RangeError('An undecided leg has no factor')
  const voided = rational(BigInt(leg.voidFactor), BigInt(FACTOR_SCALE))
  if (leg.result !== 1) return voided
  if (leg.race !== undefined) return raceFactor(odds, leg.race)
  const win = multiply(oddsFactor(odds), deadHeatShare(leg))
  return add(voided, multiply(subtract(ONE, voided), win))
}

export function deadHeatShare({ deadHeatFactor }: LegResult): Rational {
  return typeof deadHeatFactor === 'number'
    ? rational(BigInt(deadHeatFactor), BigInt(FACTOR_SCALE))
    : deadHeatFactor
}

/** Nothing comes back from it. */
export function isLost(leg: LegResult): boolean {
  return leg.result === 0 && leg.voidFactor === 0
}

/** With no part of the stake returned; a dead heat is a win, an each-way bet that was placed none. */
export function isWhollyWon({ result, voidFactor, race }: LegResult): boolean {
  return result === 1 && voidFactor === 0 && race?.eachWay?.win.won !== 0
}

/** The whole stake comes back from it. */
export function isVoid(leg: LegResult): boolean {
  return leg.voidFactor === 1000
}

/** The share that a tie leaves to each of `tied` runners over `places` paid ones. */
export function deadHeatOf(places: number, tied: number): Rational {
  if (places < 0 || tied < 1) throw new RangeError('A dead heat needs runners and places')
  if (places === 0) return ZERO
  return places >= tied ? ONE : rational(BigInt(places), BigInt(tied))
}
