import type { PushEvent } from '@touchline/contract'
import { createLiveStore } from '@touchline/live'
import { keptAt } from '../../base/kept-pages.ts'
import { createListeners } from '../../base/listeners.ts'

export type ProviderStatuses = Readonly<Record<string, string>>

/** The store with the ways into it for pushed events and news of providers. */
export function createLiveIntake() {
  const store = createLiveStore({ isKept: keptAt() !== null })
  const providers = createListeners<[ProviderStatuses]>()
  return {
    store,
    /** One function for all lists and matches, so that it hears of an event once. */
    apply: (event: PushEvent) => {
      if (!isOfFeed(event)) store.apply(event)
    },
    /** What is told of the feed as a whole, whatever the page shows: its heartbeat and its providers. */
    applyOfFeed: (event: PushEvent) => {
      if (!isOfFeed(event)) return
      store.apply(event)
      if (event.type === 'provider_status_changed') providers.tell(event.providerStatuses)
    },
    setProviders: (statuses: ProviderStatuses) => {
      store.setProviders(statuses)
      providers.tell(statuses)
    },
    onProviders: providers.add,
  }
}

function isOfFeed({ type }: PushEvent): boolean {
  return type === 'alive' || type === 'provider_status_changed'
}
