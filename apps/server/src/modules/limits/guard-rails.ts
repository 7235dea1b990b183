import {
  confirmationTimes,
  isLooser,
  NO_RAILS,
  stricterParts,
  type GuardRails as Rails,
} from '@touchline/betting'
import { decode, encode, guardRails, isTimeZone } from '@touchline/contract'
import type { GuardRailsAnswer, GuardRailsChange } from '@touchline/contract'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Db, Executor } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import { Problem } from '../../http/problem.ts'
import { findCurrency } from '../../settings/currencies.ts'
import { lockPlayer } from '../players/player-repository.ts'
import { requireTime } from './change-limits.ts'
import { playEnd } from './cap-sessions.ts'
import { holdAccounts } from './limit-rows.ts'

type Row = Selectable<Schema['guard_rails']>

/** Whose rails, as asked for in which session. */
type Asker = { readonly id: number; readonly sessionId: string }

export async function readGuardRails(
  db: Executor,
  player: Asker,
  now: Date,
): Promise<GuardRailsAnswer> {
  return present(db, player, await findRow(db, player.id), now)
}

/**
 * Sets those that are named: each holds at once where it is as strict as before; the rest waits.
 * @throws Problem 422 for a zone or currency that there is not, or a pause after nothing
 */
export async function setGuardRails(
  db: Db,
  player: Asker,
  change: GuardRailsChange,
  now: Date,
): Promise<GuardRailsAnswer> {
  requireSense(change)
  const changed = await changing(db, player.id, async (trx, row) => {
    const had = row === undefined ? NO_RAILS : railsOf(row)
    const asked = waitingOf(row, now) ?? had
    const { pause = asked.pause, noLive = asked.noLive, calm = asked.calm } = change
    const wanted = { pause, noLive, calm }
    const waits = isLooser(had, wanted)
    const times = confirmationTimes(now.getTime())
    return write(trx, player.id, stricterParts(had, wanted), {
      since: row?.pause_minutes == null ? now : row.since,
      wanted: waits ? JSON.stringify(encode(guardRails, wanted)) : null,
      confirm_from: waits ? new Date(times.from) : null,
      confirm_until: waits ? new Date(times.until) : null,
      confirmed_at: null,
    })
  })
  return present(db, player, changed, now)
}

/**
 * Asked again, it answers as the first time.
 * @throws Problem 422 before its time, and where nothing waits any more
 */
export async function confirmGuardRails(
  db: Db,
  player: Asker,
  now: Date,
): Promise<GuardRailsAnswer> {
  const confirmed = await changing(db, player.id, async (trx, row) => {
    if (row?.confirmed_at != null && row.confirm_from === null) return row
    requireTime(row?.confirm_from ?? null, row?.confirm_until ?? null, now)
    return write(trx, player.id, wantedOf(row) ?? NO_RAILS, {
      since: row?.since ?? now,
      wanted: null,
      confirm_from: null,
      confirm_until: null,
      confirmed_at: now,
    })
  })
  return present(db, player, confirmed, now)
}

function requireSense({ pause = null, noLive = null }: GuardRailsChange): void {
  const isPause =
    pause === null ||
    ((pause.losses !== null || pause.amount !== null) &&
      (pause.amount === null) === (pause.currency === null) &&
      (pause.currency === null || findCurrency(pause.currency) !== undefined))
  const isHours = noLive === null || (noLive.from !== noLive.until && isTimeZone(noLive.zone))
  if (!isPause || !isHours) throw new Problem(422, 'error.limits.unfit')
}

/** Whether calm mode is kept on. */
export async function isHeldCalm(db: Executor, playerId: number): Promise<boolean> {
  return (await findRow(db, playerId))?.calm ?? false
}

/** No change of them while a placement is checked. */
async function changing(
  db: Db,
  playerId: number,
  change: (trx: Executor, row: Row | undefined) => Promise<Row>,
): Promise<Row> {
  return db.transaction().execute(async (trx) => {
    await lockPlayer(trx, playerId)
    await holdAccounts(trx, playerId)
    return change(trx, await findRow(trx, playerId))
  })
}

