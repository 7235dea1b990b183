import { NO_OWN_LIMITS, type OwnLimits } from '@touchline/betting'
import { createApiClient, type ApiClient, type Match } from '@touchline/contract'
import { createLiveStore } from '@touchline/live'

import { createSessionStore } from '../player/session/session-store.ts'
import { fakeTabs } from '../player/session/testing/fake-tabs.ts'
import { PACE, type Pace } from '../player/slip/placement-answer.ts'
import { browserPlacementTabs } from '../player/slip/other-tabs.ts'
import { tabHub } from '../player/slip/testing/tab-hub.ts'
import { createSlipStore, type SlipStore } from '../player/slip/store.ts'
import type { BrowserStorages, KeyValueStorage } from '../base/browser-storage.ts'
import { createStore } from '../base/store.ts'
import { aSystem } from './system-settings.ts'

export type HeadlessOptions = {
  /** Where both backends are. */
  url: string
  /** Session token of the player. */
  token: string
  /** Of the tab: a reload has the same one, a duplicated tab a copy. */
  storage: KeyValueStorage
  matches: readonly Match[]
  pace?: Pace
}

export type HeadlessPage = {
  slip: SlipStore
  /** Calls that no fault befalls are up to the caller's address. */
  api: ApiClient
  /** Failures that the page showed as alerts. */
  raised: unknown[]
  /** Ends the page as leaving it does: requests are called off, nothing of it runs any more. */
  close: () => void
}

/** The product's slip, journal, session and client as a page has them, without a browser. */
export async function openHeadlessPage(options: HeadlessOptions): Promise<HeadlessPage> {
  const { url, token, matches } = options
  const closing = new AbortController()
  const api = clientOf(url, token, closing.signal)
  const storages = storagesUntil(closing.signal, options.storage)
  const live = createLiveStore({ schedule: (run) => (run(), () => undefined) })
  live.setConnected(true)
  live.applySnapshot({ matches })
  const raised: unknown[] = []
  const session = createSessionStore({
    now: () => Date.now(),
    api,
    report: () => undefined,
    local: () => storages.local,
    // Players of one process share no browser.
    tabs: () => fakeTabs().tabs,
  })
  const tabs = browserPlacementTabs()
  const slip = createSlipStore({
    api,
    session,
    limits: createStore<OwnLimits>(NO_OWN_LIMITS),
    now: () => Date.now(),
    feed: {
      markets: live.markets,
      matches: live.matches,
      outcomes: live.outcomes,
      follow: () => () => undefined,
      onProviders: () => () => undefined,
      isConnected: () => true,
      onConnection: () => () => undefined,
    },
    storages: () => storages,
    deviceId: () => 'headless',
    systemSettings: () => aSystem(),
    // A closed page gives its locks back.
    tabs: {
      ask: (reference, ask, signal) =>
        tabs.ask(reference, ask, AbortSignal.any([signal, closing.signal])),
    },
    otherTabs: tabHub().tab(),
    pace: options.pace ?? PACE,
    report: () => undefined,
    raiseError: (error) => void raised.push(error),
    notify: () => undefined,
    requestSignIn: () => undefined,
    onPlaced: () => undefined,
  })
  const starting = slip.start()
  await session.start(true)
  await starting
  return { slip, api, raised, close: () => closing.abort() }
}

function clientOf(url: string, token: string, closing: AbortSignal): ApiClient {
  return createApiClient({
    bases: { platform: `${url}/api/platform`, sportsbook: `${url}/api/sportsbook`, frontend: url },
    language: () => 'en',
    headers: () => ({ Authorization: `Bearer ${token}` }),
    async fetch(address, init) {
      const signal = AbortSignal.any([closing, ...(init.signal === undefined ? [] : [init.signal])])
      try {
        const response = await fetch(address, { ...init, signal })
        const text = await response.text()
        return { status: response.status, ok: response.ok, text: () => Promise.resolve(text) }
      } catch (error) {
        // No code of a page that was left hears of the end of its requests.
        if (closing.aborted) return new Promise<never>(() => undefined)
        throw error
      }
    },
  })
}

/** What a closed page still tries to write is lost. */
function storagesUntil(closing: AbortSignal, kept: KeyValueStorage): BrowserStorages {
  const session: KeyValueStorage = {
    getItem: (key) => kept.getItem(key),
    setItem: (key, value) => (closing.aborted ? undefined : kept.setItem(key, value)),
    removeItem: (key) => (closing.aborted ? undefined : kept.removeItem(key)),
  }
  return { session, local: session }
}

/** The token of a new player, and what a sign-up gives him. */
export async function signUpHeadless(url: string, email: string): Promise<string> {
  const api = createApiClient({
    bases: { platform: `${url}/api/platform`, sportsbook: `${url}/api/sportsbook`, frontend: url },
    language: () => 'en',
    headers: () => ({ 'X-Session': 'token' }),
    fetch,
  })
  const body = { email, password: 'correct-horse-7', currency: 'EUR', termsAccepted: true as const }
  const { token } = (await api('signUp', { body })).data
  if (token === null) throw new Error('the sign-up gave no token')
  return token
}
