import { sql } from 'kysely'

import type { ExpressionBuilder } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'

export type StoredMessage = {
  id: bigint
  match_id: string
  body: string
  sent_at: Date
  public_id: string
  nickname: string | null
}

const LISTED = 50
/** Of players who are known: accounts alone, which anybody opens by the dozen, hide nothing. */
const REPORTS_TO_HIDE = 3
const KNOWN_AFTER_MS = 7 * 24 * 3_600_000

/**
 * The id under which a player writes; made when they first need it. In a transaction its row is locked
 * from here on.
 */
export async function publicIdOf(db: Db, playerId: number): Promise<string> {
  const { public_id: id } = await db
    .insertInto('chat_people')
    .values({ player_id: playerId })
    .onConflict((conflict) =>
      conflict.column('player_id').doUpdateSet({ player_id: sql.ref('excluded.player_id') }),
    )
    .returning('public_id')
    .executeTakeFirstOrThrow()
  return id
}

/** The last messages of a room that everybody may see, oldest first. */
export async function listMessages(db: Db, matchId: string): Promise<StoredMessage[]> {
  const newest = await messages(db)
    .where('chat_messages.match_id', '=', matchId)
    .where('hidden_at', 'is', null)
    .orderBy('chat_messages.id', 'desc')
    .limit(LISTED)
    .execute()
  return newest.toReversed()
}

type NewMessage = { matchId: string; playerId: number; body: string; now: Date }

/** Messages of one player in that time at most, in all rooms. */
export type Pace = { readonly messages: number; readonly withinMs: number }

/**
 * Adds a message within the pace; undefined beyond it. What its player has just written in the room is not
 * written twice: the answer may have been lost. Messages that a player sends at once are counted
 * one after the other: who they are in the rooms stays locked until the message is written.
 */
export async function addMessage(
  db: Db,
  { matchId, playerId, body, now }: NewMessage,
  pace: Pace,
): Promise<{ message: StoredMessage; isNew: boolean } | undefined> {
  return db.transaction().execute(async (transaction) => {
    await publicIdOf(transaction, playerId)
    const since = new Date(now.getTime() - pace.withinMs)
    const before = await messages(transaction)
      .where('chat_messages.player_id', '=', playerId)
      .where('chat_messages.match_id', '=', matchId)
      .where('sent_at', '>', since)
      .orderBy('chat_messages.id', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (before?.body === body) return { message: before, isNew: false }
    if ((await countSince(transaction, playerId, since)) >= pace.messages) return undefined
    const { id } = await transaction
      .insertInto('chat_messages')
      .values({ match_id: matchId, player_id: playerId, body, sent_at: now, hidden_at: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    const written = messages(transaction).where('chat_messages.id', '=', id)
    return { message: await written.executeTakeFirstOrThrow(), isNew: true }
  })
}

async function countSince(db: Db, playerId: number, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('chat_messages')
    .select((builder) => builder.fn.countAll<bigint>().as('count'))
    .where('player_id', '=', playerId)
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Counts a player's report once; it weighs where the player is known by a verified phone, or by a
 * confirmed address, a week and a bet that was settled. @returns `hidden` where this one hides the message; `unknown` where
 * there is none in the room
 */
export async function reportMessage(
  db: Db,
  { matchId, messageId, playerId }: { matchId: string; messageId: bigint; playerId: number },
  now: Date,
): Promise<'noted' | 'hidden' | 'unknown'> {
  return db.transaction().execute(async (transaction) => {
    const message = await transaction
      .selectFrom('chat_messages')
      .select('hidden_at')
      .where('id', '=', messageId)
      .where('match_id', '=', matchId)
      .forUpdate()
      .executeTakeFirst()
    if (message === undefined) return 'unknown'
    await transaction
      .insertInto('chat_reports')
      .values({ message_id: messageId, player_id: playerId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { count } = await transaction
      .selectFrom('chat_reports')
      .innerJoin('players', 'players.id', 'chat_reports.player_id')
      .select((builder) => builder.fn.countAll<bigint>().as('count'))
      .where('message_id', '=', messageId)
      .where((eb) => isKnown(eb, now))
      .executeTakeFirstOrThrow()
    if (message.hidden_at !== null || Number(count) < REPORTS_TO_HIDE) return 'noted'
    await transaction
      .updateTable('chat_messages')
      .set({ hidden_at: now })
      .where('id', '=', messageId)
      .execute()
    return 'hidden'
  })
}

function isKnown(eb: ExpressionBuilder<Schema, 'players'>, now: Date) {
  return eb.or([
    eb('players.phone_verified_at', 'is not', null),
    eb.and([
      eb('players.email_confirmed_at', 'is not', null),
      eb('players.created_at', '<=', new Date(now.getTime() - KNOWN_AFTER_MS)),
      eb.exists(
        eb
          .selectFrom('bets')
          .select('bets.id')
          .whereRef('bets.player_id', '=', 'players.id')
          .where('bets.status', '=', 'done'),
      ),
    ]),
  ])
}

function messages(db: Db) {
  return db
    .selectFrom('chat_messages')
    .innerJoin('chat_people', 'chat_people.player_id', 'chat_messages.player_id')
    .innerJoin('players', 'players.id', 'chat_messages.player_id')
    .select([
      'chat_messages.id',
      'chat_messages.match_id',
      'chat_messages.body',
      'chat_messages.sent_at',
      'chat_people.public_id',
    ])
    .select((eb) => [
      // Only a name that has passed the rule is read by others.
      eb
        .case()
        .when('players.nickname_skeleton', 'is not', null)
        .then(eb.ref('players.nickname'))
        .end()
        .as('nickname'),
    ])
}
