import type { PageData } from '../../../data/page-data.ts'
import { listMarketsQuery } from '../../../data/queries/list-markets.ts'

/** Reads what the switches of lists offer; lists are whole without it. */
export async function loadChoice(services: PageData): Promise<void> {
  const query = { ...listMarketsQuery(services), staleTime: 'static' as const }
  await services.queryClient.query(query).catch(services.report)
}
