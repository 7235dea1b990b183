import { MATCH_STATUS } from '@touchline/contract'

import type { CatalogueFilters } from '../../data/queries/catalogue.ts'
import { chosenFilter, type ChosenMarkets } from './choice/chosen-markets.ts'
import { liveFilters } from './page/filters.ts'

import type { LiveSearch } from './live-search.ts'

/** @param chosen the markets that the list shows by choice */
export function livePageFilters(
  { sport, video }: LiveSearch,
  chosen: ChosenMarkets,
): CatalogueFilters {
  const sportKey = sport === undefined ? undefined : [sport]
  return {
    ...liveFilters(sportKey === undefined ? {} : { sportKey }),
    ...(video === undefined ? {} : { hasVideo: video }),
    ...chosenFilter(chosen, sportKey),
  }
}

/** What the numbers beside the sports count. */
export function liveCounts({ video }: LiveSearch) {
  return {
    matchStatus: [MATCH_STATUS.live, MATCH_STATUS.stopped],
    ...(video === undefined ? {} : { hasVideo: video }),
  }
}
