import type { CatalogueFilters } from '../../../data/queries/catalogue.ts'
import { MarketSwitch } from '../choice/market-switch.tsx'
import { arrivalSections } from '../list/day-sections.tsx'
import { useKeptGroups } from '../list/kept-groups.ts'
import { MatchList } from '../list/match-list.tsx'
import { watchRows } from '../list/row-gate.ts'
import { MoreRows } from '../list/more-rows.tsx'
import { useMatchPages } from '../list/use-match-pages.ts'
import { EmptyDay } from './empty-day.tsx'

/** What comes on one day, by sport and league. */
export function ScheduleList({ filters }: { filters: CatalogueFilters }) {
  const { matches, showMore, loading } = useMatchPages(filters)
  const sections = useKeptGroups(arrivalSections(matches, (key) => <MarketSwitch sportKey={key} />))
  if (matches.length === 0) return <EmptyDay page="schedule" filters={filters} />
  return (
    <>
      <MatchList sections={sections} watch={watchRows} />
      <MoreRows showMore={showMore} loading={loading} />
    </>
  )
}
