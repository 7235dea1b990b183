import { isExclusion } from '@touchline/betting'
import type { ExclusionToBegin } from '@touchline/contract'
import { sql } from 'kysely'
import type { Db, Executor } from '../../db/database.ts'
import type { NoticeKind } from '../../db/player-schema.ts'
import { Problem } from '../../http/problem.ts'
import type { NoticeMail } from '../players/notice-mail.ts'
import { getPlayer, lockPlayer } from '../players/player-repository.ts'
import { barPlayerSessions } from '../sessions/session-repository.ts'
import type { EndedSession } from '../sessions/session-repository.ts'
import { endPlay } from '../sportsbook-sessions/play-session.ts'
import { dayAndTime, exclusionProblem } from './limit-problem.ts'
import { holdAccounts, listHolding, NOTHING_WAITS } from './limit-rows.ts'

const DAY_MS = 86_400_000
/** A break is short; who wants to stay away longer excludes themselves. */
const LONGEST_BREAK_DAYS = 42
const SHORTEST_EXCLUSION_DAYS = 180

type Circumstances = {
  readonly now: Date
  readonly notices: NoticeMail
  /** In which the player reads times; null: it is not known. */
  readonly zone: string | null
}

/**
 * Begins a break or a self-exclusion, and confirms it by e-mail. Open bets stay and are paid; nobody
 * gets in before its end.
 * @returns the sessions that ended
 * @throws Problem 422 for a time that does not fit, or that would shorten one under way
 */
export async function beginExclusion(
  db: Db,
  playerId: number,
  { type, days }: Pick<ExclusionToBegin, 'type' | 'days'>,
  { now, notices, zone }: Circumstances,
): Promise<EndedSession[]> {
  const fits =
    type === 'coolingoff'
      ? days !== null && days <= LONGEST_BREAK_DAYS
      : days === null || days >= SHORTEST_EXCLUSION_DAYS
  if (!fits) throw new Problem(422, 'error.limits.unfit')
  const until = days === null ? null : new Date(now.getTime() + days * DAY_MS)
  return db.transaction().execute(async (trx) => {
    const player = await lockPlayer(trx, playerId)
    await holdAccounts(trx, playerId)
    const known = (await listHolding(trx, playerId, now)).find((row) => row.type === type)
    if (known !== undefined && !isLater(until, known.active_until)) {
      throw new Problem(422, 'error.limits.break_longer')
    }
    await endEarlier(trx, playerId, type)
    await trx
      .insertInto('user_limits')
      .values({
        player_id: playerId,
        type,
        period: null,
        amount: null,
        currency: null,
        begun_at: now,
        period_at: now,
        base: '{}',
        active_until: until,
        ...NOTHING_WAITS,
      })
      .execute()
    await notices.tell(trx, player, noticeOf(type, until), {
      until: (locale) => (until === null ? '' : dayAndTime(until)(locale, zone)),
    })
    await endPlay(trx, playerId, now)
    return barPlayerSessions(trx, playerId)
  })
}

/** Which e-mail says so. */
function noticeOf(type: ExclusionToBegin['type'], until: Date | null): NoticeKind {
  if (until === null) return 'exclusion_for_good'
  return type === 'coolingoff' ? 'break_begun' : 'exclusion_begun'
}

const isLater = (until: Date | null, known: Date | null): boolean =>
  known !== null && (until === null || until > known)

/** Rows whose time is over still hold their place among those that can be there once. */
async function endEarlier(
  trx: Executor,
  playerId: number,
  type: ExclusionToBegin['type'],
): Promise<void> {
  await trx
    .updateTable('user_limits')
    .set({ status: 'disabled' })
    .where('player_id', '=', playerId)
    .where('type', '=', type)
    .where('status', '!=', 'disabled')
    .execute()
}

/** Which of these players are taking a break or have excluded themselves. */
export async function findExcluded(
  db: Executor,
  playerIds: readonly number[],
  now: Date,
): Promise<ReadonlySet<number>> {
  if (playerIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('user_limits')
    .select(['player_id', 'type'])
    .where(sql<boolean>`player_id = any(${playerIds}::integer[])`)
    .where('status', 'not in', ['disabled', 'confirmed_disabled'])
    .where((eb) => eb.or([eb('active_until', 'is', null), eb('active_until', '>', now)]))
    .execute()
  return new Set(rows.flatMap(({ player_id: id, type }) => (isExclusion(type) ? [id] : [])))
}

/**
 * Refuses to let a player in who is taking a break, has excluded themselves or closed the account.
 * @param status of the answer, where it is not a way in that is refused
 * @throws Problem, with until when where there is an end
 */
export async function requireNoExclusion(
  db: Executor,
  playerId: number,
  now: Date,
  status: 401 | 403 = 403,
): Promise<void> {
  const { closed_at } = await getPlayer(db, playerId)
  if (closed_at !== null) throw new Problem(status, 'error.account.closed')
  const rows = (await listHolding(db, playerId, now)).filter(({ type }) => isExclusion(type))
  const [first] = rows
  if (first === undefined) return
  const longest = rows.reduce((a, b) => (isLater(b.active_until, a.active_until) ? b : a), first)
  const until = longest.active_until
  const details = { limit: longest.type, until: until?.toISOString() ?? null }
  throw exclusionProblem(status, longest.type, until, details)
}
