import { randomUUID } from 'node:crypto'
import { NO_AMOUNT, payoutMoves, withdrawalMoves } from '@touchline/betting'
import type { Db, Executor } from '../../db/database.ts'
import { OperatorError } from '../../reporting/operator-error.ts'
import { findPlayerByEmail } from '../players/player-repository.ts'
import { lockAllBalances } from '../wallet/account-repository.ts'
import { postTransaction } from '../wallet/post-transaction.ts'
import { leavingMoney } from './leaving-money.ts'
import type { LeftMoney } from './left-money.ts'
import { listLeftMoney, owedBy } from './left-money.ts'
import { readAmount, writeAmount } from './operator-amounts.ts'
import { insertPayment } from './payment-repository.ts'

/** What the operator has paid to a player outside of the product. */
type PaidByHand = {
  readonly email: string
  /** As people write it: `45.20`. */
  readonly amount: string
  readonly currency: string
  /** Whatever finds it again: the reference of a bank transfer. */
  readonly reference: string
}

/** A line for each sum of a player who has no way to it any more. */
export async function writeLeftMoney(db: Db, now: Date): Promise<readonly string[]> {
  const lines: string[] = []
  for (const left of await listLeftMoney(db, now)) {
    const { email, amount, currency, reason, since } = left
    const kept = `${reason} since ${since.toISOString().slice(0, 10)}`
    const line = [email, writeAmount(amount, currency), kept, await whyLeft(db, left)]
    lines.push(line.join('\t'))
  }
  return lines
}

async function whyLeft(db: Db, left: LeftMoney): Promise<string> {
  const owed = await owedBy(db, left)
  if (owed > NO_AMOUNT) return `the player owes ${writeAmount(owed, left.currency)}`
  return left.isRefused ? 'the provider has refused it' : 'not sent yet, or nowhere to send it to'
}

const BY_HAND = 'operator'

/** Said twice, a payment is one. */
function findPaidByHand(trx: Executor, playerId: number, reference: string) {
  return trx
    .selectFrom('payments')
    .select(['id', 'amount', 'currency'])
    .where('player_id', '=', playerId)
    .where('provider', '=', BY_HAND)
    .where('provider_reference', '=', reference)
    .executeTakeFirst()
}

/**
 * Books what was paid of such a sum.
 * @returns what was done, in a sentence
 * @throws OperatorError that says why not
 */
export async function bookPaidByHand(
  db: Db,
  { email, amount: text, currency, reference }: PaidByHand,
  now: Date,
): Promise<string> {
  const amount = readAmount(text, currency)
  const player = await findPlayerByEmail(db, email)
  if (player === undefined) throw new OperatorError(`There is no player ${email}.`)
  const account = { playerId: player.id, currency }
  return db.transaction().execute(async (trx) => {
    await lockAllBalances(trx, player.id)
    const before = await findPaidByHand(trx, player.id, reference)
    if (before !== undefined) {
      const sum = writeAmount(before.amount, before.currency)
      throw new OperatorError(
        `${reference} is booked already: ${sum} of ${email}, as ${before.id}.`,
      )
    }
    const { withdrawable } = await leavingMoney(trx, account, undefined)
    if (amount > withdrawable || withdrawable === NO_AMOUNT) {
      const most = writeAmount(withdrawable, currency)
      throw new OperatorError(`${email} has ${most} that can leave the account.`)
    }
    const { id } = await insertPayment(trx, {
      id: randomUUID(),
      player_id: player.id,
      kind: 'withdrawal',
      provider: BY_HAND,
      method: 'bank',
      amount,
      fee: NO_AMOUNT,
      currency,
      status: 'succeeded',
      provider_reference: reference,
      created_at: now,
      ended_at: now,
    })
    const booking = { cause: id, ...account }
    await postTransaction(trx, {
      ...booking,
      kind: 'withdrawal',
      entries: withdrawalMoves(amount),
    })
    await postTransaction(trx, { ...booking, kind: 'payout', entries: payoutMoves(amount) })
    return `${writeAmount(amount, currency)} of ${email} are booked as paid, as ${id}.`
  })
}
