import * as v from 'valibot'

import { betReceipt, receiptCheck, receiptKey } from '../schemas/receipts.ts'
import { text } from '../schemas/primitives.ts'
import { defineCall } from './call.ts'

export const getReceipt = defineCall({
  name: 'getReceipt',
  api: 'sportsbook',
  method: 'GET',
  path: '/bets/:id/receipt',
  version: 3,
  access: 'player',
  refusals: [409],
  response: v.object({ data: betReceipt }),
})

export const listReceiptKeys = defineCall({
  name: 'listReceiptKeys',
  api: 'sportsbook',
  method: 'GET',
  path: '/bets/receipt-keys',
  version: 3,
  response: v.object({ data: v.array(receiptKey) }),
})

export const verifyReceipt = defineCall({
  name: 'verifyReceipt',
  api: 'sportsbook',
  method: 'POST',
  path: '/bets/receipts/verify',
  version: 3,
  body: v.object({ text: text(100_000) }),
  response: v.object({ data: receiptCheck }),
})
