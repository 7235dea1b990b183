import { MATCH_STATUS, type Match } from '@touchline/contract'

import type { PageSearch } from '../../addresses/page-parameters.ts'
import type { CatalogueFilters } from '../../data/queries/catalogue.ts'

/** Every match that the player marked, whatever its state. */
export const FAVOURITE_MATCHES = { favourite: true } satisfies CatalogueFilters

const STATES = ['live', 'upcoming', 'finished'] as const
export type FavouriteStatus = (typeof STATES)[number]

/** What the address of the favourites asks for; nothing is all of them. */
export type FavouritesSearch = { status?: FavouriteStatus }

export function parseFavouritesSearch(search: PageSearch): FavouritesSearch {
  const status = STATES.find((name) => name === search.status)
  return status === undefined ? {} : { status }
}

export type FavouriteGroup = { status: FavouriteStatus; matches: readonly Match[] }

/** The three states in their order, empty ones among them. */
export function groupByStatus(matches: readonly Match[]): FavouriteGroup[] {
  return STATES.map((status) => ({
    status,
    matches: matches.filter((match) => statusOf(match) === status),
  }))
}

function statusOf({ status }: Pick<Match, 'status'>): FavouriteStatus {
  if (status === MATCH_STATUS.prematch) return 'upcoming'
  return status === MATCH_STATUS.live || status === MATCH_STATUS.stopped ? 'live' : 'finished'
}
