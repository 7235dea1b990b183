import type { Market, Match, PushEvent } from '@touchline/contract'
import { createLiveStore } from '@touchline/live'

export type ProviderStatuses = Readonly<Record<string, string>>

/** The store with the ways into it: answers of the backend, pushed events, news of providers. */
export function createLiveIntake() {
  const store = createLiveStore()
  const providerListeners = new Set<(statuses: ProviderStatuses) => void>()
  /** Members of one channel get the same event in a row; the store needs it once. */
  let lastEvent: PushEvent | undefined

  const tellProviders = (statuses: ProviderStatuses) => {
    for (const listener of providerListeners) listener(statuses)
  }

  return {
    store,
    takeMatches: (matches: readonly Match[]) => {
      lastEvent = undefined
      store.applySnapshot({ matches })
    },
    takeMarkets: (matchId: string, markets: readonly Market[]) => {
      lastEvent = undefined
      store.applySnapshot({ markets, complete: [matchId] })
    },
    /** Some of the markets of a match; the others stay as they are. */
    takeGroup: (markets: readonly Market[]) => {
      lastEvent = undefined
      store.applySnapshot({ markets })
    },
    apply: (event: PushEvent) => {
      if (event === lastEvent) return
      lastEvent = event
      store.apply(event)
      if (event.type === 'provider_status_changed') tellProviders(event.providerStatuses)
    },
    setProviders: (statuses: ProviderStatuses) => {
      store.setProviders(statuses)
      tellProviders(statuses)
    },
    onProviders: (listener: (statuses: ProviderStatuses) => void) => {
      providerListeners.add(listener)
      return () => void providerListeners.delete(listener)
    },
  }
}
