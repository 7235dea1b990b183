import { queryOptions } from '@tanstack/react-query'

import type { PageData } from '../page-data.ts'

const ASK_EVERY_MS = 15_000
const MOST_TICKETS = 50

export function lotteriesQuery({ api, page }: Pick<PageData, 'api' | 'page'>) {
  return queryOptions({
    queryKey: ['lotteries', page.locale],
    queryFn: async ({ signal }) => (await api('listLotteries', { signal })).data,
    refetchInterval: ASK_EVERY_MS,
    staleTime: ASK_EVERY_MS,
  })
}

export const LOTTERY_TICKETS_KEY = ['player', 'lottery-tickets'] as const

/** The player's own, among their latest bets. */
export function lotteryTicketsQuery({ api, page }: Pick<PageData, 'api' | 'page'>, who: string) {
  return queryOptions({
    queryKey: [...LOTTERY_TICKETS_KEY, page.locale, who],
    queryFn: async ({ signal }) => {
      const bets = (await api('listBets', { query: { limit: MOST_TICKETS }, signal })).data
      return bets.filter(({ selections: [leg] }) => leg?.match.sportKey === 'lottery')
    },
    refetchInterval: ASK_EVERY_MS,
    staleTime: 0,
  })
}
