import type { Rational } from '../exact/rational.ts'
import { rational } from '../exact/rational.ts'
import type { CashOutQuery, LegPrice } from './cash-out-value.ts'
import { cashOutValue } from './cash-out-value.ts'

/**
 * The cash-out value as it is offered: rounded down to the largest of 1, 2 or 5 · 10ⁿ that is at most
 * a hundredth of it. An offer then stands still while the prices only tremble, and it is the same in
 * every process that holds the same prices.
 */
export function cashOutOffer(query: CashOutQuery): bigint | null {
  const value = cashOutValue(query)
  return value === null ? null : value - (value % stepOf(value))
}

function stepOf(value: bigint): bigint {
  const hundredth = value / 100n
  let step = 1n
  for (let scale = 1n; scale <= hundredth; scale *= 10n) {
    step = [5n, 2n].map((factor) => factor * scale).find((one) => one <= hundredth) ?? scale
  }
  return step
}

const PROBABILITY_SCALE = 1_000_000_000

/** What is known of an open leg that can be bet on now: the feed's fair chance, else its price. */
export function openLegPrice(odds: number, probability: number): LegPrice {
  const exact = exactProbability(probability)
  return exact === null ? { kind: 'odds', odds } : { kind: 'probability', probability: exact }
}

/** A model's chance as an exact number, to nine places; null for what is no chance. */
export function exactProbability(probability: number | undefined): Rational | null {
  if (probability === undefined || !(probability > 0 && probability < 1)) return null
  return rational(BigInt(Math.round(probability * PROBABILITY_SCALE)), BigInt(PROBABILITY_SCALE))
}
