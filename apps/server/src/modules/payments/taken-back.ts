import { randomUUID } from 'node:crypto'
import type { Amount } from '@touchline/betting'
import {
  NO_AMOUNT,
  refundMoves,
  refundReturnMoves,
  remainder,
  subtractAmounts,
  sumAmounts,
} from '@touchline/betting'
import { sql } from 'kysely'
import type { Db, Executor } from '../../db/database.ts'
import { readBalance } from '../wallet/account-repository.ts'
import { postTransaction } from '../wallet/post-transaction.ts'
import type { Applied } from './applied.ts'
import { applyRefund } from './apply-refund.ts'
import type { PaymentRow } from './payment-repository.ts'
import { changePayment, findPayment, lockAccount, lockPayment } from './payment-repository.ts'
import {
  changeRefund,
  findRefund,
  insertRefunds,
  lockRefund,
  refundedOf,
  refundsOf,
} from './refund-repository.ts'
import type { RefundAsked, RefundRefusal, RefundRequested } from './request-refund.ts'
import { refundable } from './request-refund.ts'

// What a bank takes of a deposit and gives again, as in a dispute: nobody here has asked for it.

/** An operator says that a bank has taken money of a deposit. */
export function bookTaken(
  db: Db,
  { reason, ...asked }: RefundAsked,
  now: Date,
): Promise<RefundRequested | RefundRefusal> {
  return db.transaction().execute(async (trx) => {
    const found = await refundable(trx, asked, { withUnsent: false })
    if ('fault' in found) return found
    const { payment, amount } = found
    return { id: await takeFromPlayer(trx, payment, { amount, reason, now }), amount, payment }
  })
}

/** An operator says that a bank has given back what it took of a deposit. */
export function bookReturned(
  db: Db,
  refundId: string,
  now: Date,
): Promise<GivenBack | 'unknown' | 'not_taken' | 'returned_before'> {
  return db.transaction().execute(async (trx) => {
    const known = await findRefund(trx, refundId)
    const deposit = known && (await findPayment(trx, known.deposit_id))
    if (deposit === undefined) return 'unknown'
    await lockAccount(trx, deposit)
    return giveBackTaken(trx, deposit, refundId, now)
  })
}

/** The provider has taken a deposit back by itself, `total` of it in all. */
export async function applyReversal(
  trx: Executor,
  deposit: PaymentRow,
  { total, now }: { readonly total: Amount; readonly now: Date },
): Promise<Applied> {
  // Another word may have said more while this one waited for the account.
  const { taken_back: before } = await lockPayment(trx, deposit.id)
  if (total > before) await changePayment(trx, deposit.id, { taken_back: total })
  return bookRest(trx, deposit, { total, now })
}

/**
 * A refund was never made: what the provider has told meanwhile to have taken was not this one.
 * @returns null where it has taken no more than is booked
 */
export async function applyTakenInstead(
  trx: Executor,
  depositId: string,
  now: Date,
): Promise<Applied | null> {
  const deposit = await findPayment(trx, depositId)
  if (deposit === undefined) return null
  const applied = await bookRest(trx, deposit, { total: deposit.taken_back, now })
  return applied.outcome === 'changed' ? applied : null
}

async function bookRest(
  trx: Executor,
  deposit: PaymentRow,
  { total, now }: { readonly total: Amount; readonly now: Date },
): Promise<Applied> {
  const amount = subtractAmounts(total, await refundedOf(trx, deposit.id, { withUnsent: false }))
  if (amount <= NO_AMOUNT) return { outcome: 'nothing' }
  await takeFromPlayer(trx, deposit, { amount, reason: null, now })
  const { player_id: playerId, currency } = deposit
  return {
    outcome: 'changed',
    moved: { kind: 'refund', status: 'succeeded', playerId, currency },
    balance: await readBalance(trx, playerId, currency),
  }
}

type Taken = { readonly amount: Amount; readonly reason: string | null; readonly now: Date }

/**
 * Books what a bank has taken of a deposit: what the player has not any more is owed. Refunds that
 * were not sent yet and do not fit beside it are given up first, and their money goes back to the
 * player. The caller holds the account.
 * @returns the refund's id
 */
