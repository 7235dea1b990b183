import type { Rational } from '../exact/rational.ts'
import { rational } from '../exact/rational.ts'
import type { Amount } from '../money/amount.ts'
import { amountOf } from '../money/amount.ts'
import type { Odds } from '../odds/odds.ts'
import type { CashOutQuery, LegChances, LegPrice } from './cash-out-value.ts'
import { cashOutValue } from './cash-out-value.ts'

/**
 * The cash-out value as it is offered: rounded down to the largest of 1, 2 or 5 · 10ⁿ that is at most
 * a hundredth of it. An offer then stands still while the prices only tremble, and it is the same in
 * every process that holds the same prices.
 */
export function cashOutOffer(query: CashOutQuery): Amount | null {
  const value = cashOutValue(query)
  return value === null ? null : amountOf(value - (value % stepOf(value)))
}

/** Share of an offer by which it may fall when a player takes lower offers too. */
const LARGEST_DROP = 20n

/** The least offer that such a player takes in place of `amount`: 5 % below it, rounded up. */
export function leastOffer(amount: Amount): Amount {
  return amountOf(amount - amount / LARGEST_DROP)
}

/**
 * Whether an offer is what the player agreed to.
 * @param least the least that is taken in its place; null where that exact amount was meant
 */
export function isOfferAgreed(offer: Amount, agreed: Amount, least: Amount | null): boolean {
  return offer === agreed || (least !== null && offer >= least)
}

function stepOf(value: Amount): bigint {
  const hundredth = value / 100n
  let step = 1n
  for (let scale = 1n; scale <= hundredth; scale *= 10n) {
    step = [5n, 2n].map((factor) => factor * scale).find((one) => one <= hundredth) ?? scale
  }
  return step
}

/** What a feed tells of an open outcome, as floating point. */
export type ToldChances = {
  /** The chance of winning, given that the stake is not returned: the inverse of the fair price. */
  readonly probability: number
  /** Plain chances, where the stake can come back: see `LegChances`. */
  readonly win?: number | undefined
  readonly halfWin?: number | undefined
  readonly refund?: number | undefined
  readonly halfLose?: number | undefined
}

/** What is known of an open leg that can be bet on now: the feed's chances, else its price. */
export function openLegPrice(odds: Odds, told: ToldChances): LegPrice {
  const { probability, halfWin = 0, refund = 0, halfLose = 0 } = told
  if (told.win === undefined && !(probability > 0 && probability < 1)) return { kind: 'odds', odds }
  const chances = {
    win: exactChance(told.win ?? probability),
    halfWin: exactChance(halfWin),
    refund: exactChance(refund),
    halfLose: exactChance(halfLose),
  }
  return areKnown(chances) ? { kind: 'chances', ...chances } : { kind: 'suspended' }
}

function areKnown(chances: Record<keyof LegChances, Rational | null>): chances is LegChances {
  return Object.values(chances).every((chance) => chance !== null)
}

/** Places of a chance that count: a billionth. */
const CHANCE_SCALE = 1_000_000_000

/** A model's chance as an exact number; null for what is no chance. */
export function exactChance(chance: number): Rational | null {
  if (!(chance >= 0 && chance <= 1)) return null
  return rational(BigInt(Math.round(chance * CHANCE_SCALE)), BigInt(CHANCE_SCALE))
}
