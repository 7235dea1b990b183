import { queryOptions } from '@tanstack/react-query'
import { MATCH_STATUS } from '@touchline/contract'

import type { PageData } from '../../data/page-data.ts'
import { matchQuery, type CatalogueFilters } from '../../data/queries/catalogue.ts'

/** As many as the strip of further matches offers. */
const OFFERED = 40

const IN_PLAY: CatalogueFilters = {
  type: ['match'],
  matchStatus: [MATCH_STATUS.live, MATCH_STATUS.stopped],
}

/** How often the strip is read again, ms. */
const REFRESH_MS = 30_000

/**
 * Matches in play, the most important first. They are no business of the live store: only what is on
 * the board is kept up to date.
 */
export function inPlayQuery({ api, page }: PageData) {
  return queryOptions({
    queryKey: ['board', page.locale, 'in-play'],
    queryFn: async ({ signal }) => {
      const query = { ...IN_PLAY, bettable: true, sortBy: 'priority:desc', limit: OFFERED }
      return (await api('listMatches', { query, signal })).data
    },
    staleTime: REFRESH_MS,
  })
}

/** The player's own matches in play. */
export function favouritesInPlayQuery({ api, page }: PageData) {
  return queryOptions({
    queryKey: ['player', 'board', page.locale],
    queryFn: async ({ signal }) => {
      const query = { ...IN_PLAY, favourite: true, sortBy: 'priority:desc', limit: OFFERED }
      return (await api('listMatches', { query, signal })).data
    },
    staleTime: 0,
  })
}

/** Reads the matches of a board in one call. @returns ids of those that are there and not over */
export async function readMatches(
  services: PageData,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const query = { id: [...ids], limit: ids.length }
  const { data } = await services.live.read(
    () => services.api('listMatches', { query }),
    (answer) => ({ matches: answer.data }),
  )
  for (const match of data) {
    services.queryClient.setQueryData(matchQuery(services, match.id).queryKey, match)
  }
  const isOn = new Set(data.filter(({ status }) => !isOver(status)).map(({ id }) => id))
  return ids.filter((id) => isOn.has(id))
}

/** For good; an interrupted match goes on. */
export function isOver(status: number): boolean {
  return status > MATCH_STATUS.stopped
}
