import { amountOf, periodAt, type Amount } from '@touchline/betting'
import type { UserLimit } from '@touchline/contract'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Executor } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'

export type LimitRow = Selectable<Schema['user_limits']>

/** The part of a holding limit's row that says that nothing waits. */
export const NOTHING_WAITS = { wanted: null, confirm_from: null, confirm_until: null } as const

/**
 * Holds every account of a player until the transaction ends, in the order that placements take
 * them: what is decided here about limits stands before or after each of those, never between.
 */
export async function holdAccounts(trx: Executor, playerId: number): Promise<void> {
  await sql`
    select 1 from accounts where player_id = ${playerId} order by id for no key update
  `.execute(trx)
}

/** Those that hold or wait for a word, oldest first. */
export async function listHolding(
  db: Executor,
  playerId: number,
  now: Date,
): Promise<readonly LimitRow[]> {
  return db
    .selectFrom('user_limits')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('status', 'not in', ['disabled', 'confirmed_disabled'])
    .where((eb) => eb.or([eb('active_until', 'is', null), eb('active_until', '>', now)]))
    .orderBy('id')
    .execute()
}

export async function findHolding(
  db: Executor,
  playerId: number,
  id: string,
): Promise<LimitRow | undefined> {
  const row = await findRow(db, playerId, id)
  return row?.status === 'disabled' || row?.status === 'confirmed_disabled' ? undefined : row
}

/** One whose end its player has confirmed. */
export async function findConfirmedEnd(
  db: Executor,
  playerId: number,
  id: string,
): Promise<LimitRow | undefined> {
  const row = await findRow(db, playerId, id)
  return row?.status === 'confirmed_disabled' ? row : undefined
}

async function findRow(db: Executor, playerId: number, id: string): Promise<LimitRow | undefined> {
  if (!/^\d{1,18}$/.test(id)) return undefined
  return db
    .selectFrom('user_limits')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('id', '=', BigInt(id))
    .executeTakeFirst()
}

/**
 * The period that an instant counts in. They begin one after the other: where another process has
 * begun one, an instant before it counts in it too.
 */
export function countedPeriod({ begun_at: begun, period, period_at: known }: LimitRow, now: Date) {
  const at = Math.max(now.getTime(), known.getTime())
  const { from, until } = periodAt(begun.getTime(), period ?? 'day', at)
  /** Something was counted in it already: the base of the limit is its own. */
  return { from, until, isBegun: known.getTime() === from }
}

/** Counted in the seconds that pages were looked at; that of activity by the day. */
export const countsTime = ({ type }: Pick<LimitRow, 'type'>): boolean =>
  type === 'time' || type === 'activity'

/** Whether it begins anew with a period. */
const isPeriodic = (row: LimitRow): boolean => row.period !== null || countsTime(row)

/** What each has used in its period, by id: amounts in its currency, or minutes. */
async function readUsed(
  db: Executor,
  rows: readonly LimitRow[],
  now: Date,
): Promise<ReadonlyMap<bigint, Amount>> {
  // A period that nothing has been counted in yet still has the sums of the one before.
  const current = rows.filter((row) => isPeriodic(row) && countedPeriod(row, now).isBegun)
  if (current.length === 0) return new Map()
  const ids = current.map(({ id }) => id)
  const { rows: used } = await sql<{ id: bigint; used: bigint }>`
    select l.id, case
      when l.type in ('time', 'activity') then greatest(
        coalesce((select seconds from player_activity p where p.player_id = l.player_id), 0)
          - coalesce((l.base ->> 'seconds')::bigint, 0), 0
      ) / 60
      else greatest(limit_used(l), 0)::bigint
    end as used
    from user_limits l where l.id = any(${ids}::bigint[])
  `.execute(db)
  return new Map(used.map((row) => [row.id, amountOf(row.used)]))
}

/** As the contract says them. */
export async function presentLimits(
  db: Executor,
  rows: readonly LimitRow[],
  now: Date,
): Promise<UserLimit[]> {
  const used = await readUsed(db, rows, now)
  return rows.map((row) => {
    const lapsed = row.confirm_until !== null && row.confirm_until <= now
    const waits = row.confirm_from !== null && !lapsed
    const resets = isPeriodic(row) ? new Date(countedPeriod(row, now).until) : null
    return {
      id: row.id.toString(),
      type: row.type,
      status: lapsed ? 'active' : row.status,
      period: row.period,
      amount: row.amount,
      currency: row.currency,
      current: used.get(row.id) ?? amountOf(0n),
      resetsAt: resets?.toISOString() ?? null,
      activeUntil: row.active_until?.toISOString() ?? null,
      wanted: waits ? row.wanted : null,
      confirmFrom: waits ? (row.confirm_from?.toISOString() ?? null) : null,
      confirmUntil: waits ? (row.confirm_until?.toISOString() ?? null) : null,
    }
  })
}
