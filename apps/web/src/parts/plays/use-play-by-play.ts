import { queryOptions, useQuery } from '@tanstack/react-query'
import type { PlayByPlay } from '@touchline/contract'
import { useEffect } from 'react'

import { useServices } from '../../base/services.ts'
import type { PageData } from '../../data/page-data.ts'

function playsQuery({ api }: PageData, id: string) {
  return queryOptions({
    queryKey: ['plays', id],
    queryFn: async ({ signal }) => (await api('getPlayByPlay', { params: { id }, signal })).data,
  })
}

/** The last plays of a match as the feed tells them; undefined until they are read. */
export function usePlayByPlay(matchId: string): PlayByPlay | undefined {
  const services = useServices()
  const { live, queryClient } = services
  const query = playsQuery(services, matchId)
  const { data } = useQuery(query)
  useEffect(
    () =>
      live.followPlays(matchId, {
        onEvent(event) {
          if (event.type !== 'match_play_changed' || event.play.matchId !== matchId) return
          const { play } = event
          queryClient.setQueryData<PlayByPlay>(['plays', matchId], (known) => later(known, play))
        },
        onMissed: () => void queryClient.invalidateQueries({ queryKey: ['plays', matchId] }),
      }),
    [live, queryClient, matchId],
  )
  return data
}

function later(known: PlayByPlay | undefined, told: PlayByPlay): PlayByPlay {
  return known !== undefined && known.at > told.at ? known : told
}
