import {
  confirmableAt,
  confirmationTimes,
  hasPeriod,
  isExclusion,
  isLoosening,
  isMoneyLimit,
  MOST_LIMIT_MINUTES,
} from '@touchline/betting'
import type { LimitToSet, UserLimit } from '@touchline/contract'
import { sql } from 'kysely'
import type { Db, Executor } from '../../db/database.ts'
import { Problem } from '../../http/problem.ts'
import { findCurrency } from '../../settings/currencies.ts'
import type { NoticeWith } from '../notifications/add-notifications.ts'
import { addNotifications } from '../notifications/add-notifications.ts'
import { lockPlayer } from '../players/player-repository.ts'
import { capSessions } from './cap-sessions.ts'
import { dayAndTime } from './limit-problem.ts'
import {
  countsTime,
  findConfirmedEnd,
  findHolding,
  holdAccounts,
  listHolding,
  NOTHING_WAITS,
  presentLimits,
} from './limit-rows.ts'
import type { LimitRow } from './limit-rows.ts'
import { sumsAtBeginning } from './reality-check.ts'

export async function listLimits(db: Executor, playerId: number, now: Date): Promise<UserLimit[]> {
  return presentLimits(db, await listHolding(db, playerId, now), now)
}

type Wanted = Pick<LimitRow, 'period' | 'currency'> & Pick<LimitToSet, 'type' | 'amount'>

/**
 * Sets a limit, or changes the one of that type, period and currency: less holds at once, more waits
 * for 24 hours and a second word.
 * @throws Problem 422 for a type that this period or currency does not fit, and for too long a time
 */
export async function setLimit(
  db: Db,
  playerId: number,
  given: LimitToSet,
  now: Date,
): Promise<UserLimit> {
  const asked: Wanted = {
    ...given,
    period: given.period ?? null,
    currency: given.currency ?? null,
  }
  if (!fits(asked)) throw new Problem(422, 'error.limits.unfit')
  return changing(db, playerId, now, async (trx) => {
    const rows = await listHolding(trx, playerId, now)
    const known = rows.find(
      (row) =>
        row.type === asked.type && row.period === asked.period && row.currency === asked.currency,
    )
    if (known === undefined) return insert(trx, playerId, asked, now)
    if (known.amount !== null && isLoosening(known.amount, asked.amount)) {
      return askFor(trx, known, { status: 'unconfirmed', wanted: asked.amount }, now)
    }
    return update(trx, known, { status: 'active', amount: asked.amount, ...NOTHING_WAITS })
  })
}

function fits({ type, period, amount, currency }: Wanted): boolean {
  if (hasPeriod(type) !== (period !== null)) return false
  if (isMoneyLimit(type)) return currency !== null && findCurrency(currency) !== undefined
  return currency === null && amount <= BigInt(MOST_LIMIT_MINUTES)
}

/** @throws Problem 404 for one that the player does not have; 422 for a break, which has its own end */
export async function removeLimit(
  db: Db,
  playerId: number,
  id: string,
  now: Date,
): Promise<UserLimit> {
  return changing(db, playerId, now, async (trx) => {
    const row = await requireLimit(trx, playerId, id)
    if (isExclusion(row.type)) throw new Problem(422, 'error.limits.break_longer')
    return askFor(trx, row, { status: 'unconfirmed_disabled', wanted: null }, now)
  })
}

/** Asked again, it answers as the first time. @throws Problem 404; 422 before its time, and after it */
export async function confirmLimit(
  db: Db,
  playerId: number,
  id: string,
  now: Date,
): Promise<UserLimit> {
  return changing(db, playerId, now, async (trx) => {
    const ended = await findConfirmedEnd(trx, playerId, id)
    if (ended !== undefined) return ended
    const row = await requireLimit(trx, playerId, id)
    if (row.status === 'confirmed') return row
    requireTime(row.confirm_from, row.confirm_until, now)
    return row.status === 'unconfirmed_disabled'
      ? update(trx, row, { status: 'confirmed_disabled', ...NOTHING_WAITS })
      : update(trx, row, { status: 'confirmed', amount: row.wanted, ...NOTHING_WAITS })
  })
}

/** Takes back the wish for less of a limit. @throws Problem 404 */
export async function keepLimit(
  db: Db,
  playerId: number,
  id: string,
  now: Date,
): Promise<UserLimit> {
  return changing(db, playerId, now, async (trx) => {
    const row = await requireLimit(trx, playerId, id)
    return update(trx, row, { status: 'active', ...NOTHING_WAITS })
  })
}

