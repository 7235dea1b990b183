import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '../../db/database.ts'

/** Double entry holds: every transaction sums to zero, every balance is the sum of its entries. */
export async function expectLedgerToBalance(db: Db): Promise<void> {
  const unbalanced = await sql`
    select transaction_id, currency from ledger_entries
    group by transaction_id, currency having sum(amount) <> 0
  `.execute(db)
  expect(unbalanced.rows).toEqual([])
  const wrong = await sql`
    select a.id, a.balance, coalesce(sum(e.amount), 0)::bigint as entries
    from accounts a left join ledger_entries e on e.account_id = a.id
    where a.balance is not null
    group by a.id having a.balance <> coalesce(sum(e.amount), 0) or a.balance < 0
  `.execute(db)
  expect(wrong.rows).toEqual([])
  const held = await sql`
    select currency,
      (select coalesce(sum(stake), 0) from bets b where b.currency = a.currency
        and b.status in ('submitted', 'waiting_results', 'cashout_in_progress'))::bigint as open_stakes,
      (select coalesce(sum(amount), 0) from ledger_entries e where e.account_id = a.id)::bigint as held
    from accounts a where house = 'stakes'
  `.execute(db)
  for (const row of held.rows as { open_stakes: bigint; held: bigint }[]) {
    expect(row.held).toBe(row.open_stakes)
  }
}
