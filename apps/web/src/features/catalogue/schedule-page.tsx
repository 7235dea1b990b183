import type { DaySearch } from './day-search.ts'
import type { DayView } from './day-view.ts'
import { DayPage } from './days/day-page.tsx'
import { ScheduleList } from './days/schedule-list.tsx'

/** SCHED-01: upcoming matches by day. */
export function SchedulePage({ view, search }: { view: DayView; search: DaySearch }) {
  return (
    <DayPage page="schedule" view={view} search={search}>
      <ScheduleList filters={view.filters} />
    </DayPage>
  )
}
