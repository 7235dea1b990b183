import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'

/**
 * Another one whenever a page of the player is told that profile, settings or favourites have changed:
 * who comes too late to be told sees it by this.
 */
export async function accountVersion(db: Executor, playerId: number): Promise<string> {
  // PostgreSQL names in each row the transaction that wrote it last.
  const { rows } = await sql<{ version: string }>`
    select md5(concat_ws(' ',
      (select xmin from players where id = ${playerId}),
      (select xmin from player_settings where player_id = ${playerId}),
      (select concat(count(*), max(created_at)) from favourites where player_id = ${playerId})
    )) as version`.execute(db)
  return rows[0]?.version ?? ''
}
