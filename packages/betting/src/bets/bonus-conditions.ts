import { combinedOdds } from '../odds/combined-odds.ts'
import type { Odds } from '../odds/odds.ts'
import type { Rational } from '../exact/rational.ts'
import { compare, ZERO } from '../exact/rational.ts'
import type { BetType } from './bet-type.ts'
import type { ComboBoostTerms, FreebetBonus, SlipBonus } from './bonus.ts'
import type { MatchStatus } from './match-status.ts'
import { oddsFactor } from './potential-win.ts'

export type BonusMismatch =
  | 'bet_type'
  | 'currency'
  | 'min_odds'
  | 'max_odds'
  | 'selection_count'
  | 'match_status'

/** The part of a bet that bonus conditions look at. */
export type BonusSubject = {
  readonly betType: BetType
  readonly currency: string
  readonly customOdds: Odds | null
  readonly selections: readonly { readonly odds: Odds; readonly matchStatus: MatchStatus }[]
}

/** Why a bonus does not apply to a bet; null when it does. */
export function bonusMismatch(bonus: SlipBonus, bet: BonusSubject): BonusMismatch | null {
  switch (bonus.type) {
    case 'freebet':
      return freebetMismatch(bonus, bet)
    case 'comboboost':
      if (bet.betType !== 'combo') return 'bet_type'
      return activeRangeIndex(bonus, bet.selections) === null ? 'selection_count' : null
    case 'hunting':
    case 'lootbox':
    case 'tournament':
      return oddsMismatch(bet, bonus.minOdds, null)
  }
}

/** Indexes of the legs that count for a combo boost. */
export function suitableSelections(
  bonus: ComboBoostTerms,
  legs: readonly { readonly odds: Odds }[],
): readonly number[] {
  return legs.flatMap((leg, index) => (leg.odds >= (bonus.minOdds ?? 0) ? [index] : []))
}

/** Index of the range that the suitable legs reach; null for none. */
export function activeRangeIndex(
  bonus: ComboBoostTerms,
  legs: readonly { readonly odds: Odds }[],
): number | null {
  const count = suitableSelections(bonus, legs).length
  const index = bonus.ranges.findIndex(
    (range) => count >= range.minCount && count <= range.maxCount,
  )
  return index < 0 ? null : index
}

function freebetMismatch(bonus: FreebetBonus, bet: BonusSubject): BonusMismatch | null {
  const count = bet.selections.length
  if (bonus.currency !== bet.currency) return 'currency'
  if (count < (bonus.selectionCountFrom ?? 0)) return 'selection_count'
  if (count > (bonus.selectionCountTo ?? Infinity)) return 'selection_count'
  const { matchStatus } = bonus
  if (matchStatus !== null && bet.selections.some((leg) => leg.matchStatus !== matchStatus)) {
    return 'match_status'
  }
  return oddsMismatch(bet, bonus.minOdds, bonus.maxOdds)
}

function oddsMismatch(
  bet: BonusSubject,
  least: Odds | null,
  most: Odds | null,
): BonusMismatch | null {
  if (least === null && most === null) return null
  const odds = oddsOfBet(bet)
  if (least !== null && compare(odds, oddsFactor(least)) < 0) return 'min_odds'
  return most !== null && compare(odds, oddsFactor(most)) > 0 ? 'max_odds' : null
}

function oddsOfBet({ betType, customOdds, selections }: BonusSubject): Rational {
  if (betType !== 'custom_bet') return combinedOdds(selections.map((leg) => leg.odds))
  return customOdds === null ? ZERO : oddsFactor(customOdds)
}
