import { subtractAmounts, type Amount } from '@touchline/betting'
import type { Transaction } from '@touchline/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '../../db/database.ts'
import type { LedgerKind } from '../../db/wallet-schema.ts'
import { invalidField } from '../../http/invalid-request.ts'
import type { PlayerAccount } from './account-repository.ts'

export type Period = {
  /** null: since the account was opened. */
  readonly from: Date | null
  /** The first instant after it; null: until now. */
  readonly to: Date | null
}

export type TransactionsAsked = Period & {
  readonly account: PlayerAccount
  /** null: all of them. */
  readonly kinds: readonly string[] | null
  /** `next` of the page before: the last movement that was looked at and the balance before it. */
  readonly before: string | null
  readonly limit: number
}

type Row = {
  id: bigint
  kind: LedgerKind
  cause: string
  amount: Amount
  balance: Amount
  created_at: Date
}

/**
 * Movements of an account, newest first. The balance after each is counted back from the page
 * before, so that a page costs the same however long the account's life is.
 * @throws Problem 400 for a position that no page has named
 */
export async function listTransactions(
  db: Executor,
  asked: TransactionsAsked,
): Promise<{ transactions: Transaction[]; next: string | null }> {
  const { rows } = await transactionsStatement(asked).execute(db)
  if (asked.before !== null && !rows.every(({ balance }) => isExact(balance))) {
    throw invalidField('before', 'must be a position that a page has named')
  }
  const references = await referencesOf(db, asked.account.playerId, rows)
  const last = rows.at(-1)
  return {
    transactions: rows.map(({ id, kind, cause, amount, balance, created_at: createdAt }) => ({
      id: String(id),
      kind,
      amount,
      balance,
      createdAt: createdAt.toISOString(),
      ...references({ kind, cause }),
    })),
    next:
      last === undefined || rows.length < asked.limit
        ? null
        : `${last.id}:${subtractAmounts(last.balance, last.amount)}`,
  }
}

/** On the wire every balance is a JSON number. */
const isExact = (balance: Amount) => Number.isSafeInteger(Number(balance))

/** The greatest id that there can be. */
const LAST = '9223372036854775807'

/**
 * By the index of an account's entries from its newest on, however many the database thinks there are:
 * the order by both columns of the index and a limit with no order of its own leave it no other way.
 * The rows stay in the order of the window.
 */
export function transactionsStatement(asked: TransactionsAsked): RawBuilder<Row> {
  const { account, kinds, from, to, before, limit } = asked
  const [id = null, balance = null] = before?.split(':') ?? []
  const own = sql`
    from accounts where player_id = ${account.playerId} and currency = ${account.currency}
  `
  const first = from === null ? sql`0` : firstEntrySince(account.playerId, from)
  const last =
    to === null || id !== null ? sql`${LAST}::bigint` : lastEntryBefore(account.playerId, to)
  return sql<Row>`
    with newest as materialized (select ${last} as id)
    select m.id, (m.t).kind, (m.t).cause, m.amount, m.balance, (m.t).created_at
    from (
      select e.id, e.amount,
        (select t from ledger_transactions t where t.id = e.transaction_id) as t,
        (coalesce(${balance}::bigint, (select balance ${own}) - (
          select coalesce(sum(later.amount), 0) from ledger_entries later
          where later.account_id = (select id ${own}) and later.id > (select id from newest)
        )) - coalesce(sum(e.amount) over (
          order by e.account_id desc, e.id desc rows between unbounded preceding and 1 preceding
        ), 0))::bigint as balance
      from ledger_entries e
      where (e.account_id, e.id) <= (
          (select id ${own}), coalesce(${id}::bigint - 1, (select id from newest))
        )
        and (e.account_id, e.id) >= ((select id ${own}), ${first})
    ) m
    where (${kinds}::text[] is null or (m.t).kind = any(${kinds}::text[]))
      and (${from}::timestamptz is null or (m.t).created_at >= ${from}::timestamptz)
      and (${to}::timestamptz is null or (m.t).created_at < ${to}::timestamptz)
    limit ${limit}
  `
}

/**
 * No movement of the period has a lesser id. Ids and times run apart by as long as a transaction
 * takes, or a clock is set back: a day is more than that.
 */
function firstEntrySince(playerId: number, from: Date): RawBuilder<unknown> {
  const since = sql`player_id = ${playerId} and created_at >= ${from}::timestamptz`
  return sql`coalesce((
    select min(e.id) from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where ${since} and created_at < (
      select min(created_at) + interval '1 day' from ledger_transactions where ${since}
    )
  ), ${LAST}::bigint)`
}

/** No movement of the period has a greater id: as above. */
function lastEntryBefore(playerId: number, to: Date): RawBuilder<unknown> {
  const before = sql`player_id = ${playerId} and created_at < ${to}::timestamptz`
  return sql`coalesce((
    select max(e.id) from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where ${before} and created_at > (
      select max(created_at) - interval '1 day' from ledger_transactions where ${before}
    )
  ), 0)`
}

type Caused = Pick<Row, 'kind' | 'cause'>
type References = Pick<Transaction, 'bets' | 'method'>

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** What a movement refers to, by what its cause names. */
function causeOf({ kind, cause }: Caused): { bet?: string; placement?: string; payment?: string } {
  switch (kind) {
    case 'placement': {
      const placement = cause.slice(cause.indexOf(':') + 1)
      return UUID.test(placement) ? { placement } : {}
    }
    case 'rejection':
    case 'settlement':
    case 'resettlement':
    case 'cashout':
    case 'bonus': {
      const [bet = ''] = cause.split(':')
      return /^\d{1,18}$/.test(bet) ? { bet } : {}
    }
    case 'deposit':
    case 'withdrawal':
    case 'withdrawal_return':
    case 'payout':
    case 'refund':
    case 'refund_return':
      return UUID.test(cause) ? { payment: cause } : {}
    case 'credit':
    case 'jackpot_win':
      return {}
  }
}

async function referencesOf(
  db: Executor,
  playerId: number,
  rows: readonly Caused[],
): Promise<(row: Caused) => References> {
  const causes = rows.map(causeOf)
  const betIds = causes.flatMap(({ bet }) => bet ?? [])
  const placements = causes.flatMap(({ placement }) => placement ?? [])
  const paymentIds = causes.flatMap(({ payment }) => payment ?? [])
  const [bets, payments] = await Promise.all([
    sql<{ id: bigint; ref: string; placement: string }>`
      select id, ref, placement from bets
      where player_id = ${playerId} and id = any(${betIds}::bigint[])
      union
      select id, ref, placement from bets
      where player_id = ${playerId} and placement = any(${placements}::uuid[])
      order by id
    `.execute(db),
    sql<{ id: string; method: string }>`
      select id, method from payments
      where player_id = ${playerId} and id = any(${paymentIds}::uuid[])
      union all
      select r.id, p.method from refunds r join payments p on p.id = r.deposit_id
      where p.player_id = ${playerId} and r.id = any(${paymentIds}::uuid[])
    `.execute(db),
  ])
  return (row) => {
    const { bet, placement, payment } = causeOf(row)
    return {
      bets: bets.rows
        .filter((known) => String(known.id) === bet || known.placement === placement)
        .map(({ id, ref }) => ({ id: String(id), ref })),
      method: payments.rows.find(({ id }) => id === payment)?.method ?? null,
    }
  }
}
