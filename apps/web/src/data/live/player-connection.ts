import type {
  AuthStatus,
  ConnectionState,
  ConnectionStore,
  JoinOptions,
  LiveClient,
  LiveReport,
  LiveStore,
  Membership,
} from '@touchline/live'
import { linkLive } from '@touchline/live'
import type { PageData } from '../page-data.ts'
import { fetchPushClient } from './fetch-push-client.ts'
import { createStore } from '../../base/store.ts'

/** Statuses that say for whom the connection speaks. */
const SETTLED: ReadonlySet<AuthStatus> = new Set(['logged_in', 'not_logged_in'])

export type PlayerConnection = {
  state: ConnectionStore
  joinChannel: LiveClient['joinChannel']
  heard: LiveClient['heard']
  newerThan: LiveClient['newerThan']
  /** @returns a function that ends it */
  start: () => () => void
  /** Whether a page that is open has started it. */
  isWanted: () => boolean
  setAuth: LiveClient['setAuth']
}

/**
 * The page's one connection. Its client is fetched when the page has started, and connects once it is
 * known for whom where a session may be there. Joins wait for it.
 */
export function createPlayerConnection(
  services: () => PageData,
  store: LiveStore,
  report: (report: LiveReport) => void,
  fetchClient = fetchPushClient,
  onReturn = whenPlayerReturns,
): PlayerConnection {
  const mirror = createConnectionMirror()
  const joins = createWaitingJoins()
  let client: LiveClient | undefined
  let settled: Parameters<LiveClient['setAuth']> | undefined
  let isStarted = false
  let isFetching = false

  function connect(): void {
    const isKnown = settled !== undefined || !services().page.preferences.hasSession
    if (isStarted && isKnown) client?.connect()
  }

  async function fetchOnce(): Promise<void> {
    if (isFetching) return
    isFetching = true
    client = await fetchClient(services(), report)
    mirror.follow(client.connection)
    if (settled !== undefined) client.setAuth(...settled)
    joins.release(client)
    connect()
  }

  return {
    state: mirror.connection,
    joinChannel: (channel, options) => joins.join(channel, options),
    heard: () => client?.heard() ?? 0,
    newerThan: (...snapshot) => (client === undefined ? [] : client.newerThan(...snapshot)),
    start: () => {
      isStarted = true
      const unlink = linkLive(
        { connection: mirror.connection, resync: () => client?.resync() },
        store,
      )
      void fetchOnce()
      connect()
      const stopWaiting = onReturn(() => {
        // A page that was frozen, or whose device slept, has been told nothing of the time since.
        store.check()
        // RT-27: whom the server refused is not admitted by asking on and on, but may be by now.
        if (mirror.connection.get() === 'disconnected') connect()
      })
      return () => {
        isStarted = false
        stopWaiting()
        unlink()
        client?.disconnect()
      }
    },
    isWanted: () => isStarted,
    setAuth: (status, playerId) => {
      const isFirst = settled === undefined
      if (SETTLED.has(status)) settled = [status, playerId]
      client?.setAuth(status, playerId)
      if (isFirst && settled !== undefined) connect()
    },
  }
}

/** The line came back, or the player to the page. @returns stops listening */
function whenPlayerReturns(listener: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') listener()
  }
  window.addEventListener('online', listener)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    window.removeEventListener('online', listener)
    document.removeEventListener('visibilitychange', onVisible)
  }
}

/** A connection state that components can read before there is a connection. */
function createConnectionMirror() {
  const store = createStore<ConnectionState>('connecting')
  const connection: ConnectionStore = { get: store.getState, subscribe: store.subscribe }
  return {
    connection,
    /** @returns a function that ends it */
    follow(original: ConnectionStore): () => void {
      const copy = () => store.setState(() => original.get())
      copy()
      return original.subscribe(copy)
    },
  }
}

type Joinable = Pick<LiveClient, 'joinChannel'>

/**
 * Channels joined while the push client is not there yet. A join keeps the position of its snapshot,
 * so the channel repeats what happened in between, as it does after a lost connection.
 */
function createWaitingJoins() {
  const waiting = new Set<(client: Joinable) => void>()
  let client: Joinable | undefined

  return {
    join<Data>(channel: string, options: JoinOptions<Data>): Membership {
      if (client !== undefined) return client.joinChannel(channel, options)
      let membership: Membership | undefined
      let asked = options
      const join = (by: Joinable) => (membership = by.joinChannel(channel, asked))
      waiting.add(join)
      return {
        leave: () => {
          waiting.delete(join)
          membership?.leave()
        },
        resync: () => {
          // Without a position the join begins with a snapshot.
          asked = { ...options, position: undefined }
          membership?.resync()
        },
      }
    },
    /** Joins what waits, in its order; from now on nothing waits. */
    release(by: Joinable): void {
      client = by
      for (const join of waiting) join(by)
      waiting.clear()
    },
  }
}
