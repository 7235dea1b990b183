import type { Services } from '../../base/services.ts'
import { matchesQuery } from '../../data/queries/catalogue.ts'
import { isLoggedIn } from '../../player/session/session-state.ts'
import { FAVOURITE_MATCHES } from './favourite-filters.ts'

/** Reads what `FavouritesPage` shows, where it is known already who is at the page. */
export async function loadFavourites(services: Services): Promise<void> {
  const { queryClient, session } = services
  if (!isLoggedIn(session.getState())) return
  await queryClient.query({ ...matchesQuery(services, FAVOURITE_MATCHES), staleTime: 0 })
}
