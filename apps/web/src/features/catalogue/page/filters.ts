import { MATCH_STATUS } from '@touchline/contract'

import type { CatalogueFilters } from '../../../queries/catalogue.ts'

/** What a list page is about: a sport, a category or a league; nothing is everything. */
export type Scope = Pick<CatalogueFilters, 'sportKey' | 'categoryId' | 'tournamentId'>

/** Matches shown at once of a list that goes on. */
const PAGE_ROWS = 60

/** In play, interrupted ones among them. */
export function liveFilters(scope: Scope): CatalogueFilters {
  return { ...scope, type: ['match'], matchStatus: [MATCH_STATUS.live, MATCH_STATUS.stopped] }
}

export function upcomingFilters(scope: Scope): CatalogueFilters {
  return {
    ...scope,
    type: ['match'],
    matchStatus: [MATCH_STATUS.prematch],
    sortBy: 'start_time:asc',
    limit: PAGE_ROWS,
  }
}
