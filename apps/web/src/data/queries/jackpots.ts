import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { NO_AMOUNT, sumAmounts } from '@touchline/betting'
import type { Jackpot, PushEvent } from '@touchline/contract'

import { HANDLED } from '../../base/report.ts'
import { isQuietJackpotFailure } from '../api/jackpot-failures.ts'
import type { PageData } from '../page-data.ts'

const KEY = 'jackpots'
const HITS = [KEY, 'hits'] as const
const OWN_HITS = ['player', 'jackpot-hits'] as const

/** JACK-04, JACK-06. */
const ASK_EVERY_MS = { jackpot: 15_000, hits: 60_000 }

type Asked = Pick<PageData, 'api' | 'page' | 'report'>

/** Reports what is to be reported, once, and hands the failure on. */
async function asking<Answer>(
  report: PageData['report'],
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!isQuietJackpotFailure(error)) report(error)
    if (error instanceof Error) Object.assign(error, { [HANDLED]: true })
    throw error
  }
}

export function jackpotsQuery({ api, page, report }: Asked) {
  return queryOptions({
    queryKey: [KEY, 'all', page.locale],
    queryFn: ({ signal }) =>
      asking(report, async () => (await api('listJackpots', { signal })).data),
  })
}

/** One jackpot, asked for every 15 seconds while somebody looks at it. */
export function jackpotQuery({ api, page, report }: Asked, id: string) {
  return queryOptions({
    queryKey: [KEY, 'one', page.locale, id],
    queryFn: ({ signal }) =>
      asking(report, async () => (await api('getJackpot', { params: { id }, signal })).data),
    refetchInterval: ASK_EVERY_MS.jackpot,
  })
}

/** The latest hits, of everybody. */
export function jackpotHitsQuery({ api, page, report }: Asked) {
  return queryOptions({
    queryKey: [...HITS, page.locale],
    queryFn: ({ signal }) =>
      asking(report, async () => (await api('listJackpotHits', { query: {}, signal })).data),
    refetchInterval: ASK_EVERY_MS.hits,
  })
}

/** The player's own that they have not seen. */
export function unseenHitsQuery({ api, page, report }: Asked, playerId: string) {
  return queryOptions({
    queryKey: [...OWN_HITS, page.locale, playerId],
    queryFn: ({ signal }) =>
      asking(
        report,
        async () =>
          (await api('listJackpotHits', { query: { forUser: true, unseen: true }, signal })).data,
      ),
    refetchInterval: ASK_EVERY_MS.hits,
    staleTime: 0,
  })
}

type Pushed = Extract<PushEvent, { type: 'jackpot_changed' }>['jackpot']

/** Takes a pushed amount over into what is shown. A hit is asked for at once. */
export function takeJackpot(
  services: Asked & { readonly queryClient: QueryClient },
  pushed: Pushed,
): void {
  const { queryClient } = services
  const { queryKey } = jackpotQuery(services, pushed.id)
  const before = queryClient.getQueryData(queryKey)
  if (before === undefined) return
  const levels = new Map(pushed.levels.map((level) => [level.code, level]))
  const isHit = before.levels.some(({ code, round }) => (levels.get(code)?.round ?? round) > round)
  queryClient.setQueryData(queryKey, withPools(before, levels))
  if (!isHit) return
  void queryClient.invalidateQueries({ queryKey })
  askForHits(queryClient)
}

export function askForHits(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: HITS })
  void queryClient.invalidateQueries({ queryKey: OWN_HITS })
}

function withPools(before: Jackpot, news: ReadonlyMap<string, Pushed['levels'][number]>): Jackpot {
  const levels = before.levels.map((level) => ({ ...level, ...news.get(level.code) }))
  const pools = levels.filter(({ active }) => active).map(({ poolAmount }) => poolAmount)
  return {
    ...before,
    levels,
    amount: pools.reduce((most, pool) => (pool > most ? pool : most), NO_AMOUNT),
    poolAmount: sumAmounts(pools),
  }
}