async function findRow(db: Executor, playerId: number): Promise<Row | undefined> {
  return db
    .selectFrom('guard_rails')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirst()
}

type Waiting = {
  readonly since: Date
  readonly wanted: string | null
  readonly confirm_from: Date | null
  readonly confirm_until: Date | null
  readonly confirmed_at: Date | null
}

async function write(
  trx: Executor,
  playerId: number,
  { pause, noLive, calm }: Rails,
  waiting: Waiting,
): Promise<Row> {
  const values = {
    pause_losses: pause?.losses ?? null,
    pause_amount: pause?.amount ?? null,
    pause_currency: pause?.currency ?? null,
    pause_minutes: pause?.minutes ?? null,
    live_from: noLive?.from ?? null,
    live_until: noLive?.until ?? null,
    zone: noLive?.zone ?? 'UTC',
    calm,
    ...waiting,
  }
  return trx
    .insertInto('guard_rails')
    .values({ player_id: playerId, ...values })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow()
}

function railsOf(row: Row): Rails {
  return {
    pause:
      row.pause_minutes === null
        ? null
        : {
            losses: row.pause_losses,
            amount: row.pause_amount,
            currency: row.pause_currency,
            minutes: row.pause_minutes,
          },
    noLive:
      row.live_from === null || row.live_until === null
        ? null
        : { from: row.live_from, until: row.live_until, zone: row.zone },
    calm: row.calm,
  }
}

function wantedOf(row: Row | undefined): Rails | null {
  if (row?.wanted == null) return null
  const read = decode(guardRails, row.wanted)
  return read.ok ? read.value : null
}

/** What waits to be confirmed, while it can be. */
function waitingOf(row: Row | undefined, now: Date): Rails | null {
  const end = row?.confirm_until ?? null
  return end !== null && end > now ? wantedOf(row) : null
}

/** What the rails forbid at an instant, by the rule that placements are held to. */
async function readHeld(
  db: Executor,
  player: Asker,
  hasRails: boolean,
  now: Date,
): Promise<GuardRailsAnswer['held']> {
  const playUntil = await playEnd(db, player, now)
  const rails = hasRails ? await railsAt(db, player.id, now) : undefined
  const { paused, quiet, quiet_from: quietFrom } = rails ?? {}
  const pauseUntil = paused?.until == null ? null : new Date(paused.until)
  const noLiveUntil = quiet?.type === 'no_live' ? new Date(quiet.until) : null
  const changes = [pauseUntil, noLiveUntil ?? quietFrom ?? null].flatMap((at) =>
    at === null ? [] : [at.getTime()],
  )
  const text = (at: Date | null) => at?.toISOString() ?? null
  return {
    pauseUntil: text(pauseUntil),
    noLiveUntil: text(noLiveUntil),
    playUntil: text(playUntil),
    changesAt: changes.length === 0 ? null : new Date(Math.min(...changes)).toISOString(),
  }
}

async function railsAt(db: Executor, playerId: number, now: Date) {
  type Held = { readonly type: string; readonly until: string } | null
  const { rows } = await sql<{ paused: Held; quiet: Held; quiet_from: Date | null }>`
    select refuse_by_rails(player_id, ${now}, false) as paused,
      refuse_by_rails(player_id, ${now}, true) as quiet,
      minute_comes_at(live_from, zone, ${now}) as quiet_from
    from guard_rails where player_id = ${playerId}
  `.execute(db)
  return rows[0]
}

async function present(
  db: Executor,
  player: Asker,
  row: Row | undefined,
  now: Date,
): Promise<GuardRailsAnswer> {
  const waiting = waitingOf(row, now)
  const [from, until] = waiting === null ? [] : [row?.confirm_from, row?.confirm_until]
  return {
    rails: row === undefined ? NO_RAILS : railsOf(row),
    held: await readHeld(db, player, row !== undefined, now),
    wanted: waiting,
    confirmFrom: from?.toISOString() ?? null,
    confirmUntil: until?.toISOString() ?? null,
  }
}
