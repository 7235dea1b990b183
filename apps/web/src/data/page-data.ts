import type { QueryClient } from '@tanstack/react-query'
import type {
  ApiClient,
  ChatMessage,
  Market,
  Match,
  PushEvent,
  StreamPosition,
} from '@touchline/contract'
import type { AuthStatus, ConnectionStore, LiveStore, StoreSnapshot } from '@touchline/live'

import type { PageState } from '../base/environment.ts'
import type { Report } from '../base/report.ts'
import type { ReadableStore } from '../base/store.ts'
import type { Messages } from '../i18n/messages.ts'
import type { PreferencesStore } from '../preferences/preferences.ts'
import type { ProviderStatuses } from './live/live-intake.ts'

/** What queries and loaders take: what a page knows before it knows a player. */
export type PageData = {
  /** Calls that end the session where the backend says that it is over. */
  api: ApiClient
  /** Set before anything renders. */
  page: PageState
  messages: Messages
  preferences: PreferencesStore
  queryClient: QueryClient
  live: LiveService
  report: Report
  /** False while the backend says that it cannot serve bets and accounts. */
  availability: ReadableStore<boolean>
}

export type ListAnswer<Item> = {
  data: Item[]
  meta: { stream?: StreamPosition | undefined; marketStreams?: StreamPosition[] | undefined }
}

export type ReadListener<Item> = {
  /** Reads what there is, with its position. */
  read: (signal: AbortSignal) => Promise<ListAnswer<Item>>
  onRead?: (items: Item[]) => void
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
  /**
   * Asks the backend and takes its answer over, with what is pushed after it was made: that may come
   * before it.
   * @param partsOf what of the answer belongs into the store
   */
  read: <Answer extends { meta?: ListAnswer<unknown>['meta'] | undefined }>(
    ask: () => Promise<Answer>,
    partsOf: (answer: Answer) => StoreSnapshot,
  ) => Promise<Answer>
  /**
   * Connects, once it is known for whom where a session may be there; the returned function ends
   * it. Browser only.
   */
  start: () => () => void
  /** Whether a page that is open has started it. */
  isWanted: () => boolean
  /** Keeps a list of matches up to date, from where its snapshot ended. `reload` reads it by `read`. */
  followMatches: (
    snapshot: ListAnswer<Match>,
    reload: (signal: AbortSignal) => Promise<ListAnswer<Match>>,
  ) => () => void
  /** Hears what is told to everybody, once the page is connected. */
  followUpdates: (listener: EventListener) => () => void
  /** Whether anything keeps the match up to date. */
  isFollowed: (matchId: string) => boolean
  /** Keeps all markets of a match up to date while anybody follows it. */
  followMatch: (matchId: string) => () => void
  /**
   * Reads some markets of a match anew, by `read`, and keeps them up to date.
   * @param marketIds of which it reads all that there are
   */
  followMarkets: (
    matchId: string,
    read: ReadListener<Market>['read'],
    marketIds?: readonly number[],
  ) => () => void
  /** Follows the room of a match, from its last messages on. */
  followChat: (matchId: string, listener: ReadListener<ChatMessage>) => () => void
  /** Hears what is told on the channel of a match. */
  followPlays: (matchId: string, listener: EventListener) => () => void
  followPlayer: (playerId: string, listener: EventListener) => () => void
  setAuth: (status: AuthStatus, playerId?: string) => void
  /** Statuses by provider, `active` or not; those not named stay as they are. */
  setProviders: (statuses: ProviderStatuses) => void
  /** Called with every news of providers, pushed or set. */
  onProviders: (listener: (statuses: ProviderStatuses) => void) => () => void
}
