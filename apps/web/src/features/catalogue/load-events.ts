import { serverNow } from '../../base/clock/clock-skew.ts'
import type { PageData } from '../../data/page-data.ts'
import { readMatches, type CatalogueFilters } from '../../data/queries/catalogue.ts'
import { askedFilter } from './choice/asked-markets.ts'
import { loadAsked, loadChoice } from './choice/load-choice.ts'
import type { EventSearch, EventView } from './event-search.ts'
import { loadMatchPages } from './load-match-pages.ts'
import { liveFilters, pastFilters, upcomingFilters, type Scope } from './page/filters.ts'

/**
 * Reads what `EventSections` shows.
 * @param sportKey the one sport of the page; undefined where there are several
 * @returns the view to show it by
 */
export async function loadEvents(
  services: PageData,
  place: Scope,
  sportKey: string | undefined,
  search: EventSearch = {},
): Promise<EventView> {
  const sportKeys = sportKey === undefined ? undefined : [sportKey]
  const scope = { ...place, ...askedFilter(await loadAsked(services), sportKeys) }
  const choice = loadChoice(services)
  const view = { ...search, now: serverNow(services.page) }
  const pages = (filters: CatalogueFilters) => loadMatchPages(services, filters)
  const live = () => readMatches(services, liveFilters(scope))
  if (view.live === true) await live()
  else if (view.time === 'fromPastToNow') await pages(pastFilters(scope, view.now))
  else if (view.time === 'fromNowToFuture') await pages(upcomingFilters(scope, view.now))
  else await Promise.all([live(), pages(upcomingFilters(scope))])
  await choice
  return view
}
