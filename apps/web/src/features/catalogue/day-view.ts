import { MATCH_STATUS } from '@touchline/contract'

import { addDays, dayBounds, dayIn, type DayKey } from '../../preferences/zone-days.ts'
import type { CatalogueFilters } from '../../queries/catalogue.ts'
import type { DaySearch, TimeFilter } from './day-search.ts'

export type DayView = {
  timeZone: string
  /** Today first, then away from it. */
  days: readonly DayKey[]
  day: DayKey
  /** Every match of the day. */
  counted: CatalogueFilters
  /** Those of the chosen sport and league, page by page. */
  filters: CatalogueFilters
}

/** GAP-66: today and so many days after or before it. */
const DAYS = 7
const PAGE_ROWS = 60
const MINUTE_MS = 60_000

const STATUSES = {
  fromNowToFuture: [MATCH_STATUS.prematch],
  fromPastToNow: [MATCH_STATUS.closed, MATCH_STATUS.finished],
}

/** One day of matches, in the player's time zone. A day that the page has not is today. */
export function dayView(
  time: TimeFilter,
  { day: asked, sport, league }: DaySearch,
  { timeZone, now }: { timeZone: string; now: number },
): DayView {
  const ahead = time === 'fromNowToFuture'
  const today = dayIn(timeZone, now)
  const days = Array.from({ length: DAYS + 1 }, (_, index) =>
    addDays(today, ahead ? index : -index),
  )
  const day = days.find((each) => each === asked) ?? today
  const { from, to } = dayBounds(day, timeZone)
  // To the minute, so that the same list is asked for twice within one.
  const present = Math.floor(now / MINUTE_MS) * MINUTE_MS
  const counted: CatalogueFilters = {
    type: ['match'],
    matchStatus: STATUSES[time],
    startFrom: new Date(ahead ? Math.max(from, present) : from).toISOString(),
    startTo: new Date(ahead ? to : Math.min(to, present)).toISOString(),
  }
  const filters: CatalogueFilters = {
    ...counted,
    ...(sport === undefined ? {} : { sportKey: [sport] }),
    ...(league === undefined ? {} : { tournamentId: [String(league)] }),
    sortBy: 'priority:desc',
    limit: PAGE_ROWS,
  }
  return { timeZone, days, day, counted, filters }
}
