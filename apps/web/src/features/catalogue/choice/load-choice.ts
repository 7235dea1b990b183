import type { PageData } from '../../../data/page-data.ts'
import { listMarketsQuery } from '../../../data/queries/list-markets.ts'
import { askedMarkets, type AskedMarkets } from './asked-markets.ts'
import { chosenMarkets } from './chosen-markets.ts'
import { isWide } from './third-market.ts'

/** Reads what the switches of lists offer; lists are whole without it. */
export async function loadChoice(services: PageData): Promise<void> {
  const query = { ...listMarketsQuery(services), staleTime: 'static' as const }
  await services.queryClient.query(query).catch(services.report)
}

/** What a list is to be read with. Only a wide screen has to know first what it can show. */
export async function loadAsked(services: PageData): Promise<AskedMarkets> {
  const chosen = chosenMarkets.getState()
  if (!isWide()) return askedMarkets(chosen)
  await loadChoice(services)
  const { queryKey } = listMarketsQuery(services)
  return askedMarkets(chosen, services.queryClient.getQueryData(queryKey))
}
