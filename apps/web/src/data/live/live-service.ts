import type { Market, StreamPosition } from '@touchline/contract'
import { channels } from '@touchline/contract'
import type { ConnectionStore, LiveReport, Membership } from '@touchline/live'
import type {
  EventListener,
  ListAnswer,
  LiveService,
  PageData,
  ReadListener,
} from '../page-data.ts'
import { marketsQuery, matchQuery } from '../queries/catalogue.ts'
import { knownSettings } from '../queries/system-settings.ts'
import { createLiveIntake } from './live-intake.ts'
import { createPlayerConnection } from './player-connection.ts'
import { seedMarkets, seedMatches } from './seed-store.ts'

/** @param services read when first used, not before: the page's language is settled later */
export function createLiveService(
  services: () => PageData,
  report: (report: LiveReport) => void,
): LiveService {
  const { store, apply, applyOfFeed, ...providers } = createLiveIntake()
  const connection = createPlayerConnection(services, store, report)
  const { joinChannel, state, setAuth, isWanted } = connection

  const locale = () => services().page.locale

  const followed = followedMatches()
  const read = readerOf(store, connection, followed.keeps)
  const joinShared = shareMemberships(joinMatch)
  const followMatch = (id: string) => followed.until([id], [ALL], joinShared(id))

  function joinMatch(matchId: string): Membership {
    const { queryClient } = services()
    const ofMatch = matchQuery(services(), matchId)
    const ofMarkets = marketsQuery(services(), matchId)
    const match = queryClient.getQueryData(ofMatch.queryKey)
    if (match !== undefined) seedMatches(store, [match])
    const known = queryClient.getQueryData(ofMarkets.queryKey)
    seedMarkets(store, matchId, known?.data ?? [])
    return joinChannel(channels.match(locale(), matchId), {
      position: known?.meta.stream,
      loadSnapshot: async () => {
        const [markets] = await Promise.all([
          queryClient.query({ ...ofMarkets, staleTime: 0 }),
          queryClient.query({ ...ofMatch, staleTime: 0 }),
        ])
        return snapshotOf(markets)
      },
      onEvent: apply,
    })
  }

  const follow: Follow = (channel, { onEvent, onMissed }, position) => {
    const membership = joinChannel(channel, { position, onEvent, onResync: onMissed })
    return () => membership.leave()
  }

  function followRead<Item>(
    matchId: string,
    { read: readAll, onRead, onEvent }: ReadListener<Item>,
  ): () => void {
    const membership = joinChannel<Item[]>(channels.match(locale(), matchId), {
      loadSnapshot: async (signal) => snapshotOf(await readAll(signal)),
      onSnapshot: onRead,
      onEvent,
    })
    return () => membership.leave()
  }

  const followUpdates = newsFollower(services, state, follow)

  return {
    store,
    connection: state,
    read,
    start() {
      const stop = connection.start()
      const leave = followUpdates({
        onEvent: applyOfFeed,
        onMissed: () => {
          const page = services()
          page
            .api('getSettings')
            .then(({ data }) => providers.setProviders(data.providerStatuses), page.report)
        },
      })
      return () => {
        leave()
        stop()
      }
    },
    isWanted,
    setAuth,
    ...providers,
    followMatches(snapshot, reload) {
      seedMatches(store, snapshot.data)
      const streams = streamsOf(snapshot, channels.updates(locale()))
      const memberships = streams.map(({ channel, position }) =>
        joinChannel(channel, {
          position,
          loadSnapshot: async (signal) => snapshotOf(await reload(signal), channel),
          onEvent: apply,
        }),
      )
      const ids = snapshot.data.map(({ id }) => id)
      return followed.until(ids, [], () => {
        for (const membership of memberships) membership.leave()
      })
    },
    isFollowed: followed.has,
    followMatch,
    followMarkets: (id, ask, onlyIds) => {
      // Whoever follows all of them has read these.
      if (onlyIds && followed.keeps(id, ALL)) return followMatch(id)
      const some = (signal: AbortSignal) => read(() => ask(signal), takeSome(id, onlyIds))
      return followed.until([id], onlyIds ?? [ALL], followRead(id, { read: some, onEvent: apply }))
    },
    followChat: followRead,
    followUpdates,
    followPlays: (matchId, listener) =>
      onceConnected(state, () => follow(channels.match(locale(), matchId), listener)),
    followPlayer: (playerId, listener) => follow(channels.player(locale(), playerId), listener),
  }
}

