import type { Amount } from '@touchline/betting'
import { kindsOf, type TransactionTotals } from '@touchline/contract'
import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'
import type { LedgerKind } from '../../db/schema.ts'
import type { PlayerAccount } from './account-repository.ts'
import type { Period } from './list-transactions.ts'

const DAY_MS = 86_400_000
/** Longer periods are shown by month. */
const MOST_DAYS = 62

/** Sums of the ledger itself, so that they cannot differ from it. */
export async function transactionTotals(
  db: Executor,
  account: PlayerAccount,
  period: Period,
  timeZone: string,
): Promise<TransactionTotals> {
  const step = stepOf(period)
  const [sums, kinds, steps] = await Promise.all([
    readSums(db, account, period),
    readKinds(db, account, period),
    readSteps(db, account, period, { step, timeZone: knownZone(timeZone) }),
  ])
  return { ...sums, kinds, step, steps }
}

function stepOf({ from, to }: Period): 'day' | 'month' {
  if (from === null) return 'month'
  const end = to?.getTime() ?? Date.now()
  return end - from.getTime() <= MOST_DAYS * DAY_MS ? 'day' : 'month'
}

function knownZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

const movesOf = ({ playerId, currency }: PlayerAccount) => sql`
  accounts a
  join ledger_entries e on e.account_id = a.id
  join ledger_transactions t on t.id = e.transaction_id
  where a.player_id = ${playerId} and a.currency = ${currency}
`

const isWithin = ({ from, to }: Period) => sql`
  (${from}::timestamptz is null or t.created_at >= ${from}::timestamptz)
  and (${to}::timestamptz is null or t.created_at < ${to}::timestamptz)
`

type Sums = Pick<TransactionTotals, 'result' | 'deposited' | 'withdrawn' | 'netDeposits'>

async function readSums(db: Executor, account: PlayerAccount, period: Period): Promise<Sums> {
  const of = (amount: 'e.amount' | '-e.amount', kinds: readonly LedgerKind[]) =>
    sql<Amount>`coalesce(sum(${sql.raw(amount)}) filter (where t.kind = any(${kinds}::text[])), 0)::bigint`
  const { rows } = await sql<Sums>`
    select
      coalesce(sum(e.amount) filter (
        where t.kind = any(${kindsOf('bets')}::text[]) and ${isWithin(period)}
      ), 0)::bigint as "result",
      ${of('e.amount', ['deposit'])} as "deposited",
      ${of('-e.amount', ['withdrawal', 'withdrawal_return'])} as "withdrawn",
      ${of('e.amount', kindsOf('payments'))} as "netDeposits"
    from ${movesOf(account)}
  `.execute(db)
  const [sums] = rows
  if (sums === undefined) throw new Error('sums are one row')
  return sums
}

async function readKinds(db: Executor, account: PlayerAccount, period: Period) {
  const { rows } = await sql<{ kind: LedgerKind; amount: Amount; count: number }>`
    select t.kind, sum(e.amount)::bigint as amount, count(*)::int as count
    from ${movesOf(account)} and ${isWithin(period)}
    group by t.kind order by t.kind
  `.execute(db)
  return rows
}

async function readSteps(
  db: Executor,
  account: PlayerAccount,
  period: Period,
  { step, timeZone }: { step: 'day' | 'month'; timeZone: string },
) {
  const { rows } = await sql<{ start: string; result: Amount }>`
    select
      to_char(date_trunc(${step}, t.created_at at time zone ${timeZone}), 'YYYY-MM-DD') as start,
      sum(e.amount)::bigint as result
    from ${movesOf(account)} and ${isWithin(period)}
      and t.kind = any(${kindsOf('bets')}::text[])
    group by 1 order by 1
  `.execute(db)
  return rows
}
