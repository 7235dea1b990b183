import { openDatabase } from '../../db/database.ts'
import type { Database, DatabaseSettings } from '../../db/database.ts'
import { OperatorError } from '../../reporting/operator-error.ts'
import { readAmount, writeAmount } from './operator-amounts.ts'
import { findPayment } from './payment-repository.ts'
import type { RefundRefusal } from './request-refund.ts'
import { requestRefund } from './request-refund.ts'
import { UUID } from './payment-addresses.ts'

export type RefundWanted = {
  readonly deposit: string
  /** As people write it, in the currency of the deposit: `12.50`; undefined: all that is left. */
  readonly amount: string | undefined
  readonly reason: string | undefined
  /** A bank has taken it already. */
  readonly isTaken?: boolean
}

/**
 * Takes a deposit back from its player, whole or in part; the process that moves money asks the
 * provider for it within seconds. It may be called while the product runs.
 * @returns what was done, in a sentence
 * @throws OperatorError that says why not
 */
export async function refundDeposit(
  settings: DatabaseSettings,
  wanted: RefundWanted,
): Promise<string> {
  const database = await openDatabase(settings)
  try {
    return await refundIn(database.kysely, wanted, new Date())
  } finally {
    await database.close()
  }
}

export async function refundIn(
  db: Database['kysely'],
  { deposit, amount: text, reason, isTaken = false }: RefundWanted,
  now: Date,
): Promise<string> {
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
