import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'
import type { ResultRow } from './result-rows.ts'

export async function findMatchesWithBets(
  db: Executor,
  matchIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('bet_selections')
    .select('match_id')
    .distinct()
    .where(sql<boolean>`match_id = any(${matchIds}::text[])`)
    .execute()
  return new Set(rows.map((row) => row.match_id))
}

/** Keeps results; one that is less certain than what is known changes nothing. */
export async function saveResults(db: Executor, rows: readonly ResultRow[]): Promise<void> {
  await sql`
    insert into outcome_results (
      match_id, market_id, specifier, outcome_id, result, void_factor, dead_heat_factor, certainty
    )
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
      match_id text, market_id integer, specifier text, outcome_id text, result smallint,
      void_factor smallint, dead_heat_factor integer, certainty smallint
    )
    on conflict (match_id, market_id, specifier, outcome_id) do update
    set result = excluded.result, void_factor = excluded.void_factor,
      dead_heat_factor = excluded.dead_heat_factor, certainty = excluded.certainty,
      received_at = now()
    where excluded.certainty >= outcome_results.certainty
      and (excluded.result, excluded.void_factor, excluded.dead_heat_factor, excluded.certainty)
        is distinct from (
          outcome_results.result, outcome_results.void_factor, outcome_results.dead_heat_factor,
          outcome_results.certainty
        )
  `.execute(db)
}

export type CancellationRow = {
  readonly matchId: string
  /** null: every market of the match. */
  readonly market: { readonly marketId: number; readonly specifier: string } | null
  readonly reason: string
}

export async function saveCancellations(
  db: Executor,
  rows: readonly CancellationRow[],
): Promise<void> {
  await db
    .insertInto('cancellations')
    .values(
      rows.map(({ matchId, market, reason }) => ({
        match_id: matchId,
        market_id: market?.marketId ?? null,
        specifier: market?.specifier ?? null,
        reason,
      })),
    )
    .onConflict((conflict) => conflict.columns(['match_id', 'market_id', 'specifier']).doNothing())
    .execute()
}

/**
 * Writes what is known into the selections that do not have it yet, and queues their bets.
 * A cancellation goes before a result.
 * @param matchIds null looks at every selection without a result
 */
export async function applyResults(
  db: Executor,
  matchIds: readonly string[] | null,
): Promise<void> {
  const scope =
    matchIds === null ? sql`s.result is null` : sql`s.match_id = any(${matchIds}::text[])`
  await sql`
    with news as (
      select s.bet_id, s.position,
        case when c.match_id is null then r.result else 0 end as result,
        case when c.match_id is null then r.void_factor else 1000 end as void_factor,
        case when c.match_id is null then r.dead_heat_factor else 1000000 end as dead_heat_factor
      from bet_selections s
      left join outcome_results r
        on (r.match_id, r.market_id, r.specifier, r.outcome_id)
          = (s.match_id, s.market_id, s.specifier, s.outcome_id)
      left join lateral (
        select c.match_id from cancellations c
        where c.match_id = s.match_id and (
          c.market_id is null or (c.market_id, c.specifier) = (s.market_id, s.specifier)
        )
        limit 1
      ) c on true
      where ${scope} and (r.match_id is not null or c.match_id is not null)
    ),
    written as (
      update bet_selections s
      set result = n.result, void_factor = n.void_factor, dead_heat_factor = n.dead_heat_factor
      from news n
      where s.bet_id = n.bet_id and s.position = n.position
        and (s.result, s.void_factor, s.dead_heat_factor)
          is distinct from (n.result::smallint, n.void_factor::smallint, n.dead_heat_factor)
      returning s.bet_id
    )
    insert into settlement_queue (bet_id) select distinct bet_id from written
    on conflict (bet_id) do nothing
  `.execute(db)
}