async function takeFromPlayer(
  trx: Executor,
  deposit: PaymentRow,
  { amount, reason, now }: Taken,
): Promise<string> {
  const { player_id: playerId, currency } = deposit
  const refunds = await refundsOf(trx, deposit.id)
  const gone = sumAmounts(
    refunds.filter(({ status }) => status !== 'opened').map(({ amount: sent }) => sent),
  )
  let room = subtractAmounts(subtractAmounts(deposit.amount, gone), amount)
  for (const refund of refunds.filter(({ status }) => status === 'opened')) {
    if (refund.amount <= room) room = subtractAmounts(room, refund.amount)
    else await applyRefund(trx, { id: refund.id, deposit }, { status: 'cancelled' }, now)
  }
  const id = randomUUID()
  await insertRefunds(trx, [
    {
      id,
      deposit_id: deposit.id,
      amount,
      reason,
      status: 'succeeded',
      created_at: now,
      ended_at: now,
    },
  ])
  const entries = refundMoves(amount, await readBalance(trx, playerId, currency))
  await postTransaction(trx, { kind: 'refund', cause: id, playerId, currency, entries })
  return id
}

type GivenBack = { readonly amount: Amount; readonly currency: string }

/**
 * Books that a bank has given back what it took of a deposit: what the player came to owe for it is
 * owed no more, and the rest is the player's again. Each refund comes back once, and whole. The caller
 * holds the account.
 */
async function giveBackTaken(
  trx: Executor,
  { id: depositId, player_id: playerId, currency }: PaymentRow,
  refundId: string,
  now: Date,
): Promise<GivenBack | 'not_taken' | 'returned_before'> {
  const { status, amount } = await lockRefund(trx, refundId)
  const { taken, owed } = await bookedAsTaken(trx, refundId)
  if (taken === NO_AMOUNT) return 'not_taken'
  if (status !== 'succeeded') return 'returned_before'
  await changeRefund(trx, refundId, { status: 'cancelled', ended_at: now })
  const takenBack = (await findPayment(trx, depositId))?.taken_back ?? NO_AMOUNT
  await changePayment(trx, depositId, { taken_back: remainder(amount, takenBack) })
  await postTransaction(trx, {
    kind: 'refund_return',
    cause: refundId,
    playerId,
    currency,
    entries: refundReturnMoves(amount, owed),
  })
  return { amount, currency }
}

/**
 * A provider has given back of a deposit what it had taken, but for `total`. Where that is no one refund
 * that is booked as taken, it is for a person to look at.
 */
export async function applyGivenBack(
  trx: Executor,
  deposit: PaymentRow,
  { total, now }: { readonly total: Amount; readonly now: Date },
): Promise<Applied> {
  const known = (await findPayment(trx, deposit.id))?.taken_back ?? NO_AMOUNT
  const given = remainder(total, known)
  if (given === NO_AMOUNT) return { outcome: 'nothing' }
  for (const { id, amount } of (await refundsOf(trx, deposit.id)).toReversed()) {
    if (amount !== given) continue
    if (typeof (await giveBackTaken(trx, deposit, id, now)) === 'string') continue
    const { player_id: playerId, currency } = deposit
    return {
      outcome: 'changed',
      moved: { kind: 'refund', status: 'cancelled', playerId, currency },
      balance: await readBalance(trx, playerId, currency),
    }
  }
  return { outcome: 'contradicted' }
}

/** What a bank took is booked at the provider at once; what is sent by us is put aside first. */
async function bookedAsTaken(
  trx: Executor,
  refundId: string,
): Promise<{ readonly taken: Amount; readonly owed: Amount }> {
  const { rows } = await sql<{ taken: Amount; owed: Amount }>`
    select coalesce(sum(e.amount) filter (where a.house = 'clearing'), 0)::bigint as taken,
      coalesce(-sum(e.amount) filter (where a.house = 'receivables'), 0)::bigint as owed
    from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id
    join accounts a on a.id = e.account_id
    where t.kind = 'refund' and t.cause = ${refundId}
  `.execute(trx)
  return rows[0] ?? { taken: NO_AMOUNT, owed: NO_AMOUNT }
}
