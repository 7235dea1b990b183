import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'

import { useServices } from '../../lib/services.ts'
import { matchesQuery } from '../../queries/catalogue.ts'
import { fullMatchHit, leanMatchHit, tournamentHit, type HitGroup } from './hits/hit.ts'
import { mergeHits } from './hits/merge-hits.ts'
import { searchIndexQuery } from './search-queries.ts'

const MATCHES = 4
const LEAGUES = 5

/** Before the first letter: the biggest matches, with their prices, and the top leagues. */
export function useSuggestions(): readonly HitGroup[] {
  const services = useServices()
  const { data: index } = useQuery(searchIndexQuery(services))
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
  return useMemo(() => {
    if (index === undefined) return []
    const here = [
      ...index.tournaments.slice(0, LEAGUES).map(tournamentHit),
      ...index.matches.slice(0, MATCHES).map(leanMatchHit),
    ]
    return mergeHits(here, priced?.data.map(fullMatchHit) ?? [])
  }, [index, priced])
}
