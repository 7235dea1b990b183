import type { PageData } from '../../data/page-data.ts'
import { keepShown, matchPagesQuery, type CatalogueFilters } from '../../data/queries/catalogue.ts'

/**
 * Reads a list that goes on, as far as the player has seen it. A list from this minute on has other
 * filters a minute later, and who comes back to it from a match stands far below its first page.
 */
export async function loadMatchPages(services: PageData, filters: CatalogueFilters): Promise<void> {
  const query = matchPagesQuery(services, filters)
  const pages = seenPages(services, filters)
  const answer = services.queryClient.infiniteQuery({ ...query, pages })
  await keepShown(services, query.queryKey, answer)
}

function seenPages({ queryClient, page }: PageData, filters: CatalogueFilters): number {
  const lists = queryClient.getQueriesData<{ pages: readonly unknown[] }>({
    queryKey: ['match-pages', page.locale],
    predicate: ({ queryKey }) => isSameList(queryKey[2] as CatalogueFilters, filters),
  })
  return Math.max(1, ...lists.map(([, data]) => data?.pages.length ?? 0))
}

/** Of two moments: one of the ends may differ, but another day differs in both. */
function isSameList(one: CatalogueFilters, other: CatalogueFilters): boolean {
  return (
    (one.startFrom === other.startFrom || one.startTo === other.startTo) &&
    withoutEnds(one) === withoutEnds(other)
  )
}

function withoutEnds(filters: CatalogueFilters): string {
  return JSON.stringify({ ...filters, startFrom: '', startTo: '' })
}
