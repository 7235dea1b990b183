import type { LedgerMove } from '@touchline/betting'
import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'
import type { LedgerKind } from '../../db/wallet-schema.ts'

export type Booking = {
  readonly kind: LedgerKind | 'jackpot'
  /** Names what is booked; the same cause is booked once only. */
  readonly cause: string
  /** Null for what the house moves between accounts of its own. */
  readonly playerId: number | null
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
  const [id = null] = await postTransactions(db, [booking])
  return id
}

/**
 * Writes a ledger transaction for each booking, all or none. Who books for several players locks
 * their accounts first, in order (`lockBalances`).
 * @returns the ids in the order of the bookings; null where nothing moves
 */
export async function postTransactions(
  db: Executor,
  bookings: readonly Booking[],
): Promise<(bigint | null)[]> {
  const moving = bookings
    .map(({ entries, ...booking }) => ({
      ...booking,
      entries: entries.filter(({ amount }) => amount !== 0n),
    }))
    .filter(({ entries }) => entries.length > 0)
  if (moving.length === 0) return bookings.map(() => null)
  const entries = moving.flatMap((booking, index) =>
    booking.entries.map((entry) => ({ ...entry, booking: index + 1, of: booking })),
  )
  const { rows } = await sql<{ id: bigint; kind: string; cause: string }>`
    with given as (
      select * from unnest(
        ${moving.map(({ kind }) => kind)}::text[],
        ${moving.map(({ cause }) => cause)}::text[],
        ${moving.map(({ playerId }) => playerId)}::integer[]
      ) with ordinality as given (kind, cause, player_id, number)
    ),
    booked as (
      insert into ledger_transactions (kind, cause, player_id)
      select kind, cause, player_id from given order by number
      returning id, kind, cause
    ),
    written as (
      insert into ledger_entries (transaction_id, account_id, currency, amount)
      select booked.id, coalesce(players.id, houses.id), entry.currency, entry.amount
      from unnest(
        ${entries.map(({ booking }) => booking)}::bigint[],
        ${entries.map(({ account }) => account)}::text[],
        ${entries.map(({ of }) => of.currency)}::text[],
        ${entries.map(({ amount }) => amount)}::bigint[]
      ) as entry (number, account, currency, amount)
      join given on given.number = entry.number
      join booked on (booked.kind, booked.cause) = (given.kind, given.cause)
      left join accounts players on entry.account = 'player'
        and players.player_id = given.player_id and players.currency = entry.currency
      left join accounts houses
        on houses.house = entry.account and houses.currency = entry.currency
    )
    select id, kind, cause from booked
  `.execute(db)
  const ids = new Map(rows.map(({ id, kind, cause }) => [`${kind} ${cause}`, id]))
  return bookings.map(({ kind, cause }) => ids.get(`${kind} ${cause}`) ?? null)
}
