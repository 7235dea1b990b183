import { BONUS_TYPES, USER_BONUS_STATUSES } from '@touchline/betting'
import * as v from 'valibot'

import { decode, encode, type DecodeResult } from './wire/codec.ts'
import { placedBet } from './schemas/bets.ts'
import { matchState, matchStatus } from './schemas/catalogue.ts'
import { favourites } from './schemas/favourites.ts'
import { playByPlay } from './schemas/match-info.ts'
import { chatMessage } from './schemas/match-chat.ts'
import { marketChange } from './schemas/markets.ts'
import { notification, unreadCounters } from './schemas/notifications.ts'
import { amount, count, id, money, timestamp } from './schemas/primitives.ts'
import { activity } from './schemas/settings.ts'

/** Data of one publication: `type` is the event's name, the payload key stands beside it. */
export const pushEvent = v.variant('type', [
  v.object({ type: v.literal('match_changed'), match: matchState }),
  v.object({ type: v.literal('markets_changed'), markets: v.array(marketChange) }),
  v.object({
    type: v.literal('match_status_changed'),
    match: v.object({ id, status: matchStatus }),
  }),
  v.object({
    type: v.literal('provider_status_changed'),
    providerStatuses: v.record(v.string(), activity),
  }),
  /** What can be hit now, by level; `round` tells that a level was hit. */
  v.object({
    type: v.literal('jackpot_changed'),
    jackpot: v.object({
      id,
      levels: v.array(v.object({ code: id, poolAmount: amount, round: count })),
    }),
  }),
  v.object({
    type: v.literal('tournament_pool_changed'),
    tournament: v.object({ id, poolAmount: amount, currency: v.string() }),
  }),
  /** Numbers of matches that are offered, by sport: those of `GET /sports`. */
  v.object({
    type: v.literal('counters_changed'),
    counters: v.object({
      live: count,
      sports: v.record(v.string(), v.object({ live: count, total: count })),
    }),
  }),
  /**
   * On the updates channels: the operator published it. `GET /fe-api/settings` tells what it is now, and
   * `GET /pages/{slug}` its pages: one of them alone is another than before where `only` says so.
   */
  v.object({
    type: v.literal('site_changed'),
    version: count,
    only: v.optional(v.picklist(['blocks', 'settings'])),
  }),
  v.object({ type: v.literal('balance_changed'), balance: money }),
  /**
   * The player has changed something of their account, on any device: what pages hold of it is read
   * again. `GET /player`, `/settings`, `/player/accounts`, `/user_limits` and `/player/guard_rails` tell
   * what it is now.
   */
  v.object({ type: v.literal('account_changed') }),
  /** All favourites of a type, as the player has left them on any device. */
  v.object({ type: v.literal('favourites_changed'), favourites }),
  v.object({ type: v.literal('unread_counters_changed'), counters: unreadCounters }),
  /** One, or several in the order in which they were written (AMB-27). */
  v.object({
    type: v.literal('notification'),
    notification: v.optional(notification),
    notifications: v.optional(v.array(notification)),
  }),
  /** Issued, or come to another status; the name is in the channel's language. */
  v.object({
    type: v.literal('bonus_issued'),
    bonus: v.object({
      id,
      type: v.picklist(BONUS_TYPES),
      name: v.string(),
      userBonusStatus: v.picklist(USER_BONUS_STATUSES),
    }),
  }),
  v.object({ type: v.literal('bet_changed'), bet: placedBet }),
  v.object({
    type: v.literal('bet_cashout_changed'),
    bet: v.object({ id, toCashout: v.nullable(amount), cashoutExpiresAt: v.nullish(timestamp) }),
  }),
  /** On the match's own channel alone: what its live pitch shows, as a whole. */
  v.object({ type: v.literal('match_play_changed'), play: playByPlay }),
  v.object({ type: v.literal('chat_message'), message: chatMessage }),
  /** Nobody is to see it any more. */
  v.object({ type: v.literal('chat_message_hidden'), matchId: id, messageId: id }),
  /** Nothing was told while nobody followed the channel: whoever does now reads its state again. */
  v.object({ type: v.literal('events_missed') }),
  /** Heartbeat of the feed, every 2 s on the updates channel: `silentMatches` are live but unheard. */
  v.object({
    type: v.literal('alive'),
    at: v.number(),
    providers: v.record(v.string(), v.number()),
    silentMatches: v.array(id),
  }),
])

export type PushEvent = v.InferOutput<typeof pushEvent>

const KNOWN_TYPES: ReadonlySet<unknown> = new Set(
  pushEvent.options.map((option) => option.entries.type.literal),
)

export type PushDecodeResult =
  | DecodeResult<PushEvent>
  | { ok: false; problem: string; unknownType: string }

/** Reads the data of a publication. An unknown type is told apart from a malformed event. */
export function decodePushEvent(data: unknown): PushDecodeResult {
  const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined
  if (typeof type === 'string' && !KNOWN_TYPES.has(type)) {
    return { ok: false, problem: `unknown push event ${type}`, unknownType: type }
  }
  const result = decode(pushEvent, data)
  if (!result.ok || result.value.type !== 'notification') return result
  const { notification: one, notifications: several } = result.value
  if (one !== undefined || several !== undefined) return result
  return { ok: false, problem: 'a notification event without a notification' }
}

export function encodePushEvent(event: PushEvent): unknown {
  return encode(pushEvent, event)
}
