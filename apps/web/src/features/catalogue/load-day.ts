import type { Services } from '../../lib/services.ts'
import { sportsQuery, tournamentsQuery } from '../../queries/catalogue.ts'
import { chosenFilter, chosenMarkets } from './choice/chosen-markets.ts'
import { loadChoice } from './choice/load-choice.ts'
import type { DaySearch, TimeFilter } from './day-search.ts'
import { dayView, type DayView } from './day-view.ts'
import { loadMatchPages } from './load-match-pages.ts'

/** Reads what `SchedulePage` or `ResultsPage` shows. */
export async function loadDay(
  services: Services,
  time: TimeFilter,
  search: DaySearch,
): Promise<DayView> {
  const { queryClient, preferences } = services
  const { timeZone } = preferences.getState()
  const view = dayView(time, search, { timeZone, now: Date.now() })
  const { counted, filters } = view
  const ahead = time === 'fromNowToFuture'
  const chosen = chosenFilter(chosenMarkets.getState(), filters.sportKey)
  await Promise.all([
    loadMatchPages(services, ahead ? { ...filters, ...chosen } : filters),
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
