import { OPEN_BET_STATUSES } from '@touchline/betting'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '../../db/database.ts'

/**
 * Double entry holds: every transaction sums to zero, every balance is the sum of its entries. No bet
 * has paid more than one of its settlements came to, and what it has paid above the last is owed.
 */
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
  const paid = await sql`
    select s.bet_id, s.most, s.last, m.paid, m.booked as owed
    from (
      select bet_id, max(win_amount) as most,
        (array_agg(win_amount order by number desc))[1] as last
      from settlements group by bet_id
    ) s
    join lateral (
      select coalesce(sum(e.amount) filter (where a.player_id is not null), 0) as paid,
        coalesce(sum(-e.amount) filter (where a.house = 'receivables'), 0) as booked
      from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id
      join accounts a on a.id = e.account_id
      where t.kind in ('settlement', 'resettlement', 'cashout', 'bonus')
        and split_part(t.cause, ':', 1) = s.bet_id::text
    ) m on m.paid > s.most or m.paid <> s.last + m.booked or m.booked < 0
  `.execute(db)
  expect(paid.rows).toEqual([])
  const held = await sql`
    select currency,
      (select coalesce(sum(stake), 0) from bets b where b.currency = a.currency
        and b.status = any(${OPEN_BET_STATUSES}::text[]))::bigint as open_stakes,
      (select coalesce(sum(amount), 0) from ledger_entries e where e.account_id = a.id)::bigint as held
    from accounts a where house = 'stakes'
  `.execute(db)
  for (const row of held.rows as { open_stakes: bigint; held: bigint }[]) {
    expect(row.held).toBe(row.open_stakes)
  }
}
