import type { Db, Executor } from '../../db/database.ts'
import { lockAllBalances } from '../wallet/account-repository.ts'
import { findPayment, type PaymentRow } from './payment-repository.ts'

/**
 * The withdrawal that a reference has made. One that has made none is taken out of use: a request that
 * is still on its way puts no money aside after the player was told that none is. One under way holds
 * the accounts: this waits for its end.
 */
export function closeWithdrawal(
  db: Db,
  playerId: number,
  reference: string,
): Promise<PaymentRow | null> {
  return db.transaction().execute(async (trx) => {
    await lockAllBalances(trx, playerId)
    const known = await findPayment(trx, reference)
    if (known !== undefined) {
      return known.player_id === playerId && known.kind === 'withdrawal' ? known : null
    }
    await trx
      .insertInto('closed_withdrawals')
      .values({ reference })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return null
  })
}

/** Whoever asks holds the accounts. */
export async function isClosed(trx: Executor, reference: string): Promise<boolean> {
  const row = await trx
    .selectFrom('closed_withdrawals')
    .select('reference')
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row !== undefined
}
