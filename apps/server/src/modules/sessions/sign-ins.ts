import type { SignInRecord } from '@touchline/contract'
import type { Executor } from '../../db/database.ts'
import type { ClientName } from './client-name.ts'

/** As many as a player looks through; older ones are forgotten with the next. */
const KEPT = 10

/** Notes a sign-in. @returns the one before it */
export async function noteSignIn(
  db: Executor,
  playerId: number,
  { now, country, ...name }: ClientName & { now: Date; country: string | null },
): Promise<SignInRecord | null> {
  const [previous = null] = await listSignIns(db, playerId)
  await db
    .insertInto('sign_ins')
    .values({ player_id: playerId, signed_in_at: now, country, ...name })
    .execute()
  await db
    .deleteFrom('sign_ins')
    .where('player_id', '=', playerId)
    .where('id', 'not in', (kept) =>
      kept
        .selectFrom('sign_ins')
        .select('id')
        .where('player_id', '=', playerId)
        .orderBy('id', 'desc')
        .limit(KEPT),
    )
    .execute()
  return previous
}

/** The player's last sign-ins, newest first. */
export async function listSignIns(db: Executor, playerId: number): Promise<SignInRecord[]> {
  const rows = await db
    .selectFrom('sign_ins')
    .select(['signed_in_at', 'browser', 'system', 'country'])
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ signed_in_at: at, ...where }) => ({ at: at.toISOString(), ...where }))
}
