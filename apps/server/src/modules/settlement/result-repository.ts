import type { RaceReturn } from '@touchline/betting'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { isDatabaseAway } from '../../db/database-error.ts'
import type { Db, Executor } from '../../db/database.ts'
import type { BetWindow, NamedMarket } from '../../feed/messages.ts'
import type { Reporter } from '../../reporting/reporter.ts'

/** One outcome's result as the database keeps it. */
export type ResultRow = {
  readonly match_id: string
  readonly market_id: number
  readonly specifier: string
  readonly outcome_id: string
  readonly result: 1 | 0 | -1
  /** Thousandths of the stake. */
  readonly void_factor: number
  /** Millionths of the win. */
  readonly dead_heat_factor: number
  readonly race: RaceReturn | null
  readonly certainty: 1 | 2
  /** By the feed's clock; null where no feed has said it. */
  readonly said_at: Date | null
}

/** Which of the matches have bets. The order lets the first leg of each be found by index alone. */
export async function findMatchesWithBets(
  db: Executor,
  matchIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ match_id: string }>`
    select asked.match_id from unnest(${matchIds}::text[]) as asked (match_id)
    cross join lateral (
      select from bet_selections s where s.match_id = asked.match_id
      order by market_id, specifier, outcome_id, bet_id limit 1
    ) leg
  `.execute(db)
  return new Set(rows.map((row) => row.match_id))
}

/**
 * Keeps results and notes the outcomes whose legs are to have them; one that is less certain than
 * what is known changes nothing, nor does one that was taken back since. The caller holds the lock of
 * results.
 */
export async function saveResults(db: Executor, rows: readonly ResultRow[]): Promise<void> {
  await sql`
    with changed as (
      insert into outcome_results (
        match_id, market_id, specifier, outcome_id, result, void_factor, dead_heat_factor, race,
        certainty, said_at
      )
      select r.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
        match_id text, market_id integer, specifier text, outcome_id text, result smallint,
        void_factor smallint, dead_heat_factor integer, race jsonb, certainty smallint,
        said_at timestamptz
      )
      where not exists (
        select from taken_back t
        where t.what = 'results' and t.said_at > r.said_at
          and (t.match_id, t.market_id, t.specifier) = (r.match_id, r.market_id, r.specifier)
      )
      on conflict (match_id, market_id, specifier, outcome_id) do update
      set result = excluded.result, void_factor = excluded.void_factor,
        dead_heat_factor = excluded.dead_heat_factor, race = excluded.race,
        certainty = excluded.certainty, said_at = excluded.said_at,
        received_at = now()
      where excluded.certainty >= outcome_results.certainty
        and (
          excluded.result, excluded.void_factor, excluded.dead_heat_factor, excluded.race,
          excluded.certainty
        ) is distinct from (
            outcome_results.result, outcome_results.void_factor, outcome_results.dead_heat_factor,
            outcome_results.race, outcome_results.certainty
          )
      returning match_id, market_id, specifier, outcome_id
    )
    ${noteOutcomes(sql.table('changed'))}
  `.execute(db)
}

/** One that is noted already begins anew, at its old place. */
const FROM_ITS_FIRST_LEG = sql`
  on conflict (match_id, market_id, specifier, outcome_id) do update
    set after_bet_id = 0, queued_at = least(outcomes_to_apply.queued_at, excluded.queued_at)
`

/** What a feed takes back of a market. */
export type RollbackRow = {
  readonly matchId: string
  /** null: of the whole match. */
  readonly market: NamedMarket | null
  readonly saidAt: number
}

/**
 * Forgets results that were said before, and notes the outcomes whose legs are open again. They are
 * not taken again either, whoever repeats them. The caller holds the lock of results.
 */
export async function takeBackResults(db: Executor, rows: readonly RollbackRow[]): Promise<void> {
  await sql`
    with ${markTakenBack('results', rows)},
    gone as (
      delete from outcome_results r using marked t
      where (t.match_id, t.market_id, t.specifier) = (r.match_id, r.market_id, r.specifier)
        and (r.said_at is null or r.said_at <= t.said_at)
      returning r.match_id, r.market_id, r.specifier, r.outcome_id
    )
    ${noteOutcomes(sql.table('gone'))}
  `.execute(db)
}

export type CancellationRollbackRow = RollbackRow & {
  /** All cancellations of the market where there is none. */
  readonly window: BetWindow | undefined
}

