import { MATCH_STATUS } from '@touchline/contract'

import type { CatalogueFilters } from '../../../data/queries/catalogue.ts'
import { askedFilter, type AskedMarkets } from '../choice/asked-markets.ts'
import { liveFilters, outrightFilters, upcomingFilters } from '../page/filters.ts'
import type { HomeView } from '../home-view.ts'

const TOP: CatalogueFilters = { type: ['match'], sortBy: 'priority:desc', bettable: true }

/** Cards at the top of the home page: the first matches in play, of different sports. */
export const TOP_LIVE: CatalogueFilters = {
  ...TOP,
  matchStatus: [MATCH_STATUS.live],
  maxPerSport: 1,
  limit: 4,
}

/** The cards after them: the first matches to come. */
export const TOP_UPCOMING: CatalogueFilters = {
  ...TOP,
  matchStatus: [MATCH_STATUS.prematch],
  maxPerSport: 2,
  limit: 6,
}

/** Of each sport while all are shown; the sport's own page has the rest. */
const ROWS_PER_SPORT = 8

/** Filters of the list under the home page's tabs. */
export function homeFilters(
  { sport, tab }: Pick<HomeView, 'sport' | 'tab'>,
  asked: AskedMarkets,
): CatalogueFilters {
  const sports = sport === null ? {} : { sportKey: [sport.key] }
  const scope = { ...sports, ...askedFilter(asked, sports.sportKey) }
  const share = sport === null ? { maxPerSport: ROWS_PER_SPORT } : {}
  switch (tab) {
    case 'live':
      return { ...liveFilters(scope), ...share }
    case 'upcoming':
      return { ...upcomingFilters(scope), ...share }
    case 'outrights':
      return { ...outrightFilters(sports), ...share }
  }
}
