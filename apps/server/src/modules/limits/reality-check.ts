import { amountOf } from '@touchline/betting'
import type { SessionInfo } from '@touchline/contract'
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

/** Counts anew with a new time at play; the time runs anew with each acknowledgement, too. */
export async function noteCheck(
  db: Executor,
  playerId: number,
  now: Date,
  isNewPlay: boolean,
): Promise<void> {
  const check = await findCheck(db, playerId, now)
  if (check === undefined) return
  const base: Record<string, string> = isNewPlay ? {} : { ...check.base }
  if (isNewPlay) {
    for (const { currency, staked, returned } of await readSums(db, playerId)) {
      base[`staked ${currency}`] = staked.toString()
      base[`returned ${currency}`] = returned.toString()
    }
  }
  await db
    .updateTable('user_limits')
    .set({ period_at: now, base: JSON.stringify(base) })
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
