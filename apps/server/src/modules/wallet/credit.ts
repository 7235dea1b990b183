import { creditMoves, type Amount, timesAmount } from '@touchline/betting'
import type { Executor } from '../../db/database.ts'
import type { OfferedCurrency } from '../../settings/currencies.ts'
import { postTransaction } from './post-transaction.ts'

export type Credit = {
  readonly playerId: number
  readonly currency: string
  readonly amount: Amount
  readonly cause: string
}

/** Gives a player money of the house's. */
export async function credit(db: Executor, given: Credit): Promise<void> {
  await postTransaction(db, {
    kind: 'credit',
    cause: `${given.playerId}:${given.cause}`,
    playerId: given.playerId,
    currency: given.currency,
    entries: creditMoves(given.amount),
  })
}

/** @param euros play money in euros, given as its equal in the player's currency */
export async function creditWelcome(
  db: Executor,
  playerId: number,
  currency: OfferedCurrency,
  euros: number,
): Promise<void> {
  const amount = timesAmount(currency.euro, BigInt(euros))
  await credit(db, { playerId, currency: currency.code, amount, cause: 'welcome' })
}
