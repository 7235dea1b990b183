import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'
import { ownPlayEnd } from '../sportsbook-sessions/play-session.ts'
import { timeEnd } from './track-activity.ts'

/** Ends the player's sign-ins no later than their own limit of one says. */
export async function capSessions(db: Executor, playerId: number): Promise<void> {
  await sql`
    update sessions s set expires_at = s.created_at + make_interval(mins => l.amount::integer)
    from user_limits l
    where s.player_id = ${playerId} and l.player_id = s.player_id and l.type = 'session'
      and l.status not in ('disabled', 'confirmed_disabled')
      and s.expires_at > s.created_at + make_interval(mins => l.amount::integer)
  `.execute(db)
}

/** When the first of a player's limits of time ends the session that asks; null: none does. */
export async function playEnd(
  db: Executor,
  player: { readonly id: number; readonly sessionId: string },
  now: Date,
): Promise<Date | null> {
  const { rows } = await sql<{ expires_at: Date }>`
    select s.expires_at from sessions s
    where s.id::text = ${player.sessionId} and exists (
      select from user_limits l where l.player_id = s.player_id and l.type = 'session'
        and l.status not in ('disabled', 'confirmed_disabled')
    )
  `.execute(db)
  const ends = [
    rows[0]?.expires_at,
    await timeEnd(db, player.id, now),
    await ownPlayEnd(db, player.id, now),
  ].flatMap((end) => (end == null ? [] : [end.getTime()]))
  return ends.length === 0 ? null : new Date(Math.min(...ends))
}
