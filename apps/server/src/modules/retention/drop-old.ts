import { OPEN_BET_STATUSES } from '@touchline/betting'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Kept, Retention } from '../../settings/retention.ts'
import { eachApart } from '../each-apart.ts'
import { dropOldBets } from './drop-old-bets.ts'
import { eraseClosedAccounts } from './erase-closed-accounts.ts'

/** Rows in one statement: it holds their locks for a few hundredths of a second. */
const ROWS_AT_A_TIME = 1_000
const DAY_MS = 86_400_000

/** The match of a row has a bet that waits for its result. */
const hasOpenBet = (matchId: RawBuilder<unknown>) => sql`exists (
  select from bet_selections s join bets b on b.id = s.bet_id
  where s.match_id = ${matchId} and s.result is null
    and b.status = any(${OPEN_BET_STATUSES}::text[])
)`

/** What is known of the markets of a match, beside results. */
const RESULTS_BY_MATCH = ['cancellations', 'cancelled_windows', 'taken_back'] as const

type Drop = (before: Date, limit: number) => RawBuilder<unknown>

/** By what is kept: statements that each drop so many of the oldest rows and leave locked ones. */
const DROPS: Readonly<Record<Exclude<Kept, 'bets' | 'closed_accounts'>, readonly Drop[]>> = {
  refused_placements: [
    (before, limit) => sql`
      with old as materialized (
        select player_id, reference from placements
        where body_hash = '\\x636c6f736564'::bytea and created_at < ${before}
        order by created_at limit ${limit} for update skip locked
      )
      delete from placements p using old
      where (p.player_id, p.reference) = (old.player_id, old.reference)`,
    (before, limit) => sql`
      with old as materialized (
        select reference from closed_withdrawals where closed_at < ${before}
        order by closed_at limit ${limit} for update skip locked
      )
      delete from closed_withdrawals c using old where c.reference = old.reference`,
  ],
  results: [
    (before, limit) => sql`
      with old as materialized (
        select match_id, market_id, specifier, outcome_id from outcome_results r
        where received_at < ${before} and not ${hasOpenBet(sql.ref('r.match_id'))}
        order by received_at limit ${limit} for update skip locked
      )
      delete from outcome_results r using old
      where (r.match_id, r.market_id, r.specifier, r.outcome_id)
        = (old.match_id, old.market_id, old.specifier, old.outcome_id)`,
    ...RESULTS_BY_MATCH.map(
      (table) => (before: Date, limit: number) =>
        sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} c
        where received_at < ${before} and not ${hasOpenBet(sql.ref('c.match_id'))}
        order by received_at limit ${limit} for update skip locked
      ))`,
    ),
    (before, limit) => sql`
      with old as materialized (
        select match_id, slot from match_bet_counts c
        where counted_at < ${before} and not ${hasOpenBet(sql.ref('c.match_id'))}
        limit ${limit} for update skip locked
      )
      delete from match_bet_counts c using old
      where (c.match_id, c.slot) = (old.match_id, old.slot)`,
  ],
  play_times: [
    (before, limit) => sql`
      with old as materialized (
        select id from sportsbook_sessions where ended_at < ${before}
        order by ended_at limit ${limit} for update skip locked
      )
      delete from sportsbook_sessions s using old where s.id = old.id`,
  ],
  shared_bets: [
    (before, limit) => sql`
      with old as materialized (
        select code from shared_bets where shared_at < ${before}
        order by shared_at limit ${limit} for update skip locked
      )
      delete from shared_bets s using old where s.code = old.code`,
  ],
  messages: [
    (before, limit) => sql`
      with old as materialized (
        select id from outbox_messages where created_at < ${before}
        order by created_at limit ${limit} for update skip locked
      )
      delete from outbox_messages m using old where m.id = old.id`,
  ],
  notifications: [
    (before, limit) => sql`
      with old as materialized (
        select id from notifications where created_at < ${before}
        order by created_at limit ${limit} for update skip locked
      )
      delete from notifications n using old where n.id = old.id`,
  ],
  chat: [
    (before, limit) => sql`
      with old as materialized (
        select id from chat_messages where sent_at < ${before}
        order by sent_at limit ${limit} for update skip locked
      )
      delete from chat_messages m using old where m.id = old.id`,
  ],
}

type Keeping = {
  readonly retention: Retention
  readonly now: number
  /** Ends it after the statement under way. */
  readonly isStopped: () => boolean
  readonly rowsAtATime?: number
}

/**
 * Drops what is older than the settings let it be, in short statements of their own: nobody waits
 * long for one, and several processes may do it at the same time.
 * @throws what one kind fails by, when all have been tried
 */
export async function dropOld(db: Db, keeping: Keeping): Promise<void> {
  const { retention, now, isStopped, rowsAtATime: limit = ROWS_AT_A_TIME } = keeping
  const before = (days: number) => new Date(now - days * DAY_MS)
  const dropAll = async (drop: Drop, days: number) => {
    for (let more = true; more && !isStopped();) {
      const { numAffectedRows = 0n } = await drop(before(days), limit).execute(db)
      more = Number(numAffectedRows) >= limit
    }
  }
  const steps = Object.entries(DROPS).flatMap(([kind, drops]) => {
    const days = retention[kind as keyof typeof DROPS]
    return days === undefined ? [] : drops.map((drop) => () => dropAll(drop, days))
  })
  const { bets, closed_accounts: accounts } = retention
  if (bets !== undefined) {
    steps.push(() => dropOldBets(db, { before: before(bets), limit, isStopped }))
  }
  if (accounts !== undefined) {
    const reach = { before: before(accounts), now: new Date(now), limit, isStopped }
    steps.push(() => eraseClosedAccounts(db, reach))
  }
  await eachApart(steps, (step) => step())
}
