import {
  addAmounts,
  jackpotWinMoves,
  negateAmount,
  NO_AMOUNT,
  type Amount,
} from '@touchline/betting'
import { sql, type Selectable } from 'kysely'
import type { Db, Executor } from '../../db/database.ts'
import type { JackpotTables } from '../../db/jackpot-schema.ts'
import { accountKey, lockBalances } from '../wallet/account-repository.ts'
import { postTransaction } from '../wallet/post-transaction.ts'

type HitRow = Selectable<JackpotTables['jackpot_hits']>

export type PaidHit = {
  readonly playerId: number
  readonly currency: string
  readonly balance: Amount
}

const HITS_AT_A_TIME = 100

/** Hits that wait and are not put off, oldest first. */
export async function findHitsToPay(db: Db, now: Date): Promise<bigint[]> {
  const rows = await db
    .selectFrom('jackpot_hits')
    .select('id')
    .where('status', '=', 'approved')
    .where((eb) => eb.or([eb('due_at', 'is', null), eb('due_at', '<=', now)]))
    .orderBy('id')
    .limit(HITS_AT_A_TIME)
    .execute()
  return rows.map(({ id }) => id)
}

/** Lets a hit whose paying has failed wait, longer after each failure, up to an hour. */
export async function putOffHit(db: Db, id: bigint, now: Date): Promise<void> {
  await sql`
    update jackpot_hits set failures = least(failures + 1, 9),
      due_at = ${now}::timestamptz + least(interval '10 seconds' * power(2, failures), interval '1 hour')
    where id = ${id}
  `.execute(db)
}

/**
 * Pays a hit, as cash of its player. The ledger books the cause of it once, whichever process comes
 * first.
 * @returns null where it does not wait any more, or another process pays it
 */
export async function payHit(db: Db, id: bigint, now: Date): Promise<PaidHit | null> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<HitRow>`
      select * from jackpot_hits where id = ${id} and status = 'approved' for update skip locked
    `.execute(trx)
    const hit = rows[0]
    if (hit === undefined) return null
    const { player_id: playerId, paid_amount: amount, paid_currency: currency } = hit
    const account = { playerId, currency }
    const before = (await lockBalances(trx, [account])).get(accountKey(account)) ?? NO_AMOUNT
    await book(trx, hit)
    await trx
      .updateTable('jackpot_hits')
      .set({ status: 'paid', paid_at: now })
      .where('id', '=', hit.id)
      .execute()
    return { ...account, balance: addAmounts(before, amount) }
  })
}

async function book(trx: Executor, hit: HitRow): Promise<void> {
  const { amount, currency, paid_amount: paid, paid_currency: into } = hit
  const win = { kind: 'jackpot_win', cause: String(hit.id), playerId: hit.player_id } as const
  if (currency === into) {
    await postTransaction(trx, { ...win, currency, entries: jackpotWinMoves(paid) })
    return
  }
  // The house changes the money: what was kept for it becomes its own, and it pays the other.
  await postTransaction(trx, {
    kind: 'jackpot',
    cause: `change:${hit.id}`,
    playerId: null,
    currency,
    entries: [
      { account: 'jackpot_wins', amount: negateAmount(amount) },
      { account: 'revenue', amount },
    ],
  })
  await postTransaction(trx, {
    ...win,
    currency: into,
    entries: [
      { account: 'revenue', amount: negateAmount(paid) },
      { account: 'player', amount: paid },
    ],
  })
}
