import type { BetTerms } from '../bets/bet-terms.ts'
import type { BonusMismatch, BonusSubject, LegMismatch } from '../bets/bonus-conditions.ts'
import { AUTOMATIC_BONUSES, automaticBonus } from '../bets/automatic-bonus.ts'
import { bonusMismatch, legMismatches, suitableSelections } from '../bets/bonus-conditions.ts'
import type {
  AvailableBonuses,
  ComboBoostBonus,
  FreebetBonus,
  FreebetMode,
  SlipBonus,
} from '../bets/bonus.ts'
import { comboReturnRate } from '../bets/return-rate.ts'
import { otherLegs } from '../bets/system-type.ts'
import { expectedPayment } from '../cash-out/cash-out-value.ts'
import type { Rational } from '../exact/rational.ts'
import { add, compare, multiply, ONE, rational, subtract, ZERO } from '../exact/rational.ts'
import { floor } from '../exact/rounding.ts'
import type { Amount } from '../money/amount.ts'
import { amountOf } from '../money/amount.ts'
import type { Odds } from '../odds/odds.ts'
import { ODDS_SCALE } from '../odds/odds.ts'
import { rangeOf } from '../settlement/bet-return.ts'

export type BonusChoice = {
  readonly bonus: SlipBonus
  /** Why the bet cannot have it; null when it can. */
  readonly mismatch: BonusMismatch | null
  /** What it adds to the bet on average, smallest units, rounded down; 0 where it does not fit. */
  readonly worth: Amount
  /** Why each leg of the bet does not count; null for one that does. */
  readonly legs: readonly (LegMismatch | null)[]
}

/** More legs that would bring a greater boost: "add one leg at 1.40 or more for +10 %". */
export type NextBoost = {
  readonly bonus: ComboBoostBonus
  readonly legs: number
  /** Least odds of each; null for any. */
  readonly minOdds: Odds | null
  /** The boost that they bring, in thousandths. */
  readonly bonusOdds: Odds
}

export type BonusAdvice = {
  /** All that can be on a bet: the automatic kinds in their order, then freebets. */
  readonly choices: readonly BonusChoice[]
  /** What the bet is given by itself. */
  readonly automatic: SlipBonus | null
  /** Worth most of those that fit; of equal ones the first in the order. */
  readonly best: SlipBonus | null
  readonly nextBoost: NextBoost | null
}

/**
 * Advises on the bonuses of a bet in the slip. What a bonus is worth is what it adds to the bet's
 * return on average, each leg winning as often as its price says: a boost what it puts on the stake, a
 * freebet all that it pays, since its stake costs nothing, one without risk also what the freebet that
 * may come back would pay on the same bet. Points are worth nothing here: what they become depends on
 * other bets and other players. A lootbox is progress and no bonus of a bet.
 * @param terms of the same bet, as `slipBetTerms` gives them; its bonus is not looked at
 */
export function adviseBonus(
  bet: BonusSubject,
  terms: BetTerms,
  available: AvailableBonuses,
): BonusAdvice {
  const bonuses = [...AUTOMATIC_BONUSES, 'freebet' as const].flatMap<SlipBonus>(
    (type) => available[type],
  )
  const rated = bonuses.map((bonus) => {
    const mismatch = bonusMismatch(bonus, bet)
    const worth = mismatch === null ? worthOf(bonus, bet, terms) : ZERO
    return { bonus, mismatch, worth, legs: legMismatches(bonus, bet.selections) }
  })
  const fitting = rated.filter(({ mismatch }) => mismatch === null)
  const best = fitting.reduce<(typeof fitting)[number] | null>(
    (most, next) => (most === null || compare(next.worth, most.worth) > 0 ? next : most),
    null,
  )
  return {
    choices: rated.map((choice) => ({ ...choice, worth: amountOf(floor(choice.worth)) })),
    automatic: automaticBonus(available, bet),
    best: best?.bonus ?? null,
    nextBoost: nextBoost(bet, available),
  }
}

