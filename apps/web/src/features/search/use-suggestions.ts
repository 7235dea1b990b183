import { useQuery } from '@tanstack/react-query'
import type { Match, SearchIndex } from '@touchline/contract'
import { useEffect, useMemo } from 'react'

import { useServices } from '../../base/services.ts'
import { matchesQuery } from '../../data/queries/catalogue.ts'
import { fullMatchHit, leanMatchHit, tournamentHit, type Hit, type HitGroup } from './hits/hit.ts'
import { mergeHits } from './hits/merge-hits.ts'
import { searchIndexQuery } from './search-queries.ts'

/** The index has those in play first. */
const MATCHES = 6
const LEAGUES = 5

export type Suggested = {
  readonly groups: readonly HitGroup[]
  readonly isWaiting: boolean
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Before the first letter: what is on now, else the biggest matches to come; and the top leagues. */
export function useSuggestions(): Suggested {
  const services = useServices()
  const { data: index, isPending, isError, refetch } = useQuery(searchIndexQuery(services))
  const ids = index?.matches.slice(0, MATCHES).map(({ id }) => id) ?? []
  const filters = { id: ids, limit: MATCHES }
  const query = matchesQuery(services, filters)
  const { data: priced } = useQuery({ ...query, enabled: ids.length > 0 })
  const key = ids.join()
  useEffect(() => {
    const { live, queryClient } = services
    const asked = matchesQuery(services, { id: key.split(','), limit: MATCHES })
    const known = queryClient.getQueryData(asked.queryKey)
    if (known === undefined || priced === undefined) return undefined
    return live.followMatches(known, () => queryClient.query({ ...asked, staleTime: 0 }))
  }, [services, key, priced])
  const groups = useMemo(
    () => (index === undefined ? [] : suggest(index, priced?.data ?? [])),
    [index, priced],
  )
  return { groups, isWaiting: isPending, hasFailed: isError, retry: () => void refetch() }
}

function suggest(index: SearchIndex, priced: readonly Match[]): readonly HitGroup[] {
  const equal = (hits: readonly Hit[]) => hits.map((hit) => ({ hit, rank: 0 }))
  return [
    ...mergeHits(
      equal(index.matches.slice(0, MATCHES).map(leanMatchHit)),
      equal(priced.map(fullMatchHit)),
    ),
    ...mergeHits(equal(index.tournaments.slice(0, LEAGUES).map(tournamentHit)), []),
  ]
}