/** As `takeBackResults`, for cancellations. */
export async function takeBackCancellations(
  db: Executor,
  rows: readonly CancellationRollbackRow[],
): Promise<void> {
  const windows = rows.map(({ matchId, market, saidAt, window }) => ({
    ...marketColumns(matchId, market),
    said_at: new Date(saidAt),
    whole: window === undefined,
    ...windowColumns(window),
  }))
  await sql`
    with ${markTakenBack('cancellation', rows)},
    asked as (
      select * from jsonb_to_recordset(${JSON.stringify(windows)}::jsonb) as a (
        match_id text, market_id integer, specifier text, said_at timestamptz, whole boolean,
        from_at timestamptz, until_at timestamptz
      )
    ),
    gone as (
      delete from cancellations c using asked a
      where a.whole and c.match_id = a.match_id
        and (c.market_id, c.specifier) is not distinct from (a.market_id, a.specifier)
        and (c.said_at is null or c.said_at <= a.said_at)
      returning c.match_id, c.market_id, c.specifier
    ),
    gone_windows as (
      delete from cancelled_windows w using asked a
      where w.match_id = a.match_id
        and (w.market_id, w.specifier) is not distinct from (a.market_id, a.specifier)
        and (a.whole or (w.from_at, w.until_at) is not distinct from (a.from_at, a.until_at))
        and w.said_at <= a.said_at
      returning w.match_id, w.market_id, w.specifier
    )
    ${noteMarkets(sql`(select * from gone union select * from gone_windows)`)}
  `.execute(db)
}

function marketColumns(matchId: string, market: NamedMarket | null) {
  return {
    match_id: matchId,
    market_id: market?.marketId ?? null,
    specifier: market?.specifier ?? null,
  }
}

function windowColumns({ from, until }: BetWindow = {}) {
  return {
    from_at: from === undefined ? null : new Date(from),
    until_at: until === undefined ? null : new Date(until),
  }
}

/** What is said of these markets with an earlier time comes too late from now on: `marked`. */
function markTakenBack(what: 'results' | 'cancellation', rows: readonly RollbackRow[]) {
  const given = rows.map(({ matchId, market, saidAt }) => ({
    ...marketColumns(matchId, market),
    said_at: new Date(saidAt),
  }))
  return sql`marked as (
    insert into taken_back (what, match_id, market_id, specifier, said_at)
    select ${what}::text, match_id, market_id, specifier, max(said_at)
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as t (match_id text, market_id integer, specifier text, said_at timestamptz)
    group by match_id, market_id, specifier
    on conflict (what, match_id, market_id, specifier) do update
      set said_at = greatest(taken_back.said_at, excluded.said_at), received_at = now()
    returning match_id, market_id, specifier, said_at
  )`
}

/** Notes those of some outcomes that have bets. */
function noteOutcomes(outcomes: RawBuilder<unknown>) {
  return sql`
    insert into outcomes_to_apply (match_id, market_id, specifier, outcome_id)
    select o.match_id, o.market_id, o.specifier, o.outcome_id from ${outcomes} o
    cross join lateral (
      select from bet_selections s
      where (s.match_id, s.market_id, s.specifier, s.outcome_id)
        = (o.match_id, o.market_id, o.specifier, o.outcome_id)
      order by s.bet_id limit 1
    ) leg
    ${FROM_ITS_FIRST_LEG}
  `
}

/** Notes all outcomes with bets of the markets that a query names. */
function noteMarkets(markets: RawBuilder<unknown>) {
  return sql`
    insert into outcomes_to_apply (match_id, market_id, specifier, outcome_id)
    select distinct s.match_id, s.market_id, s.specifier, s.outcome_id
    from ${markets} a join bet_selections s on s.match_id = a.match_id
      and (a.market_id is null or (a.market_id, a.specifier) = (s.market_id, s.specifier))
    ${FROM_ITS_FIRST_LEG}
  `
}

export type CancellationRow = {
  readonly matchId: string
  /** null: every market of the match. */
  readonly market: NamedMarket | null
  /** The bets that it is for; all where there is none. */
  readonly window: BetWindow | undefined
  readonly reason: string
  readonly saidAt: number
}

/**
 * As `saveResults`, for what is cancelled. Of an abandoned match what was decided stands, so another
 * reason goes before that one, whichever comes first.
 */
