import type { QueryKey } from '@tanstack/react-query'
import type { Match } from '@touchline/contract'

import { parseSegment } from '../../addresses/links.ts'
import type { PageData } from '../page-data.ts'
import { matchesQuery, matchPagesQuery } from './catalogue.ts'

/** Lists of matches, whatever they are filtered by. */
const anyList = ([topic, locale]: QueryKey): QueryKey => [topic, locale]

/**
 * A match that a list of this page has read, by the last segment of its address. In the browser
 * alone: a page from the server waits for all of it.
 * @returns null where none has it, or the address is none of a match
 */
export function seenMatch(
  services: PageData,
  slug: string,
): { kind: 'match'; match: Match } | null {
  const segment = parseSegment(slug)
  if (typeof document === 'undefined' || segment.kind !== 'match') return null
  const { queryClient } = services
  const lists = queryClient
    .getQueriesData<{ data: readonly Match[] }>({
      queryKey: anyList(matchesQuery(services, {}).queryKey),
    })
    .map(([, list]) => list)
  const pages = queryClient
    .getQueriesData<{ pages: readonly { data: readonly Match[] }[] }>({
      queryKey: anyList(matchPagesQuery(services, {}).queryKey),
    })
    .flatMap(([, list]) => list?.pages ?? [])
  for (const list of [...lists, ...pages]) {
    const match = list?.data.find(({ id }) => id === segment.id)
    if (match !== undefined) return { kind: 'match', match }
  }
  return null
}
