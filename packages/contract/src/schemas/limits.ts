import {
  CHOSEN_LIMIT_TYPES,
  EXCLUSION_TYPES,
  LIMIT_PERIODS,
  LIMIT_STATUSES,
  LIMIT_TYPES,
} from '@touchline/betting'
import * as v from 'valibot'

import { currentPassword } from './players.ts'
import { amount, count, currencyCode, id, text, timestamp } from './primitives.ts'

export const limitType = v.picklist(LIMIT_TYPES)
export const limitStatus = v.picklist(LIMIT_STATUSES)
export const limitPeriod = v.picklist(LIMIT_PERIODS)

/** GAP-27. Amounts are smallest units of the currency, or minutes where there is none. */
export const userLimit = v.object({
  id,
  type: limitType,
  status: limitStatus,
  period: v.nullable(limitPeriod),
  /** Null for a break from play. */
  amount: v.nullable(amount),
  currency: v.nullable(currencyCode),
  /** What of it is used in the period. */
  current: amount,
  /** When the period ends and all of it is there again. */
  resetsAt: v.nullable(timestamp),
  /** Null: without end. */
  activeUntil: v.nullable(timestamp),
  /** What is to hold in its place once confirmed; null with a status that waits: nothing. */
  wanted: v.nullable(amount),
  /** Between these a looser limit that was asked for can be confirmed. */
  confirmFrom: v.nullable(timestamp),
  confirmUntil: v.nullable(timestamp),
})

const greatest = 9_000_000_000_000_000n
const limitAmount = v.pipe(
  amount,
  v.check((value) => value > 0n, 'error.form.too_small'),
  v.check((value) => value <= greatest, 'error.form.too_large'),
)

export const limitToSet = v.object({
  type: v.picklist(CHOSEN_LIMIT_TYPES),
  period: v.nullish(limitPeriod),
  amount: limitAmount,
  currency: v.nullish(currencyCode),
})

export const exclusionToBegin = v.object({
  type: v.picklist(EXCLUSION_TYPES),
  /** Null: for good, which only a self-exclusion can be. */
  days: v.nullable(v.pipe(count, v.minValue(1), v.maxValue(3_660))),
  currentPassword,
})

const minuteOfDay = v.pipe(count, v.maxValue(1_439))

/** Rails that a player set for themselves. */
export const guardRails = v.object({
  /** No bets for so many minutes after so many losses in a row, or after losing so much in a row. */
  pause: v.nullable(
    v.object({
      losses: v.nullable(v.pipe(count, v.minValue(1), v.maxValue(20))),
      amount: v.nullable(limitAmount),
      currency: v.nullable(currencyCode),
      minutes: v.pipe(count, v.minValue(5), v.maxValue(43_200)),
    }),
  ),
  /** No bets on matches in play between these minutes of the day, in the player's zone. */
  noLive: v.nullable(v.object({ from: minuteOfDay, until: minuteOfDay, zone: text(64) })),
  /** No motion, no marks on prices, no offers. */
  calm: v.optional(v.boolean(), false),
})

/** What is not named stays as the player asked for it last, on whatever device. */
export const guardRailsChange = v.object({
  pause: v.optional(guardRails.entries.pause),
  noLive: v.optional(guardRails.entries.noLive),
  calm: v.optional(v.boolean()),
})

/** What the player's own rules forbid by themselves, and when that changes. */
const heldRails = v.object({
  /** The end of a pause that runs. */
  pauseUntil: v.nullable(timestamp),
  /** The end of the hours without bets in play. */
  noLiveUntil: v.nullable(timestamp),
  /** When a limit of time ends the session that asks. */
  playUntil: v.nullable(timestamp),
  /** When to ask again; null: nothing of it changes by the clock. */
  changesAt: v.nullable(timestamp),
})

export const guardRailsAnswer = v.object({
  rails: guardRails,
  held: heldRails,
  /** What is to hold in their place once confirmed. */
  wanted: v.nullable(guardRails),
  confirmFrom: v.nullable(timestamp),
  confirmUntil: v.nullable(timestamp),
})

/** What a player may be asked about playing safely; the last is to look at their account. */
export const safetyQuestion = v.picklist([
  'registration',
  'first_deposit',
  'monthly',
  'account_review',
])

/** The question that is due; null: none. */
export const safetyQuestionAnswer = v.object({ question: v.nullable(safetyQuestion) })

export const safetyDecision = v.object({
  question: safetyQuestion,
  answer: v.picklist(['declined', 'accepted']),
})

/** How a time at play stands: what a reality check tells (GAP-28). */
export const sessionInfo = v.object({
  startedAt: timestamp,
  /** Seconds since then. */
  duration: count,
  /** From then on the player has to acknowledge. */
  nextCheckAt: timestamp,
  /** Staked, and got back for bets, since the beginning, in the player's currency. */
  stakeSum: amount,
  winSum: amount,
  currency: currencyCode,
  /** The same under the names that pages of before an update read. */
  checkAt: v.optional(timestamp),
  staked: v.optional(amount),
  returned: v.optional(amount),
})

export type UserLimit = v.InferOutput<typeof userLimit>
export type LimitToSet = v.InferOutput<typeof limitToSet>
export type ExclusionToBegin = v.InferOutput<typeof exclusionToBegin>
export type GuardRails = v.InferOutput<typeof guardRails>
export type GuardRailsChange = v.InferOutput<typeof guardRailsChange>
export type GuardRailsAnswer = v.InferOutput<typeof guardRailsAnswer>
export type SafetyQuestion = v.InferOutput<typeof safetyQuestion>
export type SessionInfo = v.InferOutput<typeof sessionInfo>