/** Which markets somebody keeps up to date, besides those that rows show. */
type Kept = readonly (number | typeof ALL)[]

const ALL = 'all'

/** Matches that lists and pages follow, on the screen or not, each for as long as anybody does. */
function followedMatches() {
  const followed = new Map<readonly string[], Kept>()
  return {
    has: (id: string) => [...followed.keys()].some((ids) => ids.includes(id)),
    keeps: (id: string, what: Kept[number]) =>
      [...followed].some(
        ([ids, kept]) => ids.includes(id) && (kept.includes(ALL) || kept.includes(what)),
      ),
    until(ids: readonly string[], kept: Kept, leave: () => void) {
      followed.set(ids, kept)
      return () => {
        followed.delete(ids)
        leave()
      }
    },
  }
}

/** @param onlyIds of which all that there are is in the answer */
function takeSome(matchId: string, onlyIds: readonly number[] | undefined) {
  const complete = onlyIds && [matchId]
  return ({ data }: ListAnswer<Market>) => ({ markets: data, complete, onlyIds })
}

/** What an answer says goes below what was pushed while it was made. */
function readerOf(
  store: LiveService['store'],
  connection: Pick<ReturnType<typeof createPlayerConnection>, 'heard' | 'newerThan'>,
  isKept: (matchId: string, marketId: number) => boolean,
): LiveService['read'] {
  return async (ask, partsOf) => {
    const heard = connection.heard()
    const answer = await ask()
    const { stream, marketStreams = [] } = answer.meta ?? {}
    const pushed = connection.newerThan(heard, [stream, ...marketStreams])
    // Whoever follows a channel from a position that is so old reads it again.
    if (pushed !== undefined) store.applySnapshot({ ...partsOf(answer), isKept, pushed })
    return answer
  }
}

type Follow = (channel: string, listener: EventListener, position?: StreamPosition) => () => void

/**
 * Follows what concerns every page. Who comes first goes on from where the page was rendered, the
 * others from where that one is.
 */
function newsFollower(services: () => PageData, state: ConnectionStore, follow: Follow) {
  let isJoined = false
  return (listener: EventListener): (() => void) =>
    onceConnected(state, () => {
      const page = services()
      const stream = knownSettings(page)?.newsStream
      const position = isJoined ? undefined : stream
      isJoined = true
      return follow(stream?.channel ?? channels.updates(page.page.locale), listener, position)
    })
}

/**
 * Joins once the page is connected: who joins first without a position takes from the lists the one
 * that they go on from.
 */
function onceConnected(state: ConnectionStore, join: () => () => void): () => void {
  let leave: (() => void) | undefined
  const follow = () => {
    if (state.get() === 'connected') leave ??= join()
  }
  const stop = state.subscribe(follow)
  follow()
  return () => {
    stop()
    leave?.()
  }
}

/** The channels of a list, each with where the answer stands in it. */
function streamsOf({ meta }: ListAnswer<unknown>, common: string) {
  const ofMarkets = meta.marketStreams ?? []
  return [
    { channel: common, position: meta.stream },
    ...ofMarkets.map((position) => ({ channel: position.channel, position })),
  ]
}

/** @param channel of those that the answer tells of; the common one by default */
function snapshotOf<Item>(
  { data, meta }: ListAnswer<Item>,
  channel?: string,
): { position: StreamPosition; data: Item[] } {
  const position = meta.marketStreams?.find((one) => one.channel === channel) ?? meta.stream
  if (position === undefined) throw new Error('no position')
  return { position, data }
}

/**
 * One membership per key however many ask for it; it is left when the last of them has gone.
 * @returns joins, and gives the function that leaves again
 */
export function shareMemberships(join: (key: string) => Membership): (key: string) => () => void {
  const shared = new Map<string, { count: number; membership: Membership }>()
  return (key) => {
    const entry = shared.get(key) ?? { count: 0, membership: join(key) }
    entry.count += 1
    shared.set(key, entry)
    let isLeft = false
    return () => {
      if (isLeft) return
      isLeft = true
      entry.count -= 1
      if (entry.count > 0) return
      shared.delete(key)
      entry.membership.leave()
    }
  }
}
