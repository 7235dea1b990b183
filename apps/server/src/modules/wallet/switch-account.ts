import type { Db } from '../../db/database.ts'
import { Problem } from '../../http/problem.ts'
import { findCurrency } from '../../settings/currencies.ts'
import { updatePlayer } from '../players/player-repository.ts'
import { openAccount } from './account-repository.ts'

/**
 * Makes the account in that currency the active one, and opens it at 0 if there is none.
 * @throws Problem 422 for a currency that is not offered
 */
export async function switchAccount(db: Db, playerId: number, currency: string): Promise<string> {
  if (findCurrency(currency) === undefined) {
    throw new Problem(422, 'error.account.currency_not_offered', { params: { currency } })
  }
  await db.transaction().execute(async (trx) => {
    await openAccount(trx, playerId, currency)
    await updatePlayer(trx, playerId, { currency })
  })
  return currency
}
