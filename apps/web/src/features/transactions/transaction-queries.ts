import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { CallAnswer, Transaction } from '@touchline/contract'

import type { PageData } from '../../data/page-data.ts'
import { queryOf, startOf, type AskedTransactions } from './asked-transactions.ts'

const PER_PAGE = 200
/** Of a whole statement: as few calls as the backend allows. */
const PER_STATEMENT_PAGE = 1_000

type Api = Pick<PageData, 'api'>

/** Forgotten at sign-out, as everything under `player`. */
export function transactionsQuery({ api }: Api, asked: AskedTransactions) {
  return infiniteQueryOptions({
    queryKey: ['player', 'transactions', asked],
    queryFn: ({ pageParam, signal }): Promise<CallAnswer<'listTransactions'>> =>
      api('listTransactions', {
        query: {
          ...queryOf(asked, Date.now()),
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

export function totalsQuery({ api }: Api, asked: AskedTransactions, timeZone: string) {
  const { currency, period } = asked
  return queryOptions({
    queryKey: ['player', 'transactions', 'totals', currency, period, timeZone],
    queryFn: async ({ signal }) => {
      const from = startOf(period, Date.now())
      const query = { currency, timeZone, ...(from === undefined ? {} : { from }) }
      return (await api('getTransactionTotals', { query, signal })).data
    },
    staleTime: 0,
  })
}

/** Every movement that is asked for, for a statement. */
export async function readStatement({ api }: Api, asked: AskedTransactions) {
  const query = { ...queryOf(asked, Date.now()), limit: PER_STATEMENT_PAGE }
  const all: Transaction[] = []
  let page = await api('listTransactions', { query })
  all.push(...page.data)
  while (page.meta.next !== null) {
    page = await api('listTransactions', { query: { ...query, before: page.meta.next } })
    all.push(...page.data)
  }
  return all
}
