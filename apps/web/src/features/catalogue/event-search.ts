import type { PageSearch } from '../../addresses/page-parameters.ts'
import type { TimeFilter } from './day-search.ts'

/** What the address of a list of events asks for; nothing is what is on and what comes. */
export type EventSearch = { live?: true; time?: TimeFilter }

/** @param now when the page was read, ms: the time filters are about that moment */
export type EventView = EventSearch & { now: number }

const TIMES: readonly TimeFilter[] = ['fromNowToFuture', 'fromPastToNow']

/** `live` goes before a time. */
export function parseEventSearch(search: PageSearch): EventSearch {
  if (search.live === true || search.live === 'true') return { live: true }
  const time = TIMES.find((name) => name === search.time)
  return time === undefined ? {} : { time }
}
