type Filtered = {
  readonly id?: readonly string[] | undefined
  readonly favourite?: boolean | undefined
}

/**
 * A query whose `favourite` filter has become the ids that it stands for.
 * @param read the asking player's favourites; asked only where the filter is set
 */
export async function withFavouriteIds<Query extends Filtered>(
  query: Query,
  read: () => Promise<readonly string[]>,
): Promise<Query> {
  if (query.favourite !== true) return query
  const own = await read()
  return { ...query, id: own.filter((id) => query.id?.includes(id) ?? true) }
}
