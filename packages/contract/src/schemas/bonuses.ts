import {
  BONUS_MISMATCHES,
  BONUS_STATUSES,
  BONUS_TYPES,
  LEG_MISMATCHES,
  USER_BONUS_STATUSES,
} from '@touchline/betting'
import * as v from 'valibot'

import { answeredMode } from './bets.ts'
import { matchStatus } from './catalogue.ts'
import { amount, count, currencyCode, id, odds, text, timestamp, word } from './primitives.ts'

/** A kind as paths name it, and the type of its bonuses. */
export const BONUS_KINDS = {
  comboboosts: 'comboboost',
  freebets: 'freebet',
  huntings: 'hunting',
  tournaments: 'tournament',
  lootboxes: 'lootbox',
} as const

export type BonusKind = keyof typeof BONUS_KINDS

/** What a list asks for where nothing else is said. */
export const BONUS_PAGE = { limit: 4, tournamentLimit: 1 } as const

export const bonusType = v.picklist(BONUS_TYPES)
export const bonusStatus = v.picklist(BONUS_STATUSES)
export const userBonusStatus = v.picklist(USER_BONUS_STATUSES)

/** Why a bonus cannot be had or used by whoever asks. */
export const bonusHindrance = v.picklist([
  'sign_in',
  'deposit',
  'not_started',
  'paused',
  'ended',
  'unverified',
  'country',
  'currency',
  'used_up',
])

/** Bets have to be on one of these; every field that is there has to fit. */
export const eventCondition = v.object({
  sportKey: v.nullable(v.string()),
  categoryId: v.nullable(v.string()),
  tournamentId: v.nullable(v.string()),
  matchId: v.nullable(v.string()),
  /** In the reader's language; null where the event is not offered any more. */
  name: v.nullable(v.string()),
})

const common = {
  /** Of this player's bonus; of the offer, in small letters, where a visitor asks. */
  id,
  offerId: id,
  name: v.string(),
  description: v.string(),
  status: bonusStatus,
  userBonusStatus,
  /** Null where nothing is in the way. */
  hindrance: v.nullable(bonusHindrance),
  /** Of each suitable leg for a combo boost, of the whole bet otherwise. */
  minOdds: v.nullable(odds),
  /** Null: as often as one likes. */
  timesToUse: v.nullable(count),
  timesUsed: count,
  /** ISO 3166-1 alpha-2; empty: everywhere. */
  countryCodes: v.array(v.string()),
  eventConditions: v.array(eventCondition),
  validFrom: timestamp,
  /** Of this player's bonus, once it is issued; null: without end. */
  validTo: v.nullable(timestamp),
  issuedAt: v.nullable(timestamp),
  activatedAt: v.nullable(timestamp),
  /** When it ended, by its time or before. */
  expiredAt: v.nullable(timestamp),
  /** Null: nobody's. */
  seen: v.nullable(v.boolean()),
  banners: v.object({ desktop: v.nullable(v.string()), mobile: v.nullable(v.string()) }),
  onlyVerified: v.boolean(),
  /** `activate` would be taken now. */
  activatable: v.boolean(),
  /** Types of bonuses that its activation ends. */
  overrides: v.array(bonusType),
  termsVersion: count,
}

const subunits = count

export const comboBoostRange = v.object({
  minCount: count,
  maxCount: count,
  /** Factor in thousandths. */
  bonusOdds: odds,
})

const comboBoost = v.object({
  type: v.literal('comboboost'),
  ...common,
  ranges: v.array(comboBoostRange),
  /** For a slip: the range that its suitable legs reach. */
  activeRangeIndex: v.nullable(count),
  /** For a slip: places of the legs that count, from 0. */
  suitableSelections: v.array(count),
})

const freebet = v.object({
  type: v.literal('freebet'),
  ...common,
  freebetType: answeredMode,
  maxOdds: v.nullable(odds),
  selectionCountFrom: v.nullable(count),
  selectionCountTo: v.nullable(count),
  /** Every match has to stand so. */
  matchStatus: v.nullable(matchStatus),
  /** As it was issued. */
  amount,
  currency: currencyCode,
  subunits,
  /** Thousandths that `amount` was multiplied by; 1000 without a boost. */
  multiplier: count,
  /** The bonus that boosted it, and when. */
  boost: v.nullable(v.object({ by: id, at: timestamp })),
  /** What is staked: `amount` times `multiplier`. */
  freebetStake: amount,
})

export const farming = v.object({
  /** In the smallest unit of the currency beside it. */
  averageStake: amount,
  betsCount: count,
  points: count,
  /** Points that are still to be had before the bonus is full; null: no end. */
  availablePoints: v.nullable(count),
  /** Of bets that are not settled. */
  potentialPoints: count,
  /** What the points are worth as things stand. */
  potentialFreebetAmount: amount,
  initialPool: amount,
})

