import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'

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