export async function saveCancellations(
  db: Executor,
  rows: readonly CancellationRow[],
): Promise<void> {
  const given = rows.map(({ matchId, market, reason, saidAt, window }) => ({
    ...marketColumns(matchId, market),
    ...windowColumns(window),
    reason,
    said_at: new Date(saidAt),
  }))
  await sql`
    with given as (
      select c.* from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as c (
        match_id text, market_id integer, specifier text, from_at timestamptz,
        until_at timestamptz, reason text, said_at timestamptz
      )
      where not exists (
        select from taken_back t
        where t.what = 'cancellation' and t.match_id = c.match_id and t.said_at > c.said_at
          and (t.market_id, t.specifier) is not distinct from (c.market_id, c.specifier)
      )
    ),
    added as (
      insert into cancellations (match_id, market_id, specifier, reason, said_at)
      select distinct on (match_id, market_id, specifier)
        match_id, market_id, specifier, reason, said_at
      from given where num_nonnulls(from_at, until_at) = 0
      order by match_id, market_id, specifier, reason = 'abandoned'
      on conflict (match_id, market_id, specifier) do update set reason = excluded.reason
      where cancellations.reason = 'abandoned' and excluded.reason <> 'abandoned'
      returning match_id, market_id, specifier
    ),
    added_windows as (
      insert into cancelled_windows (
        match_id, market_id, specifier, from_at, until_at, reason, said_at
      )
      select match_id, market_id, specifier, from_at, until_at, min(reason), min(said_at)
      from given where num_nonnulls(from_at, until_at) > 0
      group by match_id, market_id, specifier, from_at, until_at
      on conflict do nothing
      returning match_id, market_id, specifier
    )
    ${noteMarkets(sql`(select * from added union select * from added_windows)`)}
  `.execute(db)
}

/**
 * Notes the outcomes that are decided and have legs without a result: bets that were stored while
 * their results came. Each outcome's result is found by its key: those that nobody waits for are not
 * read, however many there are.
 * @param afterBetId the legs of older bets are not looked at
 */
export async function noteLateLegs(db: Executor, afterBetId: bigint): Promise<void> {
  await sql`
    insert into outcomes_to_apply (match_id, market_id, specifier, outcome_id, after_bet_id)
    select o.match_id, o.market_id, o.specifier, o.outcome_id, o.first - 1
    from (
      select match_id, market_id, specifier, outcome_id, min(bet_id) as first
      from bet_selections where result is null and bet_id > ${afterBetId}
      group by match_id, market_id, specifier, outcome_id
    ) o
    cross join lateral (
      (
        select from outcome_results r
        where (r.match_id, r.market_id, r.specifier, r.outcome_id)
          = (o.match_id, o.market_id, o.specifier, o.outcome_id)
        union all
        select from cancellations c
        where c.match_id = o.match_id
          and (c.market_id is null or (c.market_id, c.specifier) = (o.market_id, o.specifier))
        union all
        select from cancelled_windows w
        where w.match_id = o.match_id
          and (w.market_id is null or (w.market_id, w.specifier) = (o.market_id, o.specifier))
      )
      limit 1
    ) decided
    on conflict (match_id, market_id, specifier, outcome_id) do update
      set after_bet_id = least(outcomes_to_apply.after_bet_id, excluded.after_bet_id)
  `.execute(db)
}

/** The bet that was stored last; 0 when there is none. */
export async function findLastBet(db: Executor): Promise<bigint> {
  const { last } = await db
    .selectFrom('bets')
    .select(sql<bigint>`coalesce(max(id), 0)`.as('last'))
    .executeTakeFirstOrThrow()
  return last
}

type Outcome = {
  readonly match_id: string
  readonly market_id: number
  readonly specifier: string
  readonly outcome_id: string
  readonly after_bet_id: bigint
}

/**
 * Writes one noted outcome's result into its next legs, or that nothing is known of it any more, and
 * queues the bets of those that it changed. A bet was taken at the end of its delay. A cancellation
 * goes before a result, save that of a match that was abandoned: what had been decided by then
 * stands. What another transaction is at is left to it. An outcome that fails is reported and waits,
 * longer after each failure, up to an hour, behind all others.
 * @param limit legs at a time; those of one bet stay together
 * @returns false when nothing is left to do here
 */