const collecting = {
  ...common,
  currency: currencyCode,
  subunits,
  farming,
  /** Matches of the bets that brought points. */
  farmedEventIds: v.array(v.string()),
  /** Freebets that it can boost now. */
  freebetsToBoost: v.array(id),
  /** What they are multiplied by, thousandths; null: it boosts none. */
  boostMultiplier: v.nullable(count),
}

export const prize = v.object({ from: count, to: count, amount })

/** One of the things that may be in a lootbox. */
export const lootboxContent = v.object({
  name: v.string(),
  /** Chances in a million; those of a box add up to a million. */
  chance: count,
  /** Null where it holds nothing. */
  type: v.nullable(bonusType),
  amount: v.nullable(amount),
})

/** How a box was opened: anybody can draw again from what is here, and gets the same. */
export const lootboxDraw = v.object({
  /** Published before the box was opened: SHA-256 of `seed`, hexadecimal. */
  commitment: v.string(),
  /** Hexadecimal. */
  seed: v.string(),
  /** What the seed was drawn over: `{bonus}:{player's own word}`. */
  message: v.string(),
  /** From 0 to 999999. */
  number: count,
  /** Place of the content that the number falls on, from 0. */
  content: count,
})

export const bonus = v.variant('type', [
  comboBoost,
  freebet,
  v.object({
    type: v.literal('hunting'),
    ...collecting,
    /** Points of one reward, and what it is. */
    reward: v.nullable(v.object({ points: count, amount })),
  }),
  v.object({
    type: v.literal('tournament'),
    ...collecting,
    poolAmount: amount,
    prizes: v.array(prize),
    /** Own place; null without points. */
    position: v.nullable(count),
    players: count,
  }),
  v.object({
    type: v.literal('lootbox'),
    ...collecting,
    /** Points until it can be opened. */
    pointsToOpen: count,
    contents: v.array(lootboxContent),
    /** Of the draw to come. */
    commitment: v.nullable(v.string()),
    draw: v.nullable(lootboxDraw),
    /** The bonus that was in it. */
    wonBonusId: v.nullable(id),
  }),
])

export const bonusTerms = v.object({
  id,
  offerId: id,
  /** The version that holds for whoever asks. */
  version: count,
  title: v.string(),
  paragraphs: v.array(v.string()),
  /** When the player accepted them, by having or activating the bonus. */
  acceptedAt: v.nullable(timestamp),
  /** Versions after it, which hold for others. */
  newerVersion: v.nullable(count),
})

export const bonusesToMark = v.object({ bonuses: v.pipe(v.array(id), v.maxLength(100)) })

/** Letters of a code as it is typed: case, spaces and hyphens make no difference. */
export const promoCode = v.object({ code: v.pipe(text(64), v.trim(), v.minLength(1)) })

/** Own word of the player that goes into the draw of a lootbox. */
export const bonusActivation = v.object({ word: v.optional(word) })

export const freebetsToBoost = v.object({
  freebetIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(50)),
})

export const ratingEntry = v.object({
  /** From 1; those with as many points share it. */
  position: count,
  currentUser: v.boolean(),
  /** Null for a player without a nickname. */
  nickname: v.nullable(v.string()),
  points: count,
  /** What the place is worth as things stand. */
  farmedAmount: amount,
  currencyCode,
  farmedFreebetsCount: count,
})

/** A bonus held against a bet. */
const held = v.object({
  bonus,
  /** Null: it can be used for this bet. */
  mismatch: v.nullable(v.picklist(BONUS_MISMATCHES)),
  /** Of each leg: null for one that counts. */
  legs: v.array(v.nullable(v.picklist(LEG_MISMATCHES))),
})

const heldList = v.array(held)

/** For one bet, those that fit before those that do not. */
export const bonusesOfBet = v.object({
  bonuses: v.object({
    comboboost: heldList,
    freebet: heldList,
    hunting: heldList,
    lootbox: heldList,
    tournament: heldList,
  }),
  /** What is taken unless the player says otherwise: hunting, tournament, comboboost. */
  chosen: v.nullable(v.object({ id, type: bonusType })),
})

export type Bonus = v.InferOutput<typeof bonus>
export type BonusOf<Type extends Bonus['type']> = Extract<Bonus, { type: Type }>
export type BonusHindrance = v.InferOutput<typeof bonusHindrance>
export type EventCondition = v.InferOutput<typeof eventCondition>
export type BonusTerms = v.InferOutput<typeof bonusTerms>
export type Farming = v.InferOutput<typeof farming>
export type RatingEntry = v.InferOutput<typeof ratingEntry>
export type HeldBonus = v.InferOutput<typeof held>
export type BonusesOfBet = v.InferOutput<typeof bonusesOfBet>
