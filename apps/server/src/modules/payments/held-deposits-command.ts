import type { Amount } from '@touchline/betting'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { OperatorError } from '../../reporting/operator-error.ts'
import { applyStatus, dropHeld } from './apply-word.ts'
import { writeAmount } from './operator-amounts.ts'
import { UUID } from './payment-addresses.ts'
import { changePayment, findPayment, lockAccount, lockPayment } from './payment-repository.ts'

/** What becomes of a deposit of another amount than was asked. */
type HeldEnd = {
  readonly deposit: string
  /** `book`: what was paid is the player's. `drop`: it was given back at the provider. */
  readonly end: string
}

type Held = {
  readonly id: string
  readonly email: string
  readonly amount: Amount
  readonly currency: string
  readonly paidAmount: Amount
  readonly paidCurrency: string
  readonly createdAt: Date
}

/** A line for each deposit of which the provider says another sum than was asked. */
export async function writeHeldDeposits(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<Held>`
    select d.id, p.email, d.amount, d.currency, d.paid_amount as "paidAmount",
      d.paid_currency as "paidCurrency", d.created_at as "createdAt"
    from payments d join players p on p.id = d.player_id
    where d.status = 'pending' and d.paid_amount is not null order by d.created_at
  `.execute(db)
  return rows.map((held) =>
    [
      held.id,
      held.email,
      `asked ${writeAmount(held.amount, held.currency)}`,
      `paid ${writeAmount(held.paidAmount, held.paidCurrency)}`,
      held.createdAt.toISOString().slice(0, 10),
    ].join('\t'),
  )
}

/**
 * Ends such a deposit.
 * @returns what was done, in a sentence
 * @throws OperatorError that says why not
 */
export async function endHeldDeposit(
  db: Db,
  { deposit, end }: HeldEnd,
  now: Date,
): Promise<string> {
  if (end !== 'book' && end !== 'drop') throw new OperatorError(`Say book or drop, not ${end}.`)
  const id = deposit.toLowerCase()
  const known = UUID.test(id) ? await findPayment(db, id) : undefined
  if (known === undefined) throw new OperatorError(`There is no deposit ${deposit}.`)
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, known)
    const held = await lockPayment(trx, id)
    const { status, currency, paid_amount: amount, paid_currency: paidIn } = held
    if (status !== 'pending' || amount === null || paidIn === null) {
      throw new OperatorError(`${id} is not held.`)
    }
    if (end === 'drop') {
      await dropHeld(trx, held, now)
      return `${id} is over: nothing of it is booked.`
    }
    const paid = writeAmount(amount, paidIn)
    if (paidIn !== currency) {
      throw new OperatorError(`${paid} have no account: ${id} was asked for in ${currency}.`)
    }
    const asPaid = await changePayment(trx, id, { amount })
    await applyStatus(trx, asPaid, { status: 'succeeded', paid: { amount, currency } }, now)
    return `${paid} of ${id} are booked.`
  })
}
