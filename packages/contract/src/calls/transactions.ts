import * as v from 'valibot'

import { currencyCode, text, word } from '../schemas/primitives.ts'
import { transaction, transactionTotals } from '../schemas/transactions.ts'
import { queryInteger, queryList } from '../wire/query.ts'
import { defineCall } from './call.ts'

const instant = v.pipe(
  text(40),
  v.isoTimestamp(),
  // Of ISO 8601 more is written than is read everywhere: `+00` without minutes.
  v.check((given) => !Number.isNaN(Date.parse(given)), 'must be a time'),
)

/** From its first instant on, up to its last and without it. */
const period = { from: v.optional(instant), to: v.optional(instant) }

export const listTransactions = defineCall({
  name: 'listTransactions',
  api: 'platform',
  method: 'GET',
  path: '/player/transactions',
  version: 1,
  access: 'player',
  refusals: [422],
  query: v.object({
    currency: currencyCode,
    kinds: v.optional(queryList),
    ...period,
    /** `meta.next` of the page before. */
    before: v.optional(v.pipe(word, v.regex(/^\d{1,18}:-?\d{1,18}$/, 'must be a position'))),
    limit: v.optional(queryInteger),
  }),
  response: v.object({
    data: v.array(transaction),
    meta: v.object({ next: v.nullable(v.string()) }),
  }),
})

export const getTransactionTotals = defineCall({
  name: 'getTransactionTotals',
  api: 'platform',
  method: 'GET',
  path: '/player/transactions/totals',
  version: 1,
  access: 'player',
  query: v.object({ currency: currencyCode, ...period, timeZone: v.optional(word) }),
  response: v.object({ data: transactionTotals }),
})
