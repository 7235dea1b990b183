import type { PushEvent, Sport } from '@touchline/contract'
import { useEffect } from 'react'

import { useServices } from '../../base/services.ts'
import type { PageData } from '../../data/page-data.ts'
import { sportsQuery } from '../../data/queries/catalogue.ts'

type PushedCounters = Extract<PushEvent, { type: 'counters_changed' }>['counters']

/** BROWSE-14: keeps the numbers of sports as they are told. */
export function LiveCounters(): null {
  const services = useServices()
  useEffect(() => followCounters(services), [services])
  return null
}

function followCounters(services: PageData): () => void {
  return services.live.followUpdates({
    onEvent: (event) => {
      if (event.type === 'counters_changed') takeCounters(services, event.counters)
    },
    onMissed: () => void services.queryClient.invalidateQueries(sportsQuery(services)),
  })
}

function takeCounters(services: PageData, counters: PushedCounters): void {
  services.queryClient.setQueryData(sportsQuery(services).queryKey, (sports) =>
    sports?.map((sport) => withCounts(sport, counters)),
  )
}

/** A sport whose numbers stayed stays the same object. */
export function withCounts(sport: Sport, { sports }: PushedCounters): Sport {
  const { live, total } = sports[sport.key] ?? { live: 0, total: 0 }
  if (sport.liveCount === live && sport.gamesCount === total) return sport
  return { ...sport, liveCount: live, gamesCount: total }
}
