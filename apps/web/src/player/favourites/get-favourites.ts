import type { ApiClient, FavouriteType } from '@touchline/contract'

type FavouriteQuery = {
  type: FavouriteType
  /** Only those with a match of such a status. */
  matchStatus?: readonly number[]
  /** Only those with something to bet on. */
  isBettable?: boolean
}

/** FAV-06: ids of the player's favourites of a type, the newest first. @throws ApiError */
export async function getFavourites(
  api: ApiClient,
  { type, matchStatus, isBettable }: FavouriteQuery,
): Promise<readonly string[]> {
  const query = {
    ...(matchStatus === undefined ? {} : { matchStatus: [...matchStatus] }),
    ...(isBettable === undefined ? {} : { isBettable }),
  }
  return (await api('listFavourites', { params: { type }, query })).data.favoriteIds
}
