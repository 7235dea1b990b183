import { MATCH_STATUS, OVER_MATCH_STATUSES } from '@touchline/contract'

import { addDays, DAY_MS, dayBounds, dayIn, type DayKey } from '../../preferences/zone-days.ts'
import type { CatalogueFilters } from '../../data/queries/catalogue.ts'
import type { DaySearch, TimeFilter } from './day-search.ts'
import { PAGE_ROWS, startOfMinute } from './page/filters.ts'

export type DayView = {
  timeZone: string
  /** null: the hours around now, where nobody knows yet when days begin for this visitor. */
  day: DayKey | null
  /** When this was read, in ms. */
  now: number
  /** Shown where the address names none. */
  usual: DayKey
  /** Every match of the day. */
  counted: CatalogueFilters
  /** Those of the chosen sport and league, page by page. */
  filters: CatalogueFilters
}

/** GAP-66: today and so many days after or before it. */
const DAYS = 7

const STATUSES = {
  fromNowToFuture: [MATCH_STATUS.prematch],
  fromPastToNow: [...OVER_MATCH_STATUSES],
}

type Present = {
  timeZone: string
  knowsZone: boolean
  now: number
  /** When the newest match that is over began; null where none is known. */
  latest?: number | null
}

/**
 * One day of matches, in the player's time zone. A day that the page has not is the usual one:
 * today, and for what is over the last day that has any. In a zone that is not known it is no day at
 * all: half of its matches would move to another one once it is.
 */
export function dayView(
  time: TimeFilter,
  search: DaySearch,
  { timeZone, knowsZone, now, latest = null }: Present,
): DayView {
  const ahead = time === 'fromNowToFuture'
  const days = daysOf(time, timeZone, now)
  const [today = dayIn(timeZone, now)] = days
  const newest = latest === null ? today : dayIn(timeZone, latest)
  const usual = days.find((each) => each === newest) ?? today
  const asked = days.find((each) => each === search.day)
  const day = asked ?? (knowsZone ? usual : null)
  const present = startOfMinute(now)
  const { from, to } =
    day === null
      ? { from: (latest ?? present) - DAY_MS, to: present + DAY_MS }
      : dayBounds(day, timeZone)
  const counted: CatalogueFilters = {
    type: ['match'],
    matchStatus: STATUSES[time],
    startFrom: new Date(ahead ? Math.max(from, present) : from).toISOString(),
    startTo: new Date(ahead ? to : Math.min(to, present)).toISOString(),
  }
  const filters: CatalogueFilters = {
    ...counted,
    ...ofChoice(search),
    sortBy: ahead ? 'priority:desc' : 'priority:desc,start_time:desc',
    limit: PAGE_ROWS,
  }
  return { timeZone, day, now, usual, counted, filters }
}

/** Asks for the newest match of the days that the results have. */
export function latestResultFilters(
  search: DaySearch,
  { timeZone, now }: Pick<Present, 'timeZone' | 'now'>,
): CatalogueFilters {
  const first = daysOf('fromPastToNow', timeZone, now).at(-1) ?? dayIn(timeZone, now)
  return {
    type: ['match'],
    matchStatus: STATUSES.fromPastToNow,
    ...ofChoice(search),
    startFrom: new Date(dayBounds(first, timeZone).from).toISOString(),
    startTo: new Date(startOfMinute(now)).toISOString(),
    sortBy: 'start_time:desc',
    limit: 1,
  }
}

/** Of the page: today first, then away from it. */
export function daysOf(time: TimeFilter, timeZone: string, now: number): DayKey[] {
  const today = dayIn(timeZone, now)
  return Array.from({ length: DAYS + 1 }, (_, index) =>
    addDays(today, time === 'fromNowToFuture' ? index : -index),
  )
}

function ofChoice({ sport, league }: DaySearch): CatalogueFilters {
  return {
    ...(sport === undefined ? {} : { sportKey: [sport] }),
    ...(league === undefined ? {} : { tournamentId: [String(league)] }),
  }
}
