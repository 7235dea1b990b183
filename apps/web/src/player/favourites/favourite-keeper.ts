import type { ApiClient, FavouriteType } from '@touchline/contract'
import { boolean, object, picklist, safeParse, string } from '@touchline/contract/schema'

import { tabChannel, type TabChannel } from '../../base/tabs.ts'
import { isUnauthorized } from '../../data/api/is-unauthorized.ts'
import { sessionKnown } from '../session/session-store.ts'
import type { SessionStore } from '../session/session-store.ts'
import { isLoggedIn } from '../session/session-state.ts'
import type { Store } from '../../base/store.ts'
import {
  NO_FAVOURITES,
  pinnedCount,
  withFavourite,
  type Favourite,
  type FavouriteState,
} from './favourite-state.ts'
import { getFavourites } from './get-favourites.ts'

/** What the favourites need of the page. */
export type FavouriteDependencies = {
  api: ApiClient
  session: Pick<SessionStore, 'getState' | 'subscribe'>
  requestSignIn: () => void
  /** Told of the number of open modals. */
  onModals: (listener: (open: number) => void) => () => void
  raiseError: (error: unknown) => void
  report: (error: unknown) => void
  /** Told of the number of pinned entries, for the next first paint. */
  rememberPinned: (count: number) => void
}

const TYPES: readonly FavouriteType[] = ['matches', 'tournaments', 'sports']

/** What a tab tells the others of its player's favourites. */
const MARK = object({
  playerId: string(),
  type: picklist(TYPES),
  id: string(),
  marked: boolean(),
})

const keyOf = ({ type, id }: Favourite) => `${type}:${id}`

export type FavouriteKeeper = {
  toggle: (favourite: Favourite) => Promise<void>
  load: () => Promise<void>
}

/**
 * Reads a player's favourites once (FAV-10), changes them at once and takes the change back where
 * the backend refuses it (FAV-07). A visitor's wish waits for the sign-in that it asks for.
 */
export function createFavouriteKeeper(
  deps: FavouriteDependencies,
  store: Store<FavouriteState>,
  tabs: Pick<TabChannel, 'post' | 'listen'> = tabChannel('touchline.favourites'),
): FavouriteKeeper {
  const { api, session } = deps
  let playerId: string | null = null
  let loading: Promise<void> = Promise.resolve()
  let wish: Favourite | null = null
  /** By favourite: its changes reach the backend in the order of the taps, and wait for no other's. */
  const sent = new Map<string, Promise<void>>()
  const latest = new Map<string, symbol>()

  function write(next: FavouriteState): void {
    store.setState(() => next)
    deps.rememberPinned(pinnedCount(next))
  }

  async function read(): Promise<void> {
    const mine = playerId
    try {
      const lists = await readLists(api)
      if (mine === playerId) write(lists)
    } catch (error) {
      if (mine !== playerId) return
      // Nobody asked for it who has them already.
      if (store.getState().status === 'ready') return reportApart(deps, error)
      store.setState((state) => ({ ...state, status: 'failed', failure: error }))
      fail(deps, error)
    }
  }

  function load(): Promise<void> {
    loading = allSent(sent).then(read)
    return loading
  }

  function show({ type, id }: Favourite, marked: boolean): void {
    write(withFavourite(store.getState(), { type, id }, marked))
    tabs.post({ playerId, type, id, marked })
  }

  /** The list that is being read may be from before it. */
  async function hear(message: unknown): Promise<void> {
    const told = safeParse(MARK, message)
    if (!told.success) return
    await loading
    const { playerId: whose, marked, ...favourite } = told.output
    const state = store.getState()
    if (whose !== playerId || state.status !== 'ready') return
    latest.delete(keyOf(favourite))
    if (state[favourite.type].has(favourite.id) !== marked) {
      write(withFavourite(state, favourite, marked))
    }
  }

  function mark(favourite: Favourite, marked: boolean): void {
    const key = keyOf(favourite)
    const turn = Symbol(key)
    const mine = playerId
    latest.set(key, turn)
    show(favourite, marked)
    const sending = (sent.get(key) ?? Promise.resolve()).then(async () => {
      try {
        await api(marked ? 'addFavourite' : 'removeFavourite', { params: favourite })
      } catch (error) {
        if (mine !== playerId) return
        if (latest.get(key) === turn) show(favourite, !marked)
        fail(deps, error)
      } finally {
        if (sent.get(key) === sending) sent.delete(key)
      }
    })
    sent.set(key, sending)
  }

  async function toggle(favourite: Favourite): Promise<void> {
    await sessionKnown(session)
    if (!isLoggedIn(session.getState())) {
      wish = favourite
      deps.requestSignIn()
      return
    }
    if (store.getState().status === 'failed') await load()
    else await loading
    if (store.getState().status !== 'ready') return
    mark(favourite, !store.getState()[favourite.type].has(favourite.id))
  }

  async function follow(): Promise<void> {
    const next = session.getState().profile?.id ?? null
    if (next === playerId) return
    playerId = next
    sent.clear()
    if (next === null) return write(NO_FAVOURITES)
    const wished = wish
    wish = null
    await load()
    const { status, ...known } = store.getState()
    const isNew = wished !== null && !known[wished.type].has(wished.id)
    if (isNew && status === 'ready' && next === playerId) mark(wished, true)
  }

  session.subscribe(() => void follow())
  deps.onModals((open) => {
    // Closed without a sign-in: the wish is gone with it.
    if (open === 0 && !isLoggedIn(session.getState())) wish = null
  })
  tabs.listen((message) => void hear(message))
  void follow()
  return { toggle, load }
}

/** A list that is read before a change has arrived does not have it. */
async function allSent(sent: ReadonlyMap<string, Promise<void>>): Promise<void> {
  if (sent.size === 0) return
  await Promise.all(sent.values())
  return allSent(sent)
}

async function readLists(api: ApiClient): Promise<FavouriteState> {
  const lists = await Promise.all(
    TYPES.map(async (type) => [type, new Set(await getFavourites(api, { type }))] as const),
  )
  return { ...NO_FAVOURITES, ...Object.fromEntries(lists), status: 'ready' }
}

function fail(deps: FavouriteDependencies, error: unknown): void {
  reportApart(deps, error)
  // The session's own prompt says that it is over.
  if (!isUnauthorized(error)) deps.raiseError(error)
}

function reportApart({ report }: FavouriteDependencies, error: unknown): void {
  if (!isUnauthorized(error)) report(error)
}
