import { useQueries, useQuery } from '@tanstack/react-query'
import type { Jackpot } from '@touchline/contract'
import { useEffect } from 'react'

import { useServices } from '../../base/services.ts'
import { jackpotQuery, jackpotsQuery, takeJackpot } from '../../data/queries/jackpots.ts'
import { hasJackpots, useSystemSettings } from '../../data/queries/system-settings.ts'

export function useHasJackpots(): boolean {
  return hasJackpots(useSystemSettings())
}

/** Jackpots as they are now: pushed, and asked for every 15 seconds. */
export function useJackpots(): readonly Jackpot[] {
  const services = useServices()
  const isOn = useHasJackpots()
  const { data: listed = [] } = useQuery({ ...jackpotsQuery(services), enabled: isOn })
  const answers = useQueries({
    queries: listed.map((jackpot) => ({
      ...jackpotQuery(services, jackpot.id),
      initialData: jackpot,
      staleTime: Number.POSITIVE_INFINITY,
      enabled: isOn,
    })),
  })
  useEffect(
    () =>
      services.live.followUpdates({
        onEvent(event) {
          if (event.type === 'jackpot_changed') takeJackpot(services, event.jackpot)
        },
        onMissed: () => undefined,
      }),
    [services],
  )
  return answers.flatMap(({ data }) => data ?? [])
}
