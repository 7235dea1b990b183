import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import type { Match } from '@touchline/contract'
import { useEffect } from 'react'

import { useServices } from '../../../base/services.ts'
import type { PageData } from '../../../data/page-data.ts'
import { matchPagesQuery, type CatalogueFilters } from '../../../data/queries/catalogue.ts'

/**
 * How long a list is kept that nobody shows: longer than a player stays in a match, who comes back
 * to the row that they left. The server's queries, read without it, are kept for ever already.
 */
const KEPT_MS = 60 * 60_000

export type MatchPages = {
  matches: readonly Match[]
  /** Reads the next page; undefined at the end and while one is on its way. */
  showMore: (() => void) | undefined
  loading: boolean
}

/** A list of matches that goes on, kept up to date from where its first page's snapshot ended. */
export function useMatchPages(filters: CatalogueFilters): MatchPages {
  const services = useServices()
  const query = matchPagesQuery(services, filters)
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery({
    ...query,
    gcTime: KEPT_MS,
  })
  const wanted = JSON.stringify(filters)
  useEffect(() => followPages(services, JSON.parse(wanted) as CatalogueFilters), [wanted, services])
  return {
    matches: data.pages.flatMap((page) => page.data),
    showMore: hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : undefined,
    loading: isFetchingNextPage,
  }
}

/** @returns a function that ends it */
function followPages(services: PageData, filters: CatalogueFilters): (() => void) | undefined {
  const { live, queryClient } = services
  const query = matchPagesQuery(services, filters)
  const pages = () => queryClient.getQueryData(query.queryKey)?.pages ?? []
  const [first] = pages()
  if (first === undefined) return undefined
  return live.followMatches(first, async () => {
    await queryClient.infiniteQuery({ ...query, staleTime: 0, pages: Math.max(1, pages().length) })
    const [again] = pages()
    if (again === undefined) throw new Error('a list of matches came without a page')
    return { data: pages().flatMap((page) => page.data), meta: again.meta }
  })
}
