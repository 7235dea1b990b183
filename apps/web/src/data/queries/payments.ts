import { queryOptions } from '@tanstack/react-query'
import { isPaymentOpen } from '@touchline/betting'

import type { PageData } from '../page-data.ts'

const ASK_EVERY_MS = 2_000

/** Everything about a player's payments is read anew by it. */
export const PAYMENTS_KEY = ['player', 'payments'] as const

/** Ways to pay in a currency, and what has to be done first. */
export function paymentMethodsQuery({ api }: PageData, currency: string) {
  return queryOptions({
    queryKey: [...PAYMENTS_KEY, 'methods', currency],
    queryFn: async ({ signal }) =>
      (await api('listPaymentMethods', { query: { currency }, signal })).data,
    staleTime: 0,
  })
}

/** What is open, and what ended last; read again while something is open. */
export function paymentsQuery({ api }: PageData) {
  return queryOptions({
    queryKey: [...PAYMENTS_KEY, 'list'],
    queryFn: async ({ signal }) => (await api('listPayments', { signal })).data,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => isPaymentOpen(status)) === true ? ASK_EVERY_MS : false,
  })
}

/** One payment, read again until it has an end. */
export function paymentQuery({ api }: PageData, id: string) {
  return queryOptions({
    queryKey: [...PAYMENTS_KEY, 'one', id],
    queryFn: async ({ signal }) => (await api('getPayment', { params: { id }, signal })).data,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data !== undefined && !isPaymentOpen(state.data.status) ? false : ASK_EVERY_MS,
  })
}
