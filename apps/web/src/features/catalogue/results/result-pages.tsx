import type { CatalogueFilters } from '../../../data/queries/catalogue.ts'
import { EmptyDay } from '../days/empty-day.tsx'
import { resultSections } from '../list/day-sections.tsx'
import { useKeptGroups } from '../list/kept-groups.ts'
import { MoreRows } from '../list/more-rows.tsx'
import { useMatchPages } from '../list/use-match-pages.ts'
import { ResultList } from './result-list.tsx'

/** What ended on one day, by sport and league. */
export function ResultPages({ filters }: { filters: CatalogueFilters }) {
  const { matches, showMore, loading } = useMatchPages(filters)
  const sections = useKeptGroups(resultSections(matches))
  if (matches.length === 0) return <EmptyDay page="results" filters={filters} />
  return (
    <>
      <ResultList sections={sections} />
      <MoreRows showMore={showMore} loading={loading} />
    </>
  )
}
