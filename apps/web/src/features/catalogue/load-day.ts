import { serverNow } from '../../base/clock/clock-skew.ts'
import type { PageData } from '../../data/page-data.ts'
import { matchesQuery, sportsQuery, tournamentsQuery } from '../../data/queries/catalogue.ts'
import { askedFilter } from './choice/asked-markets.ts'
import { loadAsked, loadChoice } from './choice/load-choice.ts'
import type { DaySearch, TimeFilter } from './day-search.ts'
import { dayView, latestResultFilters, type DayView } from './day-view.ts'
import { loadMatchPages } from './load-match-pages.ts'

/** Reads what `SchedulePage` or `ResultsPage` shows. */
export async function loadDay(
  services: PageData,
  time: TimeFilter,
  search: DaySearch,
): Promise<DayView> {
  const { queryClient, preferences } = services
  const { timeZone, knowsZone } = preferences.getState()
  const now = serverNow(services.page)
  const ahead = time === 'fromNowToFuture'
  const latest = ahead ? null : await latestResult(services, search, now)
  const view = dayView(time, search, { timeZone, knowsZone, now, latest })
  const { counted, filters } = view
  const asked = askedFilter(await loadAsked(services), filters.sportKey)
  await Promise.all([
    loadMatchPages(services, ahead ? { ...filters, ...asked } : filters),
    ahead && loadChoice(services),
    queryClient.query({ ...sportsQuery(services, counted), staleTime: 'static' }),
    search.sport !== undefined &&
      queryClient.query({
        ...tournamentsQuery(services, { ...counted, sportKey: [search.sport] }),
        staleTime: 'static',
      }),
  ])
  return view
}

/** Just after midnight the last day with results is yesterday. */
async function latestResult(
  services: PageData,
  search: DaySearch,
  now: number,
): Promise<number | null> {
  const { timeZone } = services.preferences.getState()
  const filters = latestResultFilters(search, { timeZone, now })
  const { data } = await services.queryClient.query(matchesQuery(services, filters))
  return data[0] === undefined ? null : Date.parse(data[0].startTime)
}
