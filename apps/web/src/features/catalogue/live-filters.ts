import { MATCH_STATUS } from '@touchline/contract'

import type { CatalogueFilters } from '../../data/queries/catalogue.ts'
import { askedFilter, type AskedMarkets } from './choice/asked-markets.ts'
import { liveFilters } from './page/filters.ts'

import type { LiveSearch } from './live-search.ts'

/** @param asked the markets that its rows show besides those of any list */
export function livePageFilters(
  { sport, video }: LiveSearch,
  asked: AskedMarkets,
): CatalogueFilters {
  const sportKey = sport === undefined ? undefined : [sport]
  return {
    ...liveFilters(sportKey === undefined ? {} : { sportKey }),
    ...(video === undefined ? {} : { hasVideo: video }),
    ...askedFilter(asked, sportKey),
  }
}

/** What the numbers beside the sports count. */
export function liveCounts({ video }: LiveSearch) {
  return {
    matchStatus: [MATCH_STATUS.live, MATCH_STATUS.stopped],
    ...(video === undefined ? {} : { hasVideo: video }),
  }
}
