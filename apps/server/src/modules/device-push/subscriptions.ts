import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Db, Executor } from '../../db/database.ts'
import type { NotificationTables } from '../../db/notification-schema.ts'
import type { SessionPlayer } from '../sessions/session-repository.ts'

/** More browsers than one person uses; the ones asked for longest ago go. */
const MOST_OF_ONE = 20

export type SubscriptionRow = Selectable<NotificationTables['push_subscriptions']>

type NewSubscription = Pick<
  SubscriptionRow,
  'service' | 'endpoint' | 'p256dh' | 'auth' | 'language'
>

/** A browser belongs to whoever asked in it last. */
export async function keepSubscription(
  db: Db,
  player: Pick<SessionPlayer, 'id' | 'sessionId'>,
  subscription: NewSubscription,
  now: Date,
): Promise<void> {
  const { endpoint, ...rest } = subscription
  const owned = { ...rest, player_id: player.id, session_id: player.sessionId, created_at: now }
  await db.transaction().execute(async (trx) => {
    // What waits for the one before goes with it.
    await trx
      .deleteFrom('push_subscriptions')
      .where('endpoint', '=', endpoint)
      .where('player_id', '!=', player.id)
      .execute()
    await trx
      .insertInto('push_subscriptions')
      .values({ endpoint, ...owned })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(owned))
      .execute()
    await sql`
      delete from push_subscriptions where id in (
        select id from push_subscriptions where player_id = ${player.id}
        order by created_at desc, id desc offset ${MOST_OF_ONE}
      )
    `.execute(trx)
  })
}

/**
 * A player who is signed in anew goes on with what they asked for in this browser, until they end
 * this session.
 * @returns whether they had asked for anything here
 */
export async function renewSubscription(
  db: Executor,
  player: Pick<SessionPlayer, 'id' | 'sessionId'>,
  { endpoint, language }: Pick<NewSubscription, 'endpoint' | 'language'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('push_subscriptions')
    .set({ session_id: player.sessionId, language })
    .where('player_id', '=', player.id)
    .where('endpoint', '=', endpoint)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function dropSubscription(
  db: Executor,
  playerId: number,
  endpoint: string,
): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('player_id', '=', playerId)
    .where('endpoint', '=', endpoint)
    .execute()
}

/** What OneSignal calls the browser of this session; null: it is to be sent nothing any more. */
export async function keepOneSignal(
  db: Db,
  player: Pick<SessionPlayer, 'id' | 'sessionId' | 'language'>,
  id: string | null,
  now: Date,
): Promise<void> {
  if (id === null) return dropOneSignal(db, player)
  const none = { p256dh: null, auth: null }
  const { language } = player
  await keepSubscription(
    db,
    player,
    { service: 'one_signal', endpoint: id, language, ...none },
    now,
  )
}

/** Those of sessions that ran out go as well: one of them may have been this browser's. */
async function dropOneSignal(
  db: Db,
  player: Pick<SessionPlayer, 'id' | 'sessionId'>,
): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('player_id', '=', player.id)
    .where('service', '=', 'one_signal')
    .where((eb) => {
      const session = eb
        .selectFrom('sessions')
        .select('sessions.id')
        .whereRef('sessions.id', '=', 'push_subscriptions.session_id')
      return eb.or([eb('session_id', '=', player.sessionId), eb.not(eb.exists(session))])
    })
    .execute()
}
