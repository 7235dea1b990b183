import {
  channels,
  type ChatMessage,
  type Market,
  type Match,
  type PushEvent,
  type StreamPosition,
} from '@touchline/contract'
import { calls } from '@touchline/contract/by-name'
import type {
  AuthStatus,
  ConnectionStore,
  LiveReport,
  LiveStore,
  Membership,
} from '@touchline/live'

import type { Services } from '../../base/services.ts'
import { fetchMarketGroup, marketsQuery, matchQuery } from '../queries/catalogue.ts'
import { createLiveIntake, type ProviderStatuses } from './live-intake.ts'
import { createPlayerConnection } from './player-connection.ts'
import { seedMarkets, seedMatches } from './seed-store.ts'
import { shareMemberships } from './shared-memberships.ts'

type ListAnswer<Item> = {
  data: Item[]
  meta: { stream?: StreamPosition | undefined; marketStreams?: StreamPosition[] | undefined }
}

export type ChatListener = {
  onMessages: (messages: readonly ChatMessage[]) => void
  onEvent: (event: PushEvent) => void
}

export type EventListener = {
  onEvent: (event: PushEvent) => void
  /** Events were missed: read again what they would have told. */
  onMissed: () => void
}

/** The page's live side: one store, one connection, and who follows what. */
export type LiveService = {
  store: LiveStore
  connection: ConnectionStore
  /** Takes over an answer of the backend. */
  takeMatches: (matches: readonly Match[]) => void
  takeMarkets: (matchId: string, markets: readonly Market[]) => void
  /**
   * Connects, once it is known for whom where a session may be there; the returned function ends
   * it. Browser only.
   */
  start: () => () => void
  /** Keeps a list of matches up to date, from where its snapshot ended. */
  followMatches: (
    snapshot: ListAnswer<Match>,
    reload: (signal: AbortSignal) => Promise<ListAnswer<Match>>,
  ) => () => void
  /** Hears what is told to everybody. */
  followUpdates: (listener: EventListener) => () => void
  /** Keeps all markets of a match up to date while anybody follows it. */
  followMatch: (matchId: string) => () => void
  /** Reads the markets of one group anew and keeps them up to date. */
  followGroup: (matchId: string, groupKey: string) => () => void
  /** Follows the room of a match, from its last messages on. */
  followChat: (matchId: string, listener: ChatListener) => () => void
  followPlayer: (playerId: string, listener: EventListener) => () => void
  setAuth: (status: AuthStatus, playerId?: string) => void
  /** Statuses by provider, `active` or not; those not named stay as they are. */
  setProviders: (statuses: ProviderStatuses) => void
  /** Called with every news of providers, pushed or set. */
  onProviders: (listener: (statuses: ProviderStatuses) => void) => () => void
}

export type { ProviderStatuses } from './live-intake.ts'

/** @param services read when first used, not before: the page's language is settled later */
export function createLiveService(
  services: () => Services,
  report: (report: LiveReport) => void,
): LiveService {
  const { store, takeMatches, takeMarkets, takeGroup, apply, ...providers } = createLiveIntake()
  const { joinChannel, state, start, setAuth } = createPlayerConnection(services, store, report)

  function joinMatch(matchId: string): Membership {
    const { page, queryClient } = services()
    const query = marketsQuery(services(), matchId)
    const match = queryClient.getQueryData(matchQuery(services(), matchId).queryKey)
    if (match !== undefined) seedMatches(store, [match])
    seedMarkets(store, matchId, queryClient.getQueryData(query.queryKey)?.data ?? [])
    return joinChannel<Market[]>(channels.match(page.locale, matchId), {
      position: queryClient.getQueryData(query.queryKey)?.meta.stream,
      loadSnapshot: async () => snapshotOf(await queryClient.query({ ...query, staleTime: 0 })),
      onSnapshot: (markets) => takeMarkets(matchId, markets),
      onEvent: apply,
    })
  }

  function follow(channel: string, { onEvent, onMissed }: EventListener): () => void {
    const membership = joinChannel(channel, { onEvent, onResync: onMissed })
    return () => membership.leave()
  }

  return {
    store,
    connection: state,
    takeMatches,
    takeMarkets,
    start,
    setAuth,
    ...providers,
    followMatches(snapshot, reload) {
      seedMatches(store, snapshot.data)
      const { stream, marketStreams = [] } = snapshot.meta
      const updates = { channel: channels.updates(services().page.locale), position: stream }
      const ofMarkets = marketStreams.map((position) => ({ channel: position.channel, position }))
      const memberships = [updates, ...ofMarkets].map(({ channel, position }) =>
        joinChannel<Match[]>(channel, {
          position,
          loadSnapshot: async (signal) => snapshotOf(await reload(signal), channel),
          onSnapshot: takeMatches,
          onEvent: apply,
        }),
      )
      return () => {
        for (const membership of memberships) membership.leave()
      }
    },
    followMatch: shareMemberships(joinMatch),
    followGroup(matchId, groupKey) {
      const membership = joinChannel<Market[]>(channels.match(services().page.locale, matchId), {
        loadSnapshot: async (signal) =>
          snapshotOf(await fetchMarketGroup(services(), matchId, groupKey, signal)),
        onSnapshot: takeGroup,
        onEvent: apply,
      })
      return () => membership.leave()
    },
    followChat(matchId, { onMessages, onEvent }) {
      const { api, page } = services()
      const membership = joinChannel<ChatMessage[]>(channels.match(page.locale, matchId), {
        loadSnapshot: async (signal) =>
          snapshotOf(await api(calls.listChatMessages, { params: { id: matchId }, signal })),
        onSnapshot: onMessages,
        onEvent,
      })
      return () => membership.leave()
    },
    followUpdates: (listener) => follow(channels.updates(services().page.locale), listener),
    followPlayer: (playerId, listener) =>
      follow(channels.player(services().page.locale, playerId), listener),
  }
}

/** @param channel of those that the answer tells of; the common one by default */
function snapshotOf<Item>(
  { data, meta }: ListAnswer<Item>,
  channel?: string,
): { position: StreamPosition; data: Item[] } {
  const position = meta.marketStreams?.find((one) => one.channel === channel) ?? meta.stream
  if (position === undefined) throw new Error('a live list came without its position')
  return { position, data }
}
