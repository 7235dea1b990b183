import type { CatalogueFilters } from '../../../queries/catalogue.ts'
import { MarketSwitch } from '../choice/market-switch.tsx'
import { arrivalSections } from '../list/day-sections.tsx'
import { MatchList } from '../list/match-list.tsx'
import { MoreRows } from '../list/more-rows.tsx'
import { useMatchPages } from '../list/use-match-pages.ts'
import { EmptyDay } from './empty-day.tsx'

/** What comes on one day, by sport and league. */
export function ScheduleList({ filters }: { filters: CatalogueFilters }) {
  const { matches, showMore, loading } = useMatchPages(filters)
  if (matches.length === 0) return <EmptyDay page="schedule" filters={filters} />
  return (
    <>
      <MatchList
        sections={arrivalSections(matches, (key) => (
          <MarketSwitch sportKey={key} />
        ))}
      />
      <MoreRows showMore={showMore} loading={loading} />
    </>
  )
}
