import type { Amount } from '@touchline/betting'
import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'
import type { SettledResult } from '../../db/bet-schema.ts'

export type NewSettlement = {
  readonly betId: bigint
  /** From 1: a resettlement of the bet has the next. */
  readonly number: number
  /** `no_results`: the one before it is taken back. */
  readonly result: SettledResult | 'no_results'
  readonly winAmount: Amount
  /** The part of it that a bonus paid. */
  readonly bonusAmount: Amount
  /** Stake of the freebet that was given instead. */
  readonly freebetReturn: Amount
  readonly transactionId: bigint | null
}

/** Adds settlements; the caller holds the locks of their bets. */
export async function insertSettlements(
  db: Executor,
  settlements: readonly NewSettlement[],
): Promise<void> {
  if (settlements.length === 0) return
  await sql`
    insert into settlements (
      bet_id, number, result, win_amount, bonus_amount, freebet_return, ledger_transaction_id
    )
    select * from unnest(
      ${settlements.map(({ betId }) => betId)}::bigint[],
      ${settlements.map(({ number }) => number)}::smallint[],
      ${settlements.map(({ result }) => result)}::text[],
      ${settlements.map(({ winAmount }) => winAmount)}::bigint[],
      ${settlements.map(({ bonusAmount }) => bonusAmount)}::bigint[],
      ${settlements.map(({ freebetReturn }) => freebetReturn)}::bigint[],
      ${settlements.map(({ transactionId }) => transactionId)}::bigint[]
    )
  `.execute(db)
}

/** Names in the ledger what a settlement of a bet moves. */
export function settlementCause(betId: bigint, number: number): string {
  return number === 1 ? String(betId) : `${betId}:${number}`
}

/**
 * What of earlier corrections could not be taken back, by bet; those with nothing are left out.
 * @param numbers of each bet's next settlement
 */
export async function owedForBets(
  db: Executor,
  numbers: ReadonlyMap<bigint, number>,
): Promise<Map<bigint, Amount>> {
  // A first settlement takes nothing back.
  const corrected = [...numbers].filter(([, next]) => next > 2)
  if (corrected.length === 0) return new Map()
  const { rows } = await sql<{ bet_id: bigint; owed: Amount }>`
    select bet.id as bet_id, (-sum(e.amount))::bigint as owed
    from unnest(
      ${corrected.map(([id]) => id)}::bigint[], ${corrected.map(([, next]) => next)}::integer[]
    ) as bet (id, next)
    cross join lateral generate_series(2, bet.next - 1) as settlement (number)
    cross join unnest(array['resettlement', 'bonus']) as booked (kind)
    join ledger_transactions t
      on t.kind = booked.kind and t.cause = bet.id || ':' || settlement.number
    join ledger_entries e on e.transaction_id = t.id
    join accounts a on a.id = e.account_id and a.house = 'receivables'
    group by bet.id having sum(e.amount) <> 0
  `.execute(db)
  return new Map(rows.map(({ bet_id, owed }) => [bet_id, owed]))
}