function worthOf(bonus: SlipBonus, bet: BonusSubject, terms: BetTerms): Rational {
  switch (bonus.type) {
    case 'freebet':
      return freebetWorth(bonus, terms)
    case 'comboboost': {
      const range = rangeOf(bonus, suitableSelections(bonus, bet.selections).length)
      const paid = (bonusOdds: Odds | null) =>
        multiply(rational(terms.stake), averageOf({ ...terms, bonusOdds, freebetMode: null }))
      return subtract(paid(range?.bonusOdds ?? null), paid(null))
    }
    case 'hunting':
    case 'lootbox':
    case 'tournament':
      return ZERO
  }
}

function freebetWorth({ mode, freebetStake }: FreebetBonus, terms: BetTerms): Rational {
  const rateOf = (freebetMode: FreebetMode) =>
    averageOf({ ...terms, stake: freebetStake, bonusOdds: null, freebetMode })
  const cameBack = mode === 'no_risk' ? multiply(lossChance(terms), rateOf('only_win')) : ZERO
  return multiply(rational(freebetStake), add(rateOf(mode), cameBack))
}

/** What a unit of the stake is paid on average, each leg winning as often as its price says. */
function averageOf(terms: BetTerms): Rational {
  const { customOdds } = terms
  const legs = terms.legs.map((leg) => ({
    odds: leg.odds,
    price: { kind: 'odds', odds: leg.odds } as const,
  }))
  const isPriced = terms.betType === 'custom_bet' && customOdds !== null
  const query = {
    bet: { ...terms, legs },
    ...(isPriced && { customChances: { win: chanceOf(customOdds), refund: ZERO } }),
  }
  return expectedPayment(query) ?? ZERO
}

/** That no line of the bet is left. */
function lossChance({ betType, customOdds, legs, systemType }: BetTerms): Rational {
  if (betType === 'custom_bet') return customOdds === null ? ONE : not(chanceOf(customOdds))
  const wins = legs.map(({ odds }) => chanceOf(odds))
  if (systemType === null) return not(comboReturnRate(wins))
  const { bankers = [], winCount } = systemType
  const held = comboReturnRate(bankers.flatMap((place) => wins[place] ?? []))
  const others = otherLegs(systemType).flatMap((place) => wins[place] ?? [])
  const enough = chancesOfCounts(others)
    .slice(winCount - bankers.length)
    .reduce(add, ZERO)
  return not(multiply(held, enough))
}

/** Chances that none, one, two … of independent legs win. */
function chancesOfCounts(wins: readonly Rational[]): readonly Rational[] {
  let counts = [ONE]
  for (const win of wins) {
    counts = [...counts, ZERO].map((chance, count) =>
      add(multiply(chance, not(win)), multiply(counts[count - 1] ?? ZERO, win)),
    )
  }
  return counts
}

function chanceOf(odds: Odds): Rational {
  return rational(BigInt(ODDS_SCALE), BigInt(odds))
}

function not(chance: Rational): Rational {
  return subtract(ONE, chance)
}

/** The fewest legs that are missing for a greater boost; of equally few the greatest. */
function nextBoost(bet: BonusSubject, { comboboost }: AvailableBonuses): NextBoost | null {
  if (bet.betType !== 'single' && bet.betType !== 'combo') return null
  const reachable = comboboost.flatMap((bonus) => {
    const count = suitableSelections(bonus, bet.selections).length
    const now = bet.betType === 'combo' ? (rangeOf(bonus, count)?.bonusOdds ?? 0) : 0
    return bonus.ranges.flatMap(({ minCount, bonusOdds }): NextBoost[] =>
      minCount > count && bonusOdds > now
        ? [{ bonus, legs: minCount - count, minOdds: bonus.minOdds, bonusOdds }]
        : [],
    )
  })
  return reachable.toSorted((a, b) => a.legs - b.legs || b.bonusOdds - a.bonusOdds)[0] ?? null
}
