import type { Db } from '../../db/database.ts'
import { lockAccount } from './apply-word.ts'
import { giveBackTaken, type GivenBack } from './give-back-taken.ts'
import { findPayment } from './payment-repository.ts'
import { findRefund } from './refund-repository.ts'

/** An operator says that a bank has given back what it took of a deposit. */
export function returnTaken(
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
