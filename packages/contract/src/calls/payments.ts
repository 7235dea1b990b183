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
  response: v.object({ data: v.array(payment) }),
})

export const getPayment = defineCall({
  name: 'getPayment',
  api: 'platform',
  method: 'GET',
  path: '/payments/:id',
  version: 1,
  access: 'player',
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
  refusals: [409, 422, 429],
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
  response: answer,
})

export const getDepositReminder = defineCall({
  name: 'getDepositReminder',
  api: 'platform',
  method: 'GET',
  path: '/payments/reminder',
  version: 1,
  access: 'player',
  response: v.object({ data: v.object({ seconds: v.nullable(v.number()) }) }),
})
