import type { Amount, BonusType, UserBonusStatus } from '@touchline/betting'
import type { Generated, JSONColumnType } from 'kysely'

export type OfferStatus = 'active' | 'paused' | 'disabled'

type Offers = {
  id: string
  version: number
  kind: BonusType
  status: OfferStatus
  document: JSONColumnType<object>
  valid_from: Date
  valid_to: Date | null
  current: boolean
  applied_at: Date
  applied_by: string
}

type PromoCodes = {
  code: string
  offer_id: string
  most: number | null
  redeemed: Generated<number>
  active: boolean
}

type OfferPools = {
  offer_id: string
  currency: string
  initial: Amount
  amount: Amount
  /** By stakes, in millionths of the smallest unit. */
  grown: Generated<bigint>
  changed_at: Date
}

type TournamentCounts = { offer_id: string; bucket: number; players: number }

type TournamentChanges = {
  id: Generated<bigint>
  offer_id: string
  currency: string
  staked: Amount
  left_bucket: number | null
  joined_bucket: number | null
}

type TournamentEnds = { offer_id: string; players: number; ended_at: Date }

type TournamentPrizes = {
  offer_id: string
  player_id: number
  place: number
  sharing: number
  points: bigint
  currency: string
  amount: Amount
  issued_at: Date | null
  bonus_id: bigint | null
}

export type StoredBonusStatus = Exclude<UserBonusStatus, 'not_available' | 'expired' | 'unknown'>

/** Numbers from the hash of a box's seed: kept, so that anybody can draw again. */
export type StoredDraw = {
  readonly message: string
  readonly number: number
  readonly content: number
}

type Bonuses = {
  id: Generated<bigint>
  player_id: number
  offer_id: string
  offer_version: number
  kind: BonusType
  cause: string
  /** Came with a first deposit, or was brought by what did. */
  stands_on_deposit: Generated<boolean>
  status: StoredBonusStatus
  currency: string
  amount: Amount | null
  multiplier: Generated<number>
  boosted_by: bigint | null
  boosted_at: Date | null
  times_to_use: number | null
  times_used: Generated<number>
  points: Generated<bigint>
  potential_points: Generated<bigint>
  staked: Generated<Amount>
  bets_count: Generated<number>
  points_at: Date | null
  rewards: Generated<number>
  reward_due: Generated<boolean>
  seed: Buffer | null
  draw: JSONColumnType<StoredDraw> | null
  won_bonus_id: bigint | null
  issued_at: Date
  activated_at: Date | null
  expires_at: Date | null
  ended_at: Date | null
  seen_at: Date | null
  told_at: Date | null
}

type PutOffRewards = { reward: string; failures: number; due_at: Date }

type BonusUses = {
  bonus_id: bigint
  bet_id: bigint
  chosen: boolean
  staked: Amount
  points: Generated<bigint>
  potential_points: Generated<bigint>
  used_at: Date
  returned_at: Date | null
}

export type BonusTables = {
  offers: Offers
  promo_codes: PromoCodes
  offer_pools: OfferPools
  bonuses: Bonuses
  bonus_uses: BonusUses
  tournament_counts: TournamentCounts
  tournament_changes: TournamentChanges
  tournament_ends: TournamentEnds
  tournament_prizes: TournamentPrizes
  put_off_rewards: PutOffRewards
}
