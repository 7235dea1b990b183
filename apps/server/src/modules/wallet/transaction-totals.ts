import { negateAmount, sumAmounts, type Amount } from '@touchline/betting'
import {
  canonicalTimeZone,
  kindsOf,
  LEDGER_GROUPS,
  type TransactionKind,
  type TransactionTotals,
} from '@touchline/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '../../db/database.ts'
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
  const zone = canonicalTimeZone(timeZone) ?? 'UTC'
  const [moves, paid] = await Promise.all([
    movesStatement(account, period, { step, timeZone: zone }).execute(db),
    paidStatement(account).execute(db),
  ])
  const bets = moves.rows.filter(({ kind }) => LEDGER_GROUPS[kind] === 'bets')
  return {
    result: sumAmounts(bets.map(({ amount }) => amount)),
    kinds: sumBy(moves.rows, ({ kind }) => kind).map(([kind, rows, amount]) => ({
      kind,
      amount,
      count: rows.reduce((sum, { count }) => sum + count, 0),
    })),
    step,
    steps: sumBy(bets, ({ start }) => start).map(([start, , result]) => ({ start, result })),
    ...paidOf(paid.rows),
  }
}

type Moved = { readonly amount: Amount }

/** In the order of the keys. */
function sumBy<Row extends Moved, Key extends string>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): [Key, readonly Row[], Amount][] {
  return [...Map.groupBy(rows, keyOf)]
    .map(([key, own]): [Key, readonly Row[], Amount] => [
      key,
      own,
      sumAmounts(own.map(({ amount }) => amount)),
    ])
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}

function stepOf({ from, to }: Period): 'day' | 'month' {
  if (from === null) return 'month'
  const end = to?.getTime() ?? Date.now()
  return end - from.getTime() <= MOST_DAYS * DAY_MS ? 'day' : 'month'
}

type Step = { readonly step: 'day' | 'month'; readonly timeZone: string }
type Moves = Moved & {
  readonly kind: TransactionKind
  /** First day of the step. */
  readonly start: string
  readonly count: number
}

const entriesOf = ({ playerId, currency }: PlayerAccount, fence: RawBuilder<unknown>) => sql`
  cross join lateral (
    select amount from ledger_entries
    where transaction_id = t.id and account_id = (
      select id from accounts where player_id = ${playerId} and currency = ${currency}
    )
    ${fence}
  ) e
`

/** Each by its own. Without it all of an account are read, whose size the database guesses too small. */
const OF_FEW = sql`offset 0`
const OF_ALL = sql``

/** By the index of a player's transactions in time: what it reads is of the period. */
export function movesStatement(
  account: PlayerAccount,
  { from, to }: Period,
  { step, timeZone }: Step,
): RawBuilder<Moves> {
  const after = from === null ? sql`` : sql`and t.created_at >= ${from}::timestamptz`
  const before = to === null ? sql`` : sql`and t.created_at < ${to}::timestamptz`
  return sql<Moves>`
    select t.kind,
      to_char(date_trunc(${step}, t.created_at at time zone ${timeZone}), 'YYYY-MM-DD') as start,
      sum(e.amount)::bigint as amount, count(*)::int as count
    from ledger_transactions t ${entriesOf(account, from === null ? OF_ALL : OF_FEW)}
    where t.player_id = ${account.playerId} ${after} ${before}
    group by 1, 2
  `
}

type Paid = Moved & { readonly kind: TransactionKind }

const PAYMENTS = sql.join(kindsOf('payments').map((kind) => sql.lit(kind)))

/** Of the account's life, by the index of payments alone. */
export function paidStatement(account: PlayerAccount): RawBuilder<Paid> {
  return sql<Paid>`
    select t.kind, sum(e.amount)::bigint as amount
    from ledger_transactions t ${entriesOf(account, OF_FEW)}
    where t.player_id = ${account.playerId} and t.kind in (${PAYMENTS})
    group by t.kind
  `
}

function paidOf(rows: readonly Paid[]) {
  const of = (...kinds: TransactionKind[]) =>
    sumAmounts(rows.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount))
  return {
    deposited: of('deposit'),
    withdrawn: negateAmount(of('withdrawal', 'withdrawal_return')),
    netDeposits: sumAmounts(rows.map(({ amount }) => amount)),
  }
}
