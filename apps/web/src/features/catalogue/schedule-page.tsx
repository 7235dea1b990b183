import { askedFilter } from './choice/asked-markets.ts'
import { ListChoiceContext } from './choice/list-choice.ts'
import { useListChoice } from './choice/use-list-choice.ts'
import type { DaySearch } from './day-search.ts'
import type { DayView } from './day-view.ts'
import { DayPage } from './days/day-page.tsx'
import { ScheduleList } from './days/schedule-list.tsx'

/** SCHED-01: upcoming matches by day. */
export function SchedulePage({ view, search }: { view: DayView; search: DaySearch }) {
  const { asked, choice } = useListChoice()
  return (
    <DayPage page="schedule" view={view} search={search}>
      <ListChoiceContext value={choice}>
        <ScheduleList filters={{ ...view.filters, ...askedFilter(asked, view.filters.sportKey) }} />
      </ListChoiceContext>
    </DayPage>
  )
}
