import { isLoggedIn } from '../session/session-state.ts'
import { createStore, type ReadableStore } from '../../base/store.ts'
import type { FavouriteDependencies, FavouriteKeeper } from './favourite-keeper.ts'
import { NO_FAVOURITES, type Favourite, type FavouriteState } from './favourite-state.ts'

export type PageFavourites = ReadableStore<FavouriteState> & {
  /** Marks what is none yet and takes the mark off what is one; asks a visitor to sign in. */
  toggle: (favourite: Favourite) => void
  /** Reads them again: that has failed, or another device has changed them. */
  retry: () => void
}

/** What the page knows of the player's favourites. What keeps them comes when there is a player or a tap. */
export function createPageFavourites(deps: FavouriteDependencies): PageFavourites {
  const store = createStore(NO_FAVOURITES)
  let keeper: Promise<FavouriteKeeper> | null = null

  function fetchKeeper(): Promise<FavouriteKeeper> {
    keeper ??= import('./favourite-keeper.ts').then(({ createFavouriteKeeper }) =>
      createFavouriteKeeper(deps, store),
    )
    return keeper
  }

  function withKeeper(act: (keeper: FavouriteKeeper) => void): void {
    fetchKeeper().then(act, (error: unknown) => {
      keeper = null
      deps.report(error)
      deps.raiseError(error)
    })
  }

  const stop = deps.session.subscribe(() => {
    if (!isLoggedIn(deps.session.getState())) return
    stop()
    withKeeper(() => undefined)
  })

  return {
    getState: store.getState,
    getFirstState: store.getFirstState,
    subscribe: store.subscribe,
    toggle: (favourite) => withKeeper((ready) => void ready.toggle(favourite)),
    retry: () => withKeeper((ready) => void ready.load()),
  }
}