export async function applyNextResult(db: Db, limit: number, reporter: Reporter): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<Outcome>`
      select match_id, market_id, specifier, outcome_id, after_bet_id from outcomes_to_apply
      where queued_at <= now() order by queued_at limit 1 for update skip locked
    `.execute(trx)
    const [outcome] = rows
    if (outcome === undefined) return false
    await sql`savepoint taken`.execute(trx)
    try {
      await applyToLegs(trx, outcome, limit)
    } catch (error) {
      if (isDatabaseAway(error)) throw error
      const { match_id: matchId, market_id: marketId } = outcome
      reporter.report(error, { task: 'settlement', matchId, marketId })
      // It stays locked: nobody else fails at it as well before it waits.
      await sql`rollback to savepoint taken`.execute(trx)
      await postponeOutcome(trx, outcome)
    }
    return true
  })
}

async function postponeOutcome(trx: Executor, outcome: Outcome): Promise<void> {
  const { match_id, market_id, specifier, outcome_id } = outcome
  await sql`
    update outcomes_to_apply set failures = least(failures + 1, 9),
      queued_at = now() + least(interval '10 seconds' * power(2, failures), interval '1 hour')
    where (match_id, market_id, specifier, outcome_id)
      = (${match_id}, ${market_id}::integer, ${specifier}, ${outcome_id})
  `.execute(trx)
}

async function applyToLegs(trx: Executor, outcome: Outcome, limit: number): Promise<void> {
  const { match_id, market_id, specifier, outcome_id, after_bet_id } = outcome
  const key = sql`(${match_id}, ${market_id}::integer, ${specifier}, ${outcome_id})`
  // The bets in order: transactions that queue the same ones must not wait for each other in turns.
  // The starting price is for legs that were promised it.
  // A bet that is queued already is queued again: whoever has just taken it has not seen these legs.
  const { rows } = await sql<{ last: bigint | null; legs: number }>`
    with known as (
      select r.result, r.void_factor, r.dead_heat_factor, r.race, c.cancelled
      from (select) one
      left join outcome_results r on (r.match_id, r.market_id, r.specifier, r.outcome_id) = ${key}
      cross join lateral (select exists (
        select from cancellations c where c.match_id = ${match_id} and (
          (c.market_id is null and (c.reason <> 'abandoned' or r.match_id is null))
          or (c.market_id, c.specifier) = (${market_id}::integer, ${specifier})
        )
      ) as cancelled) c
    ),
    windows as materialized (
      select coalesce(from_at, '-infinity') as from_at, coalesce(until_at, 'infinity') as until_at
      from cancelled_windows w where w.match_id = ${match_id}
        and (w.market_id is null or (w.market_id, w.specifier) = (${market_id}::integer, ${specifier}))
    ),
    legs as materialized (
      select bet_id, position, best_odds, exists (
        select from windows w join bets b on b.id = s.bet_id
          and coalesce(b.acceptance_at, b.created_at) >= w.from_at
          and coalesce(b.acceptance_at, b.created_at) < w.until_at
      ) as in_window
      from bet_selections s
      where (s.match_id, s.market_id, s.specifier, s.outcome_id) = ${key}
        and s.bet_id > ${after_bet_id}
      order by s.bet_id fetch first ${sql.lit(limit)} rows with ties
    ),
    due as (
      select l.bet_id, l.position,
        case when v.void then 0 else k.result end::smallint as result,
        case when v.void then 1000 else k.void_factor end::smallint as void_factor,
        case when v.void then 1000000 else k.dead_heat_factor end as dead_heat_factor,
        case when v.void then null when l.best_odds then k.race
          else k.race - 'startingPrice' end as race
      from legs l cross join known k
      cross join lateral (select k.cancelled or l.in_window as void) v
    ),
    written as (
      update bet_selections s
      set result = d.result, void_factor = d.void_factor, dead_heat_factor = d.dead_heat_factor,
        race = d.race
      from due d
      where s.bet_id = d.bet_id and s.position = d.position
        and (s.result, s.void_factor, s.dead_heat_factor, s.race)
          is distinct from (d.result, d.void_factor, d.dead_heat_factor, d.race)
      returning s.bet_id
    ),
    queued as (
      insert into settlement_queue (bet_id) select distinct bet_id from written order by bet_id
      on conflict (bet_id) do update
        set queued_at = least(settlement_queue.queued_at, excluded.queued_at)
    )
    select max(bet_id) as last, count(*)::int as legs from legs
  `.execute(trx)
  const [{ last, legs } = { last: null, legs: 0 }] = rows
  const at = sql`(match_id, market_id, specifier, outcome_id) = ${key}`
  await (last === null || legs < limit
    ? sql`delete from outcomes_to_apply where ${at}`.execute(trx)
    : sql`update outcomes_to_apply set after_bet_id = ${last}, failures = 0 where ${at}`.execute(
        trx,
      ))
}
