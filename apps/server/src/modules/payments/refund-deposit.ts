import type { Db } from '../../db/database.ts'
import { OperatorError } from '../../reporting/operator-error.ts'
import { readAmount, writeAmount } from './operator-amounts.ts'
import { findPayment } from './payment-repository.ts'
import type { RefundRefusal } from './request-refund.ts'
import { requestRefund } from './request-refund.ts'
import { returnTaken } from './return-taken.ts'
import { UUID } from './payment-addresses.ts'

type RefundWanted = {
  /** Of a deposit; of money that is `returned`, of the refund that took it. */
  readonly id: string
  /** As people write it, in the currency of the deposit: `12.50`; undefined: all that is left. */
  readonly amount: string | undefined
  readonly reason: string | undefined
  /** `taken`: a bank has it already. `returned`: and has given it back, as a dispute was won. */
  readonly how: 'given' | 'taken' | 'returned'
}

/**
 * Takes a deposit back from its player, whole or in part; the process that moves money asks the
 * provider for it within seconds.
 * @returns what was done, in a sentence
 * @throws OperatorError that says why not
 */
export async function refundDeposit(
  db: Db,
  { id: deposit, amount: text, reason, how }: RefundWanted,
  now: Date,
): Promise<string> {
  if (how === 'returned') return returnIn(db, deposit, now)
  const isTaken = how === 'taken'
  const depositId = deposit.toLowerCase()
  const payment = UUID.test(depositId) ? await findPayment(db, depositId) : undefined
  if (payment === undefined) throw new OperatorError(`There is no deposit ${deposit}.`)
  const amount = text === undefined ? null : readAmount(text, payment.currency)
  const done = await requestRefund(db, { depositId, amount, reason: reason ?? null, isTaken }, now)
  if ('fault' in done) throw new OperatorError(sentenceOf(done, deposit))
  const money = writeAmount(done.amount, payment.currency)
  const what = isTaken ? 'booked as taken' : 'on their way back'
  return `${money} of ${deposit} are ${what}, as refund ${done.id}.`
}

async function returnIn(db: Db, refund: string, now: Date): Promise<string> {
  const refundId = refund.toLowerCase()
  const done = UUID.test(refundId) ? await returnTaken(db, refundId, now) : 'unknown'
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
