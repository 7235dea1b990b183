import type { PageData } from '../../data/page-data.ts'
import { matchesQuery } from '../../data/queries/catalogue.ts'
import type { SessionStore } from '../../player/session/session-store.ts'
import { isLoggedIn } from '../../player/session/session-state.ts'
import { FAVOURITE_MATCHES } from './favourite-filters.ts'

/** Reads what `FavouritesPage` shows, where it is known already who is at the page. */
export async function loadFavourites(
  services: PageData & { session: Pick<SessionStore, 'getState'> },
): Promise<void> {
  const { queryClient, session } = services
  if (!isLoggedIn(session.getState())) return
  await queryClient.query({ ...matchesQuery(services, FAVOURITE_MATCHES), staleTime: 0 })
}
