import { MATCH_STATUS } from '@touchline/contract'

import { liveFilters } from './page/filters.ts'

/** What the address of the live page asks for. */
export type LiveSearch = { sport?: string }

export function parseLiveSearch({ sport }: Record<string, unknown>): LiveSearch {
  return typeof sport === 'string' && /^[a-z0-9-]{1,40}$/.test(sport) ? { sport } : {}
}

export function livePageFilters({ sport }: LiveSearch) {
  return liveFilters(sport === undefined ? {} : { sportKey: [sport] })
}

/** What the numbers beside the sports count. */
export const LIVE_COUNTS = { matchStatus: [MATCH_STATUS.live, MATCH_STATUS.stopped] }
