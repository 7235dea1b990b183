import { queryOptions } from '@tanstack/react-query'

import type { PageData } from '../../../data/page-data.ts'

const NUMBERS_EVERY_MS = 5_000
const RESULTS_FRESH_MS = 60_000

/** Read again while the match goes on and somebody looks. */
export function statisticsQuery({ api }: PageData, id: string, isLive: boolean) {
  return queryOptions({
    queryKey: ['statistics', id],
    queryFn: async ({ signal }) => (await api('getStatistics', { params: { id }, signal })).data,
    refetchInterval: isLive ? NUMBERS_EVERY_MS : false,
  })
}

export function formQuery({ api }: PageData, id: string) {
  return queryOptions({
    queryKey: ['form', id],
    queryFn: async ({ signal }) => (await api('getForm', { params: { id }, signal })).data,
    staleTime: RESULTS_FRESH_MS,
  })
}

export function headToHeadQuery({ api }: PageData, id: string) {
  return queryOptions({
    queryKey: ['head-to-head', id],
    queryFn: async ({ signal }) => (await api('getHeadToHead', { params: { id }, signal })).data,
    staleTime: RESULTS_FRESH_MS,
  })
}

export function standingsQuery({ api }: PageData, id: string) {
  return queryOptions({
    queryKey: ['standings', id],
    queryFn: async ({ signal }) => (await api('getStandings', { params: { id }, signal })).data,
    staleTime: RESULTS_FRESH_MS,
  })
}
