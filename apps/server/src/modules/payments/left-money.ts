import type { Amount } from '@touchline/betting'
import { NO_AMOUNT } from '@touchline/betting'
import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'

/** Money of a player who has no way to it any more: the account is closed, or its player excluded. */
export type LeftMoney = {
  readonly playerId: number
  readonly email: string
  readonly language: string
  readonly currency: string
  /** Beyond play money. */
  readonly amount: Amount
  readonly reason: 'closed' | 'excluded'
  readonly since: Date
  /** A way to send it back has failed since. */
  readonly isRefused: boolean
}

/** Oldest first. */
export async function listLeftMoney(db: Executor, now: Date): Promise<readonly LeftMoney[]> {
  const { rows } = await sql<LeftMoney>`
    with kept_out as (
      select distinct on (player_id) player_id, reason, since from (
        select id as player_id, 'closed' as reason, closed_at as since
        from players where closed_at is not null
        union all
        select player_id, 'excluded', begun_at from user_limits
        where type = 'selfexclusion' and status not in ('disabled', 'confirmed_disabled')
          and (active_until is null or active_until > ${now})
      ) kept_out order by player_id, since desc
    )
    select p.id as "playerId", p.email, p.language, a.currency, k.reason, k.since,
      (a.balance - greatest(a.credited, 0))::bigint as amount,
      exists (
        select from payments w where w.player_id = p.id and w.currency = a.currency
          and w.kind = 'withdrawal' and w.status = 'failed' and w.created_at >= k.since
        union all
        select from payments d join refunds r on r.deposit_id = d.id
        where d.player_id = p.id and d.currency = a.currency
          and r.status = 'failed' and r.created_at >= k.since
      ) as "isRefused"
    from kept_out k
    join players p on p.id = k.player_id
    join accounts a on a.player_id = k.player_id and a.balance > greatest(a.credited, 0)
    order by k.since, p.id, a.id
  `.execute(db)
  return rows
}

/** What a player owes after corrections and deposits that were taken back. */
export async function owedBy(
  db: Executor,
  { playerId, currency }: Pick<LeftMoney, 'playerId' | 'currency'>,
): Promise<Amount> {
  const { rows } = await sql<{ owed: Amount }>`
    select coalesce(-sum(e.amount), 0)::bigint as owed
    from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id
    join accounts a on a.id = e.account_id and a.house = 'receivables' and a.currency = ${currency}
    where t.player_id = ${playerId}
  `.execute(db)
  return rows[0]?.owed ?? NO_AMOUNT
}
