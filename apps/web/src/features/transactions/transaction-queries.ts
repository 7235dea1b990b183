import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { CallAnswer, Transaction } from '@touchline/contract'

import { serverNow } from '../../base/clock/clock-skew.ts'
import type { PageData } from '../../data/page-data.ts'
import { queryOf, startOf, type AskedTransactions } from './asked-transactions.ts'

export const TRANSACTIONS_KEY = ['player', 'transactions'] as const
const PER_PAGE = 200
/** Of a whole statement: as few calls as the backend allows. */
const PER_STATEMENT_PAGE = 1_000

type Api = Pick<PageData, 'api' | 'page'>

/** Forgotten at sign-out, as everything under `player`. */
export function transactionsQuery({ api, page }: Api, asked: AskedTransactions) {
  return infiniteQueryOptions({
    queryKey: [...TRANSACTIONS_KEY, asked],
    queryFn: ({ pageParam, signal }): Promise<CallAnswer<'listTransactions'>> =>
      api('listTransactions', {
        query: {
          ...queryOf(asked, serverNow(page)),
          limit: PER_PAGE,
          ...(pageParam === null ? {} : { before: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
    staleTime: 0,
  })
}

export function totalsQuery({ api, page }: Api, asked: AskedTransactions, timeZone: string) {
  const { currency, period } = asked
  return queryOptions({
    queryKey: [...TRANSACTIONS_KEY, 'totals', currency, period, timeZone],
    queryFn: async ({ signal }) => {
      const from = startOf(period, serverNow(page))
      const query = { currency, timeZone, ...(from === undefined ? {} : { from }) }
      return (await api('getTransactionTotals', { query, signal })).data
    },
    staleTime: 0,
  })
}

/** Every movement that is asked for, for a statement. */
export async function readStatement(services: Api, asked: AskedTransactions) {
  const { api } = services
  const query = { ...queryOf(asked, serverNow(services.page)), limit: PER_STATEMENT_PAGE }
  const all: Transaction[] = []
  let page = await api('listTransactions', { query })
  all.push(...page.data)
  while (page.meta.next !== null) {
    page = await api('listTransactions', { query: { ...query, before: page.meta.next } })
    all.push(...page.data)
  }
  return all
}
