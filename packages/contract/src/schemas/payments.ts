import { PAYMENT_STATUSES } from '@touchline/betting'
import * as v from 'valibot'

import { amount, count, currencyCode, id, text, timestamp, uuid } from './primitives.ts'

export const paymentKind = v.picklist(['deposit', 'withdrawal'])
export const paymentStatus = v.picklist(PAYMENT_STATUSES)

/** What a method takes in one direction, in the smallest unit of the currency that was asked for. */
export const paymentTerms = v.object({
  minimum: amount,
  maximum: amount,
  /** Thousandths of the amount. */
  feePermille: count,
  feeLeast: amount,
  /** Minutes that it usually takes; 0 is at once. */
  minutes: count,
})

export const paymentMethod = v.object({
  /** `card`, `bank`, …: pages have a name and a sign for those that they know. */
  id,
  /** Null: not in this direction. */
  deposit: v.nullable(paymentTerms),
  withdrawal: v.nullable(paymentTerms),
})

export const paymentMethods = v.object({
  currency: currencyCode,
  methods: v.array(paymentMethod),
  /** What has to be done before a deposit can be opened, first come first. */
  required: v.array(v.picklist(['fields', 'phone'])),
  /** Of the account: it is for bets, and only what is there beyond it can be paid out. */
  playMoney: amount,
  /** What of earlier deposits can still go back, where money is paid out in no other way. */
  payBack: v.nullable(amount),
  /** No real money moves: the provider is a simulated one. */
  isSimulated: v.boolean(),
})

export const payment = v.object({
  id: uuid,
  kind: paymentKind,
  method: v.string(),
  /** Of a withdrawal that was paid in part, the part that was paid. */
  amount,
  fee: amount,
  currency: currencyCode,
  status: paymentStatus,
  createdAt: timestamp,
  endedAt: v.nullable(timestamp),
  /** A withdrawal that still waits. */
  cancellable: v.boolean(),
  /** Where an open deposit is paid: in a frame, or instead of the page. */
  checkout: v.nullable(v.object({ url: v.string(), frame: v.boolean() })),
})

export const depositOrder = v.object({
  method: id,
  amount,
  currency: currencyCode,
  /** Path of this site that the payer comes back to; `result` is added to it. */
  returnTo: text(2_000),
  /** Made by the page, so that the same request sent twice is one deposit. */
  reference: v.optional(uuid),
})

export const withdrawalOrder = v.object({
  method: id,
  amount,
  currency: currencyCode,
  /** Made by the page, so that the same request sent twice is one withdrawal. */
  reference: uuid,
})

export type PaymentTermsAnswer = v.InferOutput<typeof paymentTerms>
export type PaymentMethod = v.InferOutput<typeof paymentMethod>
export type PaymentMethods = v.InferOutput<typeof paymentMethods>
export type Payment = v.InferOutput<typeof payment>
export type DepositOrder = v.InferOutput<typeof depositOrder>
export type WithdrawalOrder = v.InferOutput<typeof withdrawalOrder>
