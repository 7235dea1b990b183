import { OPEN_BET_STATUSES } from '@touchline/betting'
import { sql } from 'kysely'
import type { Db, Executor } from '../../db/database.ts'

type Reach = {
  readonly before: Date
  readonly limit: number
  readonly isStopped: () => boolean
}

type Page = { readonly last: bigint | null; readonly isOld: boolean }

/**
 * Drops bets that were over before that time, with all that belongs to them but their bookings. Goes
 * through the bets in their order, and ends with the first that is too young to be looked at.
 */
export async function dropOldBets(db: Db, { before, limit, isStopped }: Reach): Promise<void> {
  let after = 0n
  while (!isStopped()) {
    const { last, isOld } = await db
      .transaction()
      .execute((trx) => dropPage(trx, { after, before, limit }))
    if (last === null || !isOld) return
    after = last
  }
}

async function dropPage(
  trx: Executor,
  { after, before, limit }: { after: bigint; before: Date; limit: number },
): Promise<Page> {
  const { rows } = await sql<{ id: bigint; created_at: Date }>`
    select id, created_at from bets where id > ${after} order by id limit ${limit}
  `.execute(trx)
  const last = rows.at(-1)
  if (last === undefined) return { last: null, isOld: false }
  const old = rows.filter((row) => row.created_at < before).map(({ id }) => id)
  if (old.length > 0) await dropBets(trx, old, before)
  return { last: last.id, isOld: last.created_at < before }
}

/** What refers to a bet goes in the same statement: the database looks when it has ended. */
async function dropBets(trx: Executor, ids: readonly bigint[], before: Date): Promise<void> {
  const { rows } = await sql<{ player_id: number; placement: string; match_ids: string[] }>`
    with old as materialized (
      select id from bets
      where id = any(${ids}::bigint[]) and coalesce(settled_at, created_at) < ${before}
        and status <> all(${OPEN_BET_STATUSES}::text[])
      order by id for update skip locked
    ),
    queued as (delete from settlement_queue q using old where q.bet_id = old.id),
    proven as (delete from receipts r using old where r.bet_id = old.id),
    settled as (delete from settlements s using old where s.bet_id = old.id),
    legs as (delete from bet_selections s using old where s.bet_id = old.id
      returning s.bet_id, s.match_id)
    delete from bets b using old where b.id = old.id
    returning b.player_id, b.placement,
      array(select match_id from legs where legs.bet_id = b.id) as match_ids
  `.execute(trx)
  await sql`
    delete from placements p
    using (
      select * from unnest(
        ${rows.map((row) => row.player_id)}::integer[], ${rows.map((row) => row.placement)}::uuid[]
      ) as gone (player_id, reference)
    ) gone
    where (p.player_id, p.reference) = (gone.player_id, gone.reference)
      and not exists (
        select from bets b where (b.player_id, b.placement) = (p.player_id, p.reference)
      )
  `.execute(trx)
  await sql`
    delete from final_scores f
    where f.match_id = any(${rows.flatMap((row) => row.match_ids)}::text[])
      and not exists (select from bet_selections s where s.match_id = f.match_id)
  `.execute(trx)
}
