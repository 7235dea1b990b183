import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, SafetyQuestion, UserLimit } from '@touchline/contract'

/** The signed-in player's own limits; forgotten when they sign out. */
export function limitsQuery({ api }: { api: ApiClient }) {
  return queryOptions({
    queryKey: ['player', 'limits'],
    queryFn: async ({ signal }): Promise<readonly UserLimit[]> =>
      (await api('listLimits', { signal })).data,
    staleTime: 10_000,
  })
}

/** The rails that the player set for themselves. */
export function guardRailsQuery({ api }: { api: ApiClient }) {
  return queryOptions({
    queryKey: ['player', 'guard-rails'],
    queryFn: async ({ signal }) => (await api('getGuardRails', { signal })).data,
    staleTime: 10_000,
  })
}

/** What the player is to be asked about playing safely; null: nothing. Once per page. */
export function safetyQuestionQuery({ api }: { api: ApiClient }) {
  return queryOptions({
    queryKey: ['player', 'safety-question'],
    queryFn: async ({ signal }): Promise<SafetyQuestion | null> =>
      (await api('getSafetyQuestion', { signal })).data.question,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Since when the player is at play. */
export function playSinceQuery({ api }: { api: ApiClient }) {
  return queryOptions({
    queryKey: ['player', 'play-since'],
    queryFn: async ({ signal }) => (await api('startSportsbookSession', { signal })).data.startedAt,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
