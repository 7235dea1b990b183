import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query'

import type { Report } from '../../base/report.ts'
import { countFromNow } from './count-from-now.ts'
import { fromText, toText } from './query-text.ts'

/** What a page was rendered from, on its way into the browser. */
export type SentQueries = DehydratedState['queries']

/**
 * What the loaders have read. Nothing follows while the page renders: it is sent in one piece. What is
 * asked for only then is missing in the page, and is reported.
 */
export function sendQueries(queryClient: QueryClient, report: Report): SentQueries {
  const { queries } = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ state }) => state.status !== 'pending',
    serializeData: toText,
  })
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.state.fetchStatus !== 'fetching') return
    report(new Error(`A query began while its page was rendered: ${query.queryHash}`))
  })
  return queries
}

export function takeQueries(queryClient: QueryClient, queries: SentQueries): void {
  countFromNow(queries)
  hydrate(queryClient, { queries }, { defaultOptions: { deserializeData: fromText } })
}
