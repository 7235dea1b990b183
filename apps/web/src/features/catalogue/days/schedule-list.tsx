import type { CatalogueFilters } from '../../../queries/catalogue.ts'
import { arrivalSections } from '../list/build-sections.tsx'
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
      <MatchList sections={arrivalSections(matches)} />
      <MoreRows showMore={showMore} loading={loading} />
    </>
  )
}
