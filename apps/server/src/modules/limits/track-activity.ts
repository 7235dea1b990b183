import { sql } from 'kysely'
import type { Db, Executor } from '../../db/database.ts'
import { Problem } from '../../http/problem.ts'
import { lockPlayer } from '../players/player-repository.ts'
import { deletePlayerSessions } from '../sessions/session-repository.ts'
import type { EndedSession } from '../sessions/session-repository.ts'
import { dayAndTime } from './limit-problem.ts'
import { countedPeriod, countsTime, listHolding } from './limit-rows.ts'
import type { LimitRow } from './limit-rows.ts'

/** A page that is looked at tells so once a minute; a gap longer than this was none of looking. */
const LONGEST_GAP_SECONDS = 90
const MINUTE_SECONDS = 60

type Tracked = {
  readonly sessions: readonly EndedSession[]
  /** Problem 401 once a limit of time is used up. */
  readonly refusal: Problem | null
}

/** Counts the time since the last sign of any page of the player, and ends it all at the limit. */
export async function trackActivity(db: Db, playerId: number, now: Date): Promise<Tracked> {
  return db.transaction().execute(async (trx) => {
    await lockPlayer(trx, playerId)
    await rollPeriods(trx, playerId, now)
    const seconds = await count(trx, playerId, now)
    const until = usedUpUntil(await timeLimits(trx, playerId, now), seconds, now)
    if (until === null) return { sessions: [], refusal: null }
    const refusal = new Problem(401, 'error.limits.time', {
      details: { limit: 'time', until: until.toISOString() },
      params: { until: dayAndTime(until) },
    })
    return { sessions: await deletePlayerSessions(trx, playerId), refusal }
  })
}

/** @throws Problem 403 while a limit of time is used up */
export async function requireTimeLeft(db: Executor, playerId: number, now: Date): Promise<void> {
  const limits = await timeLimits(db, playerId, now)
  if (limits.length === 0) return
  const activity = await readActivity(db, playerId)
  const current = limits.filter((row) => countedPeriod(row, now).isBegun)
  const until = usedUpUntil(current, activity?.seconds ?? 0n, now)
  if (until === null) return
  throw new Problem(403, 'error.limits.time', {
    details: { limit: 'time', until: until.toISOString() },
    params: { until: dayAndTime(until) },
  })
}

/** When looking on without a break uses up a limit of time; null where its period ends before. */
export async function timeEnd(db: Executor, playerId: number, now: Date): Promise<Date | null> {
  const limits = await timeLimits(db, playerId, now)
  if (limits.length === 0) return null
  const seconds = (await readActivity(db, playerId))?.seconds ?? 0n
  const ends = limits.flatMap((row) => {
    const period = countedPeriod(row, now)
    const used = period.isBegun ? seconds - BigInt(row.base['seconds'] ?? '0') : 0n
    const left = Number((row.amount ?? 0n) * BigInt(MINUTE_SECONDS) - used) * 1_000
    const end = now.getTime() + Math.max(left, 0)
    return row.amount === null || end >= period.until ? [] : [end]
  })
  return ends.length === 0 ? null : new Date(Math.min(...ends))
}

async function readActivity(db: Executor, playerId: number) {
  return db
    .selectFrom('player_activity')
    .select('seconds')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
}

async function timeLimits(db: Executor, playerId: number, now: Date): Promise<LimitRow[]> {
  const rows = await listHolding(db, playerId, now)
  return rows.filter(countsTime)
}

/** When the last of the limits that are used up begins anew; null while there is time left. */
function usedUpUntil(limits: readonly LimitRow[], seconds: bigint, now: Date): Date | null {
  const ends = limits
    .filter(({ amount, base }) => {
      const used = seconds - BigInt(base['seconds'] ?? '0')
      return amount !== null && used >= amount * BigInt(MINUTE_SECONDS)
    })
    .map((row) => countedPeriod(row, now).until)
  return ends.length === 0 ? null : new Date(Math.max(...ends))
}

async function rollPeriods(trx: Executor, playerId: number, now: Date): Promise<void> {
  for (const row of await timeLimits(trx, playerId, now)) {
    const { from, isBegun } = countedPeriod(row, now)
    if (isBegun) continue
    await trx
      .updateTable('user_limits')
      .set({
        period_at: new Date(from),
        base: sql<string>`jsonb_build_object('seconds', coalesce(
          (select seconds from player_activity where player_id = ${playerId}), 0
        )::text)`,
      })
      .where('id', '=', row.id)
      .execute()
  }
}

async function count(trx: Executor, playerId: number, now: Date): Promise<bigint> {
  const row = await trx
    .insertInto('player_activity')
    .values({ player_id: playerId, seconds: BigInt(MINUTE_SECONDS), tracked_at: now })
    .onConflict((conflict) =>
      conflict.column('player_id').doUpdateSet({
        seconds: sql`player_activity.seconds + case
          when ${now}::timestamptz - player_activity.tracked_at
            > make_interval(secs => ${LONGEST_GAP_SECONDS}) then ${MINUTE_SECONDS}::bigint
          else greatest(
            extract(epoch from ${now}::timestamptz - player_activity.tracked_at), 0
          )::bigint
        end`,
        tracked_at: sql`greatest(player_activity.tracked_at, ${now}::timestamptz)`,
      }),
    )
    .returning('seconds')
    .executeTakeFirstOrThrow()
  return row.seconds
}
