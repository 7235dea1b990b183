import {
  linkLive,
  type AuthStatus,
  type ConnectionStore,
  type LiveClient,
  type LiveReport,
  type LiveStore,
} from '@touchline/live'

import type { PageData } from '../page-data.ts'
import { createConnectionMirror } from './connection-mirror.ts'
import { fetchPushClient } from './fetch-push-client.ts'
import { createWaitingJoins } from './waiting-joins.ts'

/** Statuses that say for whom the connection speaks. */
const SETTLED: ReadonlySet<AuthStatus> = new Set(['logged_in', 'not_logged_in'])

export type PlayerConnection = {
  state: ConnectionStore
  joinChannel: LiveClient['joinChannel']
  /** @returns a function that ends it */
  start: () => () => void
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
    start: () => {
      isStarted = true
      const unlink = linkLive(
        { connection: mirror.connection, resync: () => client?.resync() },
        store,
      )
      void fetchOnce()
      connect()
      // RT-27: whom the server refused is not admitted by asking on and on, but may be by now.
      const stopWaiting = onReturn(() => {
        if (mirror.connection.get() === 'disconnected') connect()
      })
      return () => {
        isStarted = false
        stopWaiting()
        unlink()
        client?.disconnect()
      }
    },
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