/** @throws Problem 422 unless what was asked for can be confirmed now */
export function requireTime(from: Date | null, until: Date | null, now: Date): void {
  if (from === null || until === null) throw new Problem(422, 'error.limits.lapsed')
  const times = { from: from.getTime(), until: until.getTime() }
  const when = confirmableAt(times, now.getTime())
  if (when === 'lapsed') throw new Problem(422, 'error.limits.lapsed')
  if (when === 'too_early') {
    throw new Problem(422, 'error.limits.not_yet', { params: { until: dayAndTime(from) } })
  }
}

/** One change of a player's limits at a time, and none while a placement or deposit is checked. */
async function changing(
  db: Db,
  playerId: number,
  now: Date,
  change: (trx: Executor) => Promise<LimitRow>,
): Promise<UserLimit> {
  return db.transaction().execute(async (trx) => {
    await lockPlayer(trx, playerId)
    await holdAccounts(trx, playerId)
    const before = await readStates(trx, playerId)
    const row = await change(trx)
    if (row.type === 'sportsbook_session') await tellPlay(trx, row)
    if (row.type === 'session') await capSessions(trx, playerId)
    if (before.get(row.id) !== stateOf(row)) await tellInForce(trx, row, now)
    const [limit] = await presentLimits(trx, [row], now)
    if (limit === undefined) throw new Error('a limit was lost')
    return limit
  })
}

/** What is told of a limit when it becomes another. */
const stateOf = ({ status, amount }: Pick<LimitRow, 'status' | 'amount'>): string =>
  `${status} ${amount}`

async function readStates(trx: Executor, playerId: number): Promise<ReadonlyMap<bigint, string>> {
  const rows = await trx
    .selectFrom('user_limits')
    .select(['id', 'status', 'amount'])
    .where('player_id', '=', playerId)
    .execute()
  return new Map(rows.map((row) => [row.id, stateOf(row)]))
}

async function requireLimit(trx: Executor, playerId: number, id: string): Promise<LimitRow> {
  const row = await findHolding(trx, playerId, id)
  if (row === undefined) throw new Problem(404, 'error.limits.not_found')
  return row
}

async function insert(
  trx: Executor,
  playerId: number,
  { type, period, amount, currency }: LimitToSet,
  now: Date,
): Promise<LimitRow> {
  return trx
    .insertInto('user_limits')
    .values({
      player_id: playerId,
      type,
      period: period ?? null,
      amount,
      currency: currency ?? null,
      begun_at: now,
      period_at: now,
      base: baseOf(playerId, type),
      active_until: null,
      ...NOTHING_WAITS,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** What the player has staked, lost, deposited or spent in time until now. */
function baseOf(playerId: number, type: LimitToSet['type']) {
  if (type === 'reality_check') return sumsAtBeginning(playerId)
  if (!countsTime({ type })) {
    return hasPeriod(type) ? sql<string>`limit_base(${playerId}, ${type})` : '{}'
  }
  return sql<string>`jsonb_build_object('seconds', coalesce(
    (select seconds from player_activity where player_id = ${playerId}), 0
  )::text)`
}

async function askFor(
  trx: Executor,
  row: LimitRow,
  wish: Pick<LimitRow, 'status' | 'wanted'>,
  now: Date,
): Promise<LimitRow> {
  const times = confirmationTimes(now.getTime())
  return update(trx, row, {
    ...wish,
    confirm_from: new Date(times.from),
    confirm_until: new Date(times.until),
  })
}

type Change = Partial<
  Pick<LimitRow, 'status' | 'amount' | 'wanted' | 'confirm_from' | 'confirm_until'>
>

async function update(trx: Executor, { id }: LimitRow, change: Change): Promise<LimitRow> {
  return trx
    .updateTable('user_limits')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** What holds from now on is told; what waits to be confirmed holds as before. */
async function tellInForce(trx: Executor, row: LimitRow, now: Date): Promise<void> {
  const text = IN_FORCE[row.status]
  if (text === undefined) return
  const cause = `limit:${row.id}:${row.status}:${now.getTime()}`
  const told = { playerId: row.player_id, cause, type: 'info', says: { text, params: {} } } as const
  await addNotifications(trx, [told], now)
}

const IN_FORCE: Readonly<Partial<Record<LimitRow['status'], NoticeWith<never>>>> = {
  active: 'limit_in_force',
  confirmed: 'limit_changed',
  confirmed_disabled: 'limit_ended',
}

/** Times at play are ended by what stands with the player. */
async function tellPlay(trx: Executor, row: LimitRow): Promise<void> {
  const minutes = row.status === 'confirmed_disabled' ? null : row.amount
  await trx
    .updateTable('players')
    .set({ session_limit_minutes: minutes === null ? null : Number(minutes) })
    .where('id', '=', row.player_id)
    .execute()
}
