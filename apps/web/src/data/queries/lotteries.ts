import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { PlacedBet } from '@touchline/contract'

import { isLotteryTicket } from '../lottery-ticket.ts'
import type { PageData } from '../page-data.ts'

const ASK_EVERY_MS = 15_000
const BETS_AT_A_TIME = 50

export function lotteriesQuery({ api, page }: Pick<PageData, 'api' | 'page'>) {
  return queryOptions({
    queryKey: ['lotteries', page.locale],
    queryFn: async ({ signal }) => (await api('listLotteries', { signal })).data,
    refetchInterval: ASK_EVERY_MS,
    staleTime: ASK_EVERY_MS,
  })
}

export const LOTTERY_TICKETS_KEY = ['player', 'lottery-tickets'] as const

type Tickets = { readonly tickets: readonly Ticket[]; readonly before: string | null }
export type Ticket = { readonly bet: PlacedBet; readonly drawn: readonly number[] | undefined }

/** The player's own, newest first, and what was drawn: page by page among their bets. */
export function lotteryTicketsQuery({ api, page }: Pick<PageData, 'api' | 'page'>, who: string) {
  const readDrawn = (ids: readonly string[], client: QueryClient) =>
    ids.length === 0
      ? []
      : client.query({
          queryKey: ['lotteries', 'drawn', ids],
          queryFn: async () => (await api('listLotteryDraws', { query: { ids: [...ids] } })).data,
          staleTime: Number.POSITIVE_INFINITY,
        })
  return infiniteQueryOptions({
    queryKey: [...LOTTERY_TICKETS_KEY, page.locale, who],
    async queryFn({ pageParam: before, signal, client }): Promise<Tickets> {
      const query = { limit: BETS_AT_A_TIME, ...(before !== null && { before }) }
      const { data, meta } = await api('listBets', { query, signal })
      const bets = data.filter(isLotteryTicket)
      const over = bets.flatMap((bet) => (bet.status === 'done' ? drawOf(bet) : []))
      // Without the numbers a ticket says still what it won.
      const draws = await Promise.resolve(readDrawn([...new Set(over)], client)).catch(() => [])
      const drawn = new Map(draws.map((draw) => [draw.id, draw.drawn]))
      return {
        tickets: bets.map((bet) => ({ bet, drawn: drawn.get(drawOf(bet)) })),
        before: meta.pagination.lastPage > 1 ? (data.at(-1)?.id ?? null) : null,
      }
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ before }: Tickets) => before,
    select: ({ pages }) => pages.flatMap(({ tickets }) => tickets),
    refetchInterval: ASK_EVERY_MS,
    staleTime: 0,
  })
}

const drawOf = ({ selections: [leg] }: PlacedBet): string => leg?.match.id ?? ''
