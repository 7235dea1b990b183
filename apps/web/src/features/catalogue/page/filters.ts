import { MATCH_STATUS, OVER_MATCH_STATUSES } from '@touchline/contract'

import type { CatalogueFilters } from '../../../data/queries/catalogue.ts'

/** What a list page is about: a sport, a category or a league; nothing is everything. */
export type Scope = Pick<
  CatalogueFilters,
  'sportKey' | 'sportType' | 'categoryId' | 'tournamentId' | 'marketId'
>

/** Matches shown at once of a list that goes on. */
export const PAGE_ROWS = 60

/** In play, interrupted ones among them. */
export function liveFilters(scope: Scope): CatalogueFilters {
  return { ...scope, type: ['match'], matchStatus: [MATCH_STATUS.live, MATCH_STATUS.stopped] }
}

/** Ends of seasons and other events that are no matches. */
export function outrightFilters(scope: Scope): CatalogueFilters {
  return { ...scope, type: ['outright'], matchStatus: [MATCH_STATUS.prematch] }
}

/** @param from BROWSE-17: the moment from which on, where the player asked for what comes */
export function upcomingFilters(scope: Scope, from?: number): CatalogueFilters {
  return {
    ...scope,
    type: ['match'],
    matchStatus: [MATCH_STATUS.prematch],
    ...(from === undefined ? {} : { startFrom: toMinute(from) }),
    sortBy: 'start_time:asc',
    limit: PAGE_ROWS,
  }
}

/** BROWSE-17: what ended, the newest first. */
export function pastFilters(scope: Scope, until: number): CatalogueFilters {
  return {
    ...scope,
    type: ['match'],
    matchStatus: [...OVER_MATCH_STATUSES],
    startTo: toMinute(until),
    sortBy: 'start_time:desc',
    limit: PAGE_ROWS,
  }
}

const MINUTE_MS = 60_000

/** The minute that a time is in, so that the same list is asked for twice within it. */
export function startOfMinute(time: number): number {
  return Math.floor(time / MINUTE_MS) * MINUTE_MS
}

function toMinute(time: number): string {
  return new Date(startOfMinute(time)).toISOString()
}
