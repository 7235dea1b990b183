import { sql } from 'kysely'
import { lockUntilCommit } from '../../db/advisory-lock.ts'
import type { Db, Executor } from '../../db/database.ts'
import type { Book } from '../../feed/book/book.ts'
import { EARLIER_SEASONS, isOfEarlierSeason } from '../../feed/earlier-seasons.ts'
import { VOID_REASON } from '../bets/void-reason.ts'
import { saveResults } from './result-repository.ts'

/**
 * Takes back what is open on matches of a season that is not played any more: no result comes for
 * it. What has a result keeps it, and a match that a process of an earlier version still tells of is
 * left alone.
 */
export async function takeBackEarlierSeasons(db: Db, book: Book): Promise<void> {
  if (book.providers().get('simulator') !== 'active') return
  const open = await openMatches(db)
  const gone = open.filter((id) => isOfEarlierSeason(id) && book.match(id) === undefined)
  if (gone.length === 0) return
  await db.transaction().execute(async (trx) => {
    await lockUntilCommit(trx, 'results')
    const outcomes = await undecidedOutcomes(trx, gone)
    await nameReason(trx, outcomes)
    await saveResults(
      trx,
      outcomes.map((outcome) => ({ ...outcome, ...VOID })),
    )
  })
}

/** As it is stored: the whole stake back, and certain. */
const VOID = {
  result: 0,
  void_factor: 1000,
  dead_heat_factor: 1_000_000,
  race: null,
  certainty: 2,
  said_at: null,
} as const

type Outcome = {
  match_id: string
  market_id: number
  specifier: string
  outcome_id: string
}

/** In an installation that never had such a season the index alone answers. */
async function openMatches(db: Executor): Promise<readonly string[]> {
  const [from, to] = EARLIER_SEASONS
  const { rows } = await sql<{ match_id: string }>`
    select distinct match_id from bet_selections
    where result is null and match_id >= ${from} and match_id < ${to}
  `.execute(db)
  return rows.map(({ match_id: id }) => id)
}

async function undecidedOutcomes(
  db: Executor,
  matchIds: readonly string[],
): Promise<readonly Outcome[]> {
  const { rows } = await sql<Outcome>`
    select distinct s.match_id, s.market_id, s.specifier, s.outcome_id
    from bet_selections s
    where s.result is null and s.match_id = any(${matchIds}::text[])
      and not exists (
        select from outcome_results r
        where (r.match_id, r.market_id, r.specifier, r.outcome_id)
          = (s.match_id, s.market_id, s.specifier, s.outcome_id)
      )
      and not exists (
        select from cancellations c where c.match_id = s.match_id
          and (c.market_id is null or (c.market_id, c.specifier) = (s.market_id, s.specifier))
      )
  `.execute(db)
  return rows
}

/** The bets say why, for as long as they are kept; one that was refused has a reason of its own. */
async function nameReason(db: Executor, outcomes: readonly Outcome[]): Promise<void> {
  await sql`
    update bets b set rejection_key = ${VOID_REASON.seasonReplaced}
    where b.rejection_key is null and b.id in (
      select s.bet_id from bet_selections s
      join jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as o (
        match_id text, market_id integer, specifier text, outcome_id text
      ) using (match_id, market_id, specifier, outcome_id)
      where s.result is null
    )
  `.execute(db)
}
