import type { Services } from '../../../base/services.ts'
import { listMarketsQuery } from '../../../data/queries/list-markets.ts'

/** Reads what the switches of lists offer; lists are whole without it. */
export async function loadChoice(services: Services): Promise<void> {
  const query = { ...listMarketsQuery(services), staleTime: 'static' as const }
  await services.queryClient.query(query).catch(services.report)
}
