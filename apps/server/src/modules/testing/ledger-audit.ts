import { OPEN_BET_STATUSES } from '@touchline/betting'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '../../db/database.ts'

/**
 * Double entry holds: every transaction sums to zero, every balance is the sum of its entries, and so is
 * what limits count from. No bet has paid more than one of its settlements came to, what it has paid above
 * the last is owed, and it has one end at the most. A bonus is used by as many bets as it says.
 */
export async function expectLedgerToBalance(db: Db): Promise<void> {
  await expectOneEnd(db)
  await expectUsesToAddUp(db)
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

/**
 * Nothing but a settlement, a cash-out or a rejection ends a bet, and only the first goes on; one that
 * was taken back may end by a cash-out as well.
 */
async function expectOneEnd(db: Db): Promise<void> {
  const { rows } = await sql`
    select b.id, b.status, s.results, t.kinds
    from bets b
    cross join lateral (
      select coalesce(array_agg(result order by number), '{}') as results
      from settlements where bet_id = b.id
    ) s
    cross join lateral (
      select coalesce(array_agg(kind), '{}') as kinds from ledger_transactions t
      where cause = b.id::text and kind in ('settlement', 'cashout', 'rejection')
        and exists (select from ledger_entries where transaction_id = t.id)
    ) t
    where not case b.status
      when 'done' then cardinality(s.results) > 0 and 'cashed_out' <> all(s.results)
        and t.kinds <@ array['settlement']
          and s.results[cardinality(s.results)] <> 'no_results'
      when 'cashed_out' then s.results[cardinality(s.results)] = 'cashed_out'
        and array_positions(s.results, 'cashed_out') = array[cardinality(s.results)]
        and coalesce(s.results[cardinality(s.results) - 1], 'no_results') = 'no_results'
        and t.kinds <@ array['cashout', 'settlement']
      when 'rejected' then s.results = '{}' and t.kinds = array['rejection']
      else coalesce(s.results[cardinality(s.results)], 'no_results') = 'no_results'
        and t.kinds <@ array['settlement']
    end or (cardinality(t.kinds) > 1 and cardinality(s.results) < 3)
  `.execute(db)
  expect(rows).toEqual([])
}

async function expectUsesToAddUp(db: Db): Promise<void> {
  const accounts = await sql`
    select a.id from accounts a
    cross join lateral (
      select coalesce(-sum(e.amount) filter (where t.kind in ('placement', 'rejection')), 0) as staked,
        coalesce(
          sum(e.amount) filter (where t.kind in ('settlement', 'resettlement', 'cashout')), 0
        ) as returned,
        coalesce(sum(e.amount) filter (where t.kind = 'deposit'), 0) as deposited
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where e.account_id = a.id
    ) moved
    where a.player_id is not null
      and (a.staked, a.returned, a.deposited)
        is distinct from (moved.staked, moved.returned, moved.deposited)
  `.execute(db)
  expect(accounts.rows).toEqual([])
  const bonuses = await sql`
    select b.id, b.kind, b.times_used, used.times from bonuses b
    cross join lateral (
      select count(*) as times, coalesce(sum(staked), 0) as staked, coalesce(sum(points), 0) as points
      from bonus_uses where bonus_id = b.id and returned_at is null
    ) used
    where (b.times_used, b.staked, b.points) is distinct from (used.times, used.staked, used.points)
      or b.times_used > b.times_to_use
  `.execute(db)
  expect(bonuses.rows).toEqual([])
}
