import * as v from 'valibot'

import { depositOrder, payment, paymentMethods, withdrawalOrder } from '../schemas/payments.ts'
import { currencyCode, uuid } from '../schemas/primitives.ts'
import { defineCall } from './call.ts'

const answer = v.object({ data: payment })

export const listPaymentMethods = defineCall({
  name: 'listPaymentMethods',
  api: 'platform',
  method: 'GET',
  path: '/payments/methods',
  version: 1,
  access: 'player',
  summary: 'Ways to pay in and out in a currency, with what they take and cost',
  query: v.object({ currency: currencyCode }),
  response: v.object({ data: paymentMethods }),
})

export const listPayments = defineCall({
  name: 'listPayments',
  api: 'platform',
  method: 'GET',
  path: '/payments',
  version: 1,
  access: 'player',
  summary: 'Deposits and withdrawals that are open, and the latest that ended, newest first',
  response: v.object({ data: v.array(payment) }),
})

export const getPayment = defineCall({
  name: 'getPayment',
  api: 'platform',
  method: 'GET',
  path: '/payments/:id',
  version: 1,
  access: 'player',
  summary: 'A deposit or a withdrawal as it stands',
  response: answer,
})

export const openDeposit = defineCall({
  name: 'openDeposit',
  api: 'platform',
  method: 'POST',
  path: '/payments/deposits',
  version: 1,
  access: 'player',
  status: 201,
  refusals: [422, 429],
  summary: 'Begin a deposit; the answer says where it is paid',
  body: depositOrder,
  response: answer,
})

export const requestWithdrawal = defineCall({
  name: 'requestWithdrawal',
  api: 'platform',
  method: 'POST',
  path: '/payments/withdrawals',
  version: 1,
  access: 'player',
  status: 201,
  refusals: [409, 422, 429],
  summary: 'Ask for money to be paid out, once per reference; it is put aside at once',
  body: withdrawalOrder,
  response: answer,
})

export const closeWithdrawal = defineCall({
  name: 'closeWithdrawal',
  api: 'platform',
  method: 'POST',
  path: '/payments/withdrawals/close-reference',
  version: 1,
  access: 'player',
  refusals: [429],
  summary:
    'The withdrawal that a reference has made; with none, the reference is closed and never makes one',
  body: v.object({ reference: uuid }),
  response: v.object({ data: v.nullable(payment) }),
})

export const cancelPayment = defineCall({
  name: 'cancelPayment',
  api: 'platform',
  method: 'POST',
  path: '/payments/:id/cancel',
  version: 1,
  access: 'player',
  refusals: [409],
  summary: 'Give up a deposit that is not paid, or a withdrawal that still waits',
  response: answer,
})

export const getDepositReminder = defineCall({
  name: 'getDepositReminder',
  api: 'platform',
  method: 'GET',
  path: '/payments/reminder',
  version: 1,
  access: 'player',
  summary: 'After how many seconds this player is reminded to deposit; null for never',
  response: v.object({ data: v.object({ seconds: v.nullable(v.number()) }) }),
})
