import type { Amount } from '../money/amount.ts'
import type { Odds } from '../odds/odds.ts'
import type { MatchStatus } from './match-status.ts'

export const BONUS_TYPES = ['comboboost', 'freebet', 'hunting', 'lootbox', 'tournament'] as const

export type BonusType = (typeof BONUS_TYPES)[number]

/** Of an offer, whoever looks at it. */
export const BONUS_STATUSES = ['active', 'created', 'disabled', 'finished', 'paused'] as const

export type BonusStatus = (typeof BONUS_STATUSES)[number]

/** What a bonus is to one player. */
export const USER_BONUS_STATUSES = [
  'available',
  'active',
  'not_available',
  'deactivated',
  'bonus_over',
  'expired',
  'overridden',
  'unknown',
] as const

export type UserBonusStatus = (typeof USER_BONUS_STATUSES)[number]

export const FREEBET_MODES = ['no_risk', 'all_win', 'only_win'] as const

/**
 * `only_win` pays winnings without the stake, `all_win` the full return, `no_risk` the full return
 * and on loss the stake again as a new freebet.
 */
export type FreebetMode = (typeof FREEBET_MODES)[number]

/** A boost of `bonusOdds` (factor in thousandths) for `minCount` to `maxCount` suitable legs. */
export type ComboBoostRange = {
  readonly minCount: number
  readonly maxCount: number
  readonly bonusOdds: Odds
}

/** Where an event stands; a field that is left out is not known, or not asked for. */
export type EventPlace = {
  readonly sportKey?: string | undefined
  readonly categoryId?: string | undefined
  readonly tournamentId?: string | undefined
  readonly matchId?: string | undefined
}

type BonusConditions = {
  readonly id: string
  /** Least odds: of each suitable leg for a combo boost, of the whole bet otherwise. */
  readonly minOdds: Odds | null
  /** A leg has to stand in one of these; none: anywhere. */
  readonly events?: readonly EventPlace[] | undefined
  /** Milliseconds since the epoch; null: without end. */
  readonly validTo?: number | null | undefined
  /** ISO 3166-1 alpha-2; none: everywhere. */
  readonly countries?: readonly string[] | undefined
}

export type FreebetBonus = BonusConditions & {
  readonly type: 'freebet'
  readonly mode: FreebetMode
  readonly freebetStake: Amount
  readonly currency: string
  /** Most odds of the whole bet. */
  readonly maxOdds: Odds | null
  readonly selectionCountFrom: number | null
  readonly selectionCountTo: number | null
  readonly matchStatus: MatchStatus | null
}

/** What decides the boost of a bet, at its placement and when it is settled. */
export type ComboBoostTerms = {
  /** Least odds of a suitable leg. */
  readonly minOdds: Odds | null
  /** A suitable leg stands in one of these; none: anywhere. */
  readonly events?: readonly EventPlace[] | undefined
  readonly ranges: readonly ComboBoostRange[]
}

export type ComboBoostBonus = BonusConditions & ComboBoostTerms & { readonly type: 'comboboost' }

export type CollectingBonus = BonusConditions & {
  readonly type: 'hunting' | 'lootbox' | 'tournament'
}

export type SlipBonus = FreebetBonus | ComboBoostBonus | CollectingBonus

export type AvailableBonuses = {
  readonly comboboost: readonly ComboBoostBonus[]
  readonly freebet: readonly FreebetBonus[]
  readonly hunting: readonly CollectingBonus[]
  readonly lootbox: readonly CollectingBonus[]
  readonly tournament: readonly CollectingBonus[]
}

export const NO_BONUSES: AvailableBonuses = {
  comboboost: [],
  freebet: [],
  hunting: [],
  lootbox: [],
  tournament: [],
}

/** Reads a freebet mode in underscore or hyphen form; null for an unknown one. */
export function parseFreebetMode(text: string): FreebetMode | null {
  const plain = text.replaceAll('-', '_')
  return FREEBET_MODES.find((mode) => mode === plain) ?? null
}
