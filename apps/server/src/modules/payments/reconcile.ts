import { negateAmount } from '@touchline/betting'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Logger } from '../../logging/logger.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import type { Clock } from '../clock.ts'
import type { PaymentProvider, SettledPayment } from './provider.ts'

/** A payment that one of the two books has, and the other has not or has otherwise. */
export type Difference = {
  readonly paymentId: string
  readonly reason: 'not_in_ledger' | 'not_at_provider' | 'amount'
}

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly provider: PaymentProvider | undefined
  readonly metrics: Metrics
  readonly logger: Logger
}

const DAY_MS = 86_400_000
/** A word may be late: a day is compared when it has been over for so long. */
const SETTLED_MS = 3 * 3_600_000

/**
 * Compares the last whole day of the provider's books with the ledger's, once however many processes
 * ask. Differences are a metric and a line of the log.
 * @returns null when that day was compared before
 */
export async function reconcile({
  db,
  clock,
  provider,
  metrics,
  logger,
}: Deps): Promise<readonly Difference[] | null> {
  if (provider === undefined) return null
  const until = Math.floor((clock.now() - SETTLED_MS) / DAY_MS) * DAY_MS
  const from = new Date(until - DAY_MS)
  const day = from.toISOString().slice(0, 10)
  const known = await db
    .selectFrom('reconciliations')
    .select('differences')
    .where('provider', '=', provider.name)
    .where('day', '=', sql<Date>`${day}::date`)
    .executeTakeFirst()
  if (known !== undefined) {
    metrics.paymentDifferences.set(known.differences.length)
    return null
  }
  const settled = await provider.settled(from, new Date(until))
  const differences = await compare(db, provider.name, settled, { from, until: new Date(until) })
  const { numInsertedOrUpdatedRows: kept = 0n } = await db
    .insertInto('reconciliations')
    .values({
      provider: provider.name,
      day,
      compared: settled.length,
      differences: JSON.stringify(differences),
    })
    .onConflict((conflict) => conflict.columns(['provider', 'day']).doNothing())
    .executeTakeFirst()
  metrics.paymentDifferences.set(differences.length)
  if (kept === 0n) return null
  const line = { provider: provider.name, day, compared: settled.length, differences }
  if (differences.length === 0) logger.info(line, 'payments reconciled')
  else logger.error(line, 'payments differ between provider and ledger')
  return differences
}

/** What the ledger has of payments, by what it moved on the account at the provider. */
async function compare(
  db: Db,
  provider: string,
  settled: readonly SettledPayment[],
  { from, until }: { from: Date; until: Date },
): Promise<Difference[]> {
  // What came back later has its end then, and the day on which it was paid is over.
  const { rows } = await sql<{ id: string; came_back: boolean; moved: bigint; in_time: boolean }>`
    select p.id::text, t.kind in ('withdrawal_return', 'refund_return') as came_back,
      sum(e.amount)::bigint as moved,
      p.status = 'succeeded' and p.ended_at >= ${from} and p.ended_at < ${until} as in_time
    from (
      select id, provider, status, ended_at from payments
      union all
      select r.id, d.provider, r.status, r.ended_at
      from refunds r join payments d on d.id = r.deposit_id
    ) p
    join ledger_transactions t on t.cause = p.id::text
      and t.kind in ('deposit', 'payout', 'withdrawal_return', 'refund_return')
    join ledger_entries e on e.transaction_id = t.id
    join accounts a on a.id = e.account_id and a.house = 'clearing'
    where p.provider = ${provider} and (
      (p.ended_at >= ${from} and p.ended_at < ${until})
      or p.id = any(${settled.map(({ paymentId }) => paymentId)}::uuid[])
    )
    group by p.id, came_back, p.status, p.ended_at
  `.execute(db)
  const keyOf = (id: string, cameBack: boolean) => `${id} ${cameBack}`
  const booked = new Map(rows.map((row) => [keyOf(row.id, row.came_back), row]))
  const told = new Set(settled.map(({ paymentId }) => paymentId))
  const missing = settled.flatMap(({ paymentId, kind, amount }): Difference[] => {
    const row = booked.get(keyOf(paymentId, kind === 'return'))
    if (row === undefined) return [{ paymentId, reason: 'not_in_ledger' }]
    const isIn = kind === 'deposit' || kind === 'return'
    return row.moved === (isIn ? negateAmount(amount) : amount)
      ? []
      : [{ paymentId, reason: 'amount' }]
  })
  const candidates = rows.filter((row) => row.in_time && !told.has(row.id))
  const extra = candidates.map(({ id }): Difference => ({
    paymentId: id,
    reason: 'not_at_provider',
  }))
  return [...missing, ...extra]
}
