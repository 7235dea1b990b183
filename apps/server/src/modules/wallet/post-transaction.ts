import type { LedgerMove } from '@touchline/betting'
import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'
import type { LedgerKind } from '../../db/schema.ts'

export type Booking = {
  readonly kind: LedgerKind
  /** Names what is booked; the same cause is booked once only. */
  readonly cause: string
  readonly playerId: number
  readonly currency: string
  /** They sum to zero; those of 0 are left out. */
  readonly entries: readonly LedgerMove[]
}

/**
 * Writes one ledger transaction; the database checks that it balances and moves the balances.
 * @returns its id, or null when nothing moves
 * @throws the database's error when a balance would fall below 0, or the cause is booked already
 */
export async function postTransaction(db: Executor, booking: Booking): Promise<bigint | null> {
  const entries = booking.entries.filter((entry) => entry.amount !== 0n)
  if (entries.length === 0) return null
  const accounts = entries.map((entry) => entry.account)
  const amounts = entries.map((entry) => entry.amount.toString())
  const { rows } = await sql<{ id: bigint }>`
    with booked as (
      insert into ledger_transactions (kind, cause, player_id)
      values (${booking.kind}, ${booking.cause}, ${booking.playerId})
      returning id
    ),
    written as (
      insert into ledger_entries (transaction_id, account_id, currency, amount)
      select booked.id, accounts.id, accounts.currency, entry.amount
      from booked
      cross join unnest(${accounts}::text[], ${amounts}::bigint[]) as entry (account, amount)
      join accounts on accounts.currency = ${booking.currency} and (
        accounts.house = entry.account
        or (entry.account = 'player' and accounts.player_id = ${booking.playerId})
      )
    )
    select id from booked
  `.execute(db)
  return rows[0]?.id ?? null
}
