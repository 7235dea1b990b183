import type { SportsbookSession } from '@touchline/contract'
import type { Db, Executor } from '../../db/database.ts'
import { Problem } from '../../http/problem.ts'
import { lockPlayer } from '../players/player-repository.ts'
import { allowanceOf, windowStart } from './play-time.ts'
import type { Interval } from './play-time.ts'

/** Without a sign for this long the player was away: the time in between does not count. */
const BREAK_MS = 30 * 60_000

/**
 * Begins a time at play, or goes on with the one under way.
 * @param standardLimit minutes for a player without a limit of his own; null: none
 * @throws Problem 403 once the player's limit is used up
 */
export async function play(
  db: Db,
  playerId: number,
  now: Date,
  standardLimit: number | null,
): Promise<SportsbookSession> {
  const { startedAt, allowance } = await db.transaction().execute(async (trx) => {
    const { session_limit_minutes: own } = await lockPlayer(trx, playerId)
    const limit = own ?? standardLimit
    await endAbandoned(trx, playerId, now)
    const known = await readIntervals(trx, playerId, now)
    const remaining = allowanceOf(limit, known, now)
    if (remaining.kind === 'used_up') await endPlay(trx, playerId, now)
    else await openOrTouch(trx, playerId, now)
    return { startedAt: known.at(-1)?.open ? known.at(-1)?.from : now, allowance: remaining }
  })
  if (allowance.kind === 'used_up') {
    throw new Problem(403, 'error.session.limit_reached', {
      details: { available_at: allowance.availableAt.toISOString() },
    })
  }
  return {
    startedAt: (startedAt ?? now).toISOString(),
    endsAt: allowance.kind === 'open' ? allowance.endsAt.toISOString() : null,
  }
}

/** The player leaves. */
export async function endPlay(db: Executor, playerId: number, now: Date): Promise<void> {
  await db
    .updateTable('sportsbook_sessions')
    .set({ ended_at: now })
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .execute()
}

/** When going on to play uses up the player's own limit of it; null without one. */
export async function ownPlayEnd(db: Executor, playerId: number, now: Date): Promise<Date | null> {
  const { session_limit_minutes: own } = await db
    .selectFrom('players')
    .select('session_limit_minutes')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  if (own === null) return null
  const left = allowanceOf(own, await readIntervals(db, playerId, now), now)
  return left.kind === 'open' ? left.endsAt : null
}

async function endAbandoned(db: Executor, playerId: number, now: Date): Promise<void> {
  await db
    .updateTable('sportsbook_sessions')
    .set((eb) => ({ ended_at: eb.ref('seen_at') }))
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .where('seen_at', '<', new Date(now.getTime() - BREAK_MS))
    .execute()
}

async function readIntervals(
  db: Executor,
  playerId: number,
  now: Date,
): Promise<(Interval & { open: boolean })[]> {
  const rows = await db
    .selectFrom('sportsbook_sessions')
    .select(['started_at', 'ended_at'])
    .where('player_id', '=', playerId)
    .where((eb) => eb.or([eb('ended_at', 'is', null), eb('ended_at', '>', windowStart(now))]))
    .orderBy('started_at')
    .execute()
  return rows.map(({ started_at: from, ended_at: until }) => ({
    from,
    until: until ?? now,
    open: until === null,
  }))
}

async function openOrTouch(db: Executor, playerId: number, now: Date): Promise<void> {
  const touched = await db
    .updateTable('sportsbook_sessions')
    .set({ seen_at: now })
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (touched !== undefined) return
  await db
    .insertInto('sportsbook_sessions')
    .values({ player_id: playerId, started_at: now, seen_at: now, ended_at: null })
    .execute()
}
