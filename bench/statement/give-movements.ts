import type { Backend } from '@touchline/server'

import type { BenchPlayer } from '../placements/players.ts'

/** As many as a statement may write in its time. */
const BATCH = 2_000

/** Books so many credits of three cents each to the player, double-entry. */
const BOOK = `
  with booked as (
    insert into ledger_transactions (kind, cause, player_id)
    values ('credit', $2::text, $1::integer) returning id
  )
  insert into ledger_entries (transaction_id, account_id, currency, amount)
  select booked.id, accounts.id, 'EUR', 3
  from booked, accounts, generate_series(1, $3::integer)
  where currency = 'EUR' and player_id = $1::integer
  union all
  select booked.id, accounts.id, 'EUR', -3 * $3::integer
  from booked, accounts where currency = 'EUR' and house = 'funding'`

/** Until the player's account has so many movements. */
export async function giveMovements(
  { database }: Backend,
  { id }: BenchPlayer,
  wanted: number,
): Promise<void> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from ledger_entries e
     join accounts a on a.id = e.account_id where a.player_id = $1 and a.currency = 'EUR'`,
    [id],
  )
  for (let count = rows[0]?.count ?? 0; count < wanted;) {
    const batch = Math.min(BATCH, wanted - count)
    await database.pool.query(BOOK, [id, `bench:${id}:${count}`, batch])
    count += batch
  }
  await database.pool.query('analyze ledger_entries, ledger_transactions, accounts')
}
