import { combinedOdds } from '../odds/combined-odds.ts'
import type { Odds } from '../odds/odds.ts'
import type { Rational } from '../exact/rational.ts'
import { compare, ZERO } from '../exact/rational.ts'
import type { BetType } from './bet-type.ts'
import type { ComboBoostTerms, EventPlace, FreebetBonus, SlipBonus } from './bonus.ts'
import type { MatchStatus } from './match-status.ts'
import { oddsFactor } from './potential-win.ts'
import { systemReturnRate } from './return-rate.ts'
import type { SystemType } from './system-type.ts'

export const BONUS_MISMATCHES = [
  'bet_type',
  'currency',
  'min_odds',
  'max_odds',
  'selection_count',
  'match_status',
  'events',
  'expired',
  'country',
] as const

/** Why a bonus does not go with a bet. */
export type BonusMismatch = (typeof BONUS_MISMATCHES)[number]

export const LEG_MISMATCHES = ['min_odds', 'match_status', 'events'] as const

/** Why a leg does not count for a bonus. */
export type LegMismatch = (typeof LEG_MISMATCHES)[number]

type BonusLeg = {
  readonly odds: Odds
  readonly matchId?: string | undefined
  /** Undefined where it is not known: then only the server judges it. */
  readonly place?: EventPlace | undefined
}

/** The part of a bet that bonus conditions look at. */
export type BonusSubject = {
  readonly betType: BetType
  readonly currency: string
  readonly customOdds: Odds | null
  /** With its bankers; null for every other type. */
  readonly system: SystemType | null
  readonly selections: readonly (BonusLeg & { readonly matchStatus: MatchStatus })[]
  /** Milliseconds since the epoch; without it no bonus counts as expired. */
  readonly now?: number | undefined
  /** Where the player is, null for nobody knows; without it only the server judges it. */
  readonly country?: string | null | undefined
}

/** Why a bonus does not apply to a bet; null when it does. */
export function bonusMismatch(bonus: SlipBonus, bet: BonusSubject): BonusMismatch | null {
  const { validTo = null, countries = [] } = bonus
  if (validTo !== null && bet.now !== undefined && bet.now >= validTo) return 'expired'
  const { country } = bet
  if (countries.length > 0 && country !== undefined) {
    if (country === null || !countries.includes(country)) return 'country'
  }
  // A combo boost leaves out the legs that do not count; any other bonus wants all of them.
  if (bonus.type !== 'comboboost' && !bet.selections.every((leg) => standsIn(leg, bonus.events))) {
    return 'events'
  }
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
  legs: readonly BonusLeg[],
): readonly number[] {
  return legs.flatMap((leg, index) => (boostMismatch(bonus, leg) === null ? [index] : []))
}

/** Why each leg of a bet does not count for a bonus; null for one that does. */
export function legMismatches(
  bonus: SlipBonus,
  legs: BonusSubject['selections'],
): readonly (LegMismatch | null)[] {
  return legs.map((leg) => {
    if (bonus.type === 'comboboost') return boostMismatch(bonus, leg)
    if (!standsIn(leg, bonus.events)) return 'events'
    const wanted = bonus.type === 'freebet' ? bonus.matchStatus : null
    return wanted !== null && leg.matchStatus !== wanted ? 'match_status' : null
  })
}

function boostMismatch(bonus: ComboBoostTerms, leg: BonusLeg): LegMismatch | null {
  if (!standsIn(leg, bonus.events)) return 'events'
  return leg.odds < (bonus.minOdds ?? 0) ? 'min_odds' : null
}

function standsIn({ matchId, place }: BonusLeg, events: readonly EventPlace[] = []): boolean {
  if (events.length === 0) return true
  const known: EventPlace = { matchId, ...place }
  return events.some((event) =>
    PLACE_KEYS.every(
      (key) => event[key] === undefined || known[key] === undefined || event[key] === known[key],
    ),
  )
}

const PLACE_KEYS = ['sportKey', 'categoryId', 'tournamentId', 'matchId'] as const

/** Index of the range that the suitable legs reach; null for none. */
export function activeRangeIndex(bonus: ComboBoostTerms, legs: readonly BonusLeg[]): number | null {
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

/** Why a freebet is not for a bet at such odds; null when it is. */
export function freebetOddsMismatch(
  { minOdds, maxOdds }: Pick<FreebetBonus, 'minOdds' | 'maxOdds'>,
  bet: PricedBet,
): BonusMismatch | null {
  return oddsMismatch(bet, minOdds, maxOdds)
}

type PricedBet = Pick<BonusSubject, 'betType' | 'customOdds' | 'system'> & {
  readonly selections: readonly Pick<BonusLeg, 'odds'>[]
}

function oddsMismatch(bet: PricedBet, least: Odds | null, most: Odds | null): BonusMismatch | null {
  if (least === null && most === null) return null
  const odds = oddsOfBet(bet)
  if (least !== null && compare(odds, oddsFactor(least)) < 0) return 'min_odds'
  return most !== null && compare(odds, oddsFactor(most)) > 0 ? 'max_odds' : null
}

/** What the bet returns at the most, per unit of its stake. */
function oddsOfBet({ betType, customOdds, system, selections }: PricedBet): Rational {
  const odds = selections.map((leg) => leg.odds)
  switch (betType) {
    case 'custom_bet':
      return customOdds === null ? ZERO : oddsFactor(customOdds)
    case 'system':
      return system === null ? ZERO : systemReturnRate(odds.map(oddsFactor), system)
    case 'single':
    case 'combo':
      return combinedOdds(odds)
  }
}
