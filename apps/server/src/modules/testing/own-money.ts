import type { Amount } from '@touchline/betting'
import { creditMoves, depositMoves, negateAmount } from '@touchline/betting'
import { randomUUID } from 'node:crypto'
import type { Db } from '../../db/database.ts'
import { postTransactions } from '../wallet/post-transaction.ts'

/** Turns play money of a player into money that was paid in, which may leave again. */
export async function makeOwn(
  db: Db,
  playerId: number,
  amount: Amount,
  currency = 'EUR',
): Promise<void> {
  const booking = { cause: randomUUID(), playerId, currency }
  await postTransactions(db, [
    { ...booking, kind: 'credit', entries: creditMoves(negateAmount(amount)) },
    { ...booking, kind: 'deposit', entries: depositMoves(amount) },
  ])
}
