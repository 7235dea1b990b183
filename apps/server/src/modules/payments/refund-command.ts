import type { Db } from '../../db/database.ts'
import { OperatorError } from '../../reporting/operator-error.ts'
import { readAmount, writeAmount } from './operator-amounts.ts'
import { UUID } from './payment-addresses.ts'
import { findPayment } from './payment-repository.ts'
import type { RefundAsked, RefundRefusal, RefundRequested } from './request-refund.ts'
import { requestRefund } from './request-refund.ts'
import { bookReturned, bookTaken } from './taken-back.ts'

export type RefundWanted = {
  /** Of a deposit. */
  readonly id: string
  /** As people write it, in the currency of the deposit: `12.50`; undefined: all that is left. */
  readonly amount: string | undefined
  readonly reason: string | undefined
}

/**
 * Gives a deposit back to its player, whole or in part; the process that moves money asks the provider
 * for it within seconds.
 * @returns what was done, in a sentence
 * @throws OperatorError that says why not
 */
export async function refundDeposit(db: Db, wanted: RefundWanted, now: Date): Promise<string> {
  const { money, id } = await doneWith(db, wanted, (asked) => requestRefund(db, asked, now))
  return `${money} of ${wanted.id} are on their way back, as refund ${id}.`
}

/**
 * Books what a bank has taken of a deposit already, as in a dispute.
 * @returns what was done, in a sentence
 * @throws OperatorError that says why not
 */
export async function bookTakenDeposit(db: Db, wanted: RefundWanted, now: Date): Promise<string> {
  const { money, id } = await doneWith(db, wanted, (asked) => bookTaken(db, asked, now))
  return `${money} of ${wanted.id} are booked as taken, as refund ${id}.`
}

async function doneWith(
  db: Db,
  { id, amount: text, reason }: RefundWanted,
  book: (asked: RefundAsked) => Promise<RefundRequested | RefundRefusal>,
): Promise<{ readonly money: string; readonly id: string }> {
  const depositId = id.toLowerCase()
  const payment = UUID.test(depositId) ? await findPayment(db, depositId) : undefined
  if (payment === undefined) throw new OperatorError(`There is no deposit ${id}.`)
  const amount = text === undefined ? null : readAmount(text, payment.currency)
  const done = await book({ depositId, amount, reason: reason ?? null })
  if ('fault' in done) throw new OperatorError(sentenceOf(done, id))
  return { money: writeAmount(done.amount, payment.currency), id: done.id }
}

/**
 * Books that a bank has given back what it took, as in a dispute that was won.
 * @param refund that took it
 * @returns what was done, in a sentence
 * @throws OperatorError that says why not
 */
export async function bookReturnedRefund(db: Db, refund: string, now: Date): Promise<string> {
  const refundId = refund.toLowerCase()
  const done = UUID.test(refundId) ? await bookReturned(db, refundId, now) : 'unknown'
  switch (done) {
    case 'unknown':
      throw new OperatorError(`There is no refund ${refund}.`)
    case 'not_taken':
      throw new OperatorError(`Refund ${refund} was sent by this site: no bank has taken it.`)
    case 'returned_before':
      throw new OperatorError(`The money of refund ${refund} is back already.`)
    default:
      return `${writeAmount(done.amount, done.currency)} of refund ${refund} are booked as returned.`
  }
}

function sentenceOf(refusal: RefundRefusal, deposit: string): string {
  switch (refusal.fault) {
    case 'unknown':
      return `There is no deposit ${deposit}.`
    case 'not_paid':
      return `${deposit} was not paid: there is nothing to give back.`
    case 'too_much':
      return `Of ${deposit} ${writeAmount(refusal.most, refusal.payment.currency)} are left to give back.`
    case 'not_there':
      return `The player has ${writeAmount(refusal.most, refusal.payment.currency)} that can leave the account.`
  }
}
