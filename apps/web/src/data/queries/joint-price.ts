import type { SelectionKey, Odds } from '@touchline/betting'
import { ApiError, type ApiClient } from '@touchline/contract'
import { queryOptions } from '@tanstack/react-query'

export type JointPrice =
  | { readonly kind: 'price'; readonly odds: Odds }
  /** These outcomes have no price together; in the backend's words. */
  | { readonly kind: 'refused'; readonly text: string }

/**
 * What outcomes of one match cost together as a custom bet.
 * @param version changes when their own prices do
 */
export function jointPriceQuery(
  { api }: { api: ApiClient },
  keys: readonly SelectionKey[],
  version: string,
) {
  return queryOptions({
    queryKey: ['jointPrice', version],
    retry: false,
    queryFn: async ({ signal }): Promise<JointPrice> => {
      const selections = keys.map(({ matchId, marketId, specifier, outcomeId }) => ({
        matchId,
        marketId,
        specifier,
        outcomeId,
      }))
      try {
        const { data } = await api('quoteCustomBet', { body: { selections }, signal })
        return { kind: 'price', odds: data.odds }
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 422) throw error
        return { kind: 'refused', text: error.localizedMessage ?? '' }
      }
    },
  })
}
