import type { MatchStatus } from '@touchline/betting'
import { useLive } from '@touchline/live/react'
import { useCallback, useMemo, useSyncExternalStore } from 'react'

import { groupOf, type GroupName, type Hit, type HitGroup } from './hit.ts'

/** What was found, in the groups of now: a match that has begun or ended since stands elsewhere. */
export function useGroupsNow(found: readonly HitGroup[]): readonly HitGroup[] {
  const { matches } = useLive().store
  const hits = useMemo(() => found.flatMap((group) => group.hits), [found])
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = hits.flatMap((hit) =>
        hit.kind === 'match' ? matches.subscribe(hit.match.id, listener) : [],
      )
      return () => {
        for (const end of ends) end()
      }
    },
    [hits, matches],
  )
  const statusOf = (hit: Hit) =>
    hit.kind === 'match' ? matches.get(hit.match.id)?.status : undefined
  const statuses = useSyncExternalStore(
    subscribe,
    () => hits.map(statusOf).join(),
    () => '',
  )
  return useMemo(() => {
    const now = regroup(hits, statuses.split(','))
    return [...placesOf(found)].flatMap((name) => {
      const inPlace = now.get(name)
      return inPlace === undefined ? [] : { name, hits: inPlace }
    })
  }, [found, hits, statuses])
}

/** Groups in the order of those that were found; matches in play stand before those to come. */
function placesOf(found: readonly HitGroup[]): ReadonlySet<GroupName> {
  const isOpen = (name: GroupName) => name === 'live' || name === 'upcoming'
  const names = found.flatMap(({ name }) =>
    isOpen(name) ? (['live', 'upcoming'] as const) : [name],
  )
  return new Set<GroupName>([...names, 'finished'])
}

function regroup(hits: readonly Hit[], statuses: readonly string[]) {
  return Map.groupBy(hits, (hit, at) => {
    const status = statuses[at] ?? ''
    return groupOf(hit, status === '' ? undefined : (Number(status) as MatchStatus))
  })
}
