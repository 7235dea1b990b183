import type { DaySearch } from './day-search.ts'
import type { DayView } from './day-view.ts'
import { DayPage } from './days/day-page.tsx'
import { ResultPages } from './results/result-pages.tsx'

/** RES-01: finished matches with their results, by day. */
export function ResultsPage({ view, search }: { view: DayView; search: DaySearch }) {
  return (
    <DayPage page="results" view={view} search={search}>
      <ResultPages filters={view.filters} />
    </DayPage>
  )
}
