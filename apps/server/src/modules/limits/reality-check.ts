import { amountOf } from '@touchline/betting'
import type { SessionInfo } from '@touchline/contract'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db, Executor } from '../../db/database.ts'
import { Problem } from '../../http/problem.ts'
import { findCurrency } from '../../settings/currencies.ts'
import { listHolding } from './limit-rows.ts'
import type { LimitRow } from './limit-rows.ts'

const MINUTE_MS = 60_000

/** Staked and returned of all time, by account. */
async function readSums(db: Executor, playerId: number) {
  return db
    .selectFrom('accounts')
    .select(['currency', 'staked', 'returned'])
    .where('player_id', '=', playerId)
    .execute()
}

async function findCheck(db: Executor, playerId: number, now: Date): Promise<LimitRow | undefined> {
  const rows = await listHolding(db, playerId, now)
  return rows.find(({ type }) => type === 'reality_check')
}

/**
 * The base of a check, as JSON: the sums of each account when the time at play under way began, as they
 * are now where nobody plays. The kinds are those by which the database counts an account's sums.
 */
export const sumsAtBeginning = (playerId: number): RawBuilder<string> => sql<string>`(
  select coalesce(
    jsonb_object_agg('staked ' || a.currency, (a.staked - since.staked)::text)
      || jsonb_object_agg('returned ' || a.currency, (a.returned - since.returned)::text),
    '{}'
  )
  from accounts a
  cross join lateral (
    select
      coalesce(-sum(e.amount) filter (where t.kind in ('placement', 'rejection')), 0) as staked,
      coalesce(
        sum(e.amount) filter (where t.kind in ('settlement', 'resettlement', 'cashout')), 0
      ) as returned
    from sportsbook_sessions s
    join ledger_transactions t on t.player_id = s.player_id and t.created_at >= s.started_at
    join ledger_entries e on e.transaction_id = t.id and e.account_id = a.id
    where s.player_id = a.player_id and s.ended_at is null
  ) since
  where a.player_id = ${playerId}
)`

/** Counts anew with a new time at play; the time runs anew with each acknowledgement, too. */
export async function noteCheck(
  db: Executor,
  playerId: number,
  now: Date,
  isNewPlay: boolean,
): Promise<void> {
  const check = await findCheck(db, playerId, now)
  if (check === undefined) return
  await db
    .updateTable('user_limits')
    .set({ period_at: now, ...(isNewPlay && { base: sumsAtBeginning(playerId) }) })
    .where('id', '=', check.id)
    .execute()
}

/**
 * How the time at play stands, for a player who wants to be told.
 * @throws Problem 400 where there is no reality check, or nobody plays
 */
export async function readSessionInfo(
  db: Db,
  { id: playerId, currency }: { readonly id: number; readonly currency: string },
  now: Date,
): Promise<SessionInfo> {
  const check = await findCheck(db, playerId, now)
  const play = await db
    .selectFrom('sportsbook_sessions')
    .select('started_at')
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (check?.amount == null || play === undefined) {
    throw new Problem(400, 'error.limits.no_check')
  }
  const told = Math.max(check.period_at.getTime(), play.started_at.getTime())
  const sums = await readSums(db, playerId)
  const own = findCurrency(currency)?.euro ?? 1n
  const total = (kind: 'staked' | 'returned') =>
    amountOf(
      sums.reduce((sum, account) => {
        const since = account[kind] - BigInt(check.base[`${kind} ${account.currency}`] ?? '0')
        return sum + (since * own) / (findCurrency(account.currency)?.euro ?? own)
      }, 0n),
    )
  const nextCheckAt = new Date(told + Number(check.amount) * MINUTE_MS).toISOString()
  const stakeSum = total('staked')
  const winSum = total('returned')
  return {
    startedAt: play.started_at.toISOString(),
    duration: Math.max(0, Math.floor((now.getTime() - play.started_at.getTime()) / 1_000)),
    nextCheckAt,
    stakeSum,
    winSum,
    currency,
    checkAt: nextCheckAt,
    staked: stakeSum,
    returned: winSum,
  }
}
