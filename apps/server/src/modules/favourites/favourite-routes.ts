import type { Favourites, FavouriteType } from '@touchline/contract'
import { calls, decode, favouriteType } from '@touchline/contract'
import type { Db } from '../../db/database.ts'
import type { Book, MatchFilter } from '../../feed/book/book.ts'
import { Problem } from '../../http/problem.ts'
import { readMatchStatuses } from '../../http/read-match-statuses.ts'
import { createPlayerChannels } from '../../realtime/player-channels.ts'
import type { Publisher } from '../../realtime/publisher.ts'
import type { Routes } from '../sessions/routes.ts'
import { deleteFavourites, findFavourites, insertFavourites } from './favourite-repository.ts'

type Deps = { readonly db: Db; readonly book: Book; readonly publisher: Publisher }
type Params = Readonly<Record<string, string>>
type FavouriteFilter = {
  readonly matchStatus?: readonly number[] | undefined
  readonly isBettable?: boolean | undefined
}

/** Favourites of one type that a player can have. */
const MOST = 1_000

export function favouriteRoutes(routes: Routes, { db, book, publisher }: Deps): void {
  const pages = createPlayerChannels(publisher)
  const answer = async (playerId: number, type: FavouriteType, filter: FavouriteFilter = {}) => {
    const ids = await findFavourites(db, { playerId, type })
    return { data: { type, favoriteIds: passing(book, type, ids, filter) } }
  }

  /** As the player's pages are told, too, wherever they are open. */
  const changed = async (playerId: number, type: FavouriteType) => {
    const now = await answer(playerId, type)
    pages.tell(playerId, { type: 'favourites_changed', favourites: now.data })
    return now
  }

  routes.signedIn(calls.listFavourites, ({ player, params, query }) =>
    answer(player.id, typeOf(params), query),
  )

  routes.signedIn(calls.getFavourite, async ({ player, params, query }) => {
    const { data } = await answer(player.id, typeOf(params), query)
    const favoriteIds = data.favoriteIds.filter((id) => id === params['id'])
    return { data: { ...data, favoriteIds } }
  })

  const add = async (playerId: number, type: FavouriteType, ids: readonly string[]) => {
    if (!ids.every((id) => isKnown(book, type, id))) {
      throw new Problem(404, 'error.catalogue.not_found')
    }
    const marked = new Set([...(await findFavourites(db, { playerId, type })), ...ids])
    if (marked.size > MOST) {
      throw new Problem(400, 'error.favourites.too_many', { params: { limit: MOST } })
    }
    await insertFavourites(db, { playerId, type }, ids)
    return changed(playerId, type)
  }

  routes.signedIn(calls.addFavourite, ({ player, params }) =>
    add(player.id, typeOf(params), [params['id'] ?? '']),
  )
  routes.signedIn(calls.addFavourites, ({ player, params, body }) =>
    add(player.id, typeOf(params), body.ids),
  )

  for (const call of [calls.removeFavourite, calls.removeFavourites]) {
    routes.signedIn(call, async ({ player, params }) => {
      const type = typeOf(params)
      await deleteFavourites(db, { playerId: player.id, type }, params['id'])
      return changed(player.id, type)
    })
  }
}

/** @throws Problem 404 where there are no favourites of that type */
function typeOf(params: Params): FavouriteType {
  const type = decode(favouriteType, params['type'])
  if (!type.ok) throw new Problem(404, 'error.http.not_found')
  return type.value
}

function passing(
  book: Book,
  type: FavouriteType,
  ids: readonly string[],
  { matchStatus, isBettable }: FavouriteFilter,
): Favourites['favoriteIds'] {
  const statuses = readMatchStatuses(matchStatus)
  if (statuses === undefined && isBettable !== true) return [...ids]
  const filter = {
    ...(statuses === undefined ? {} : { statuses }),
    ...(isBettable === true ? { bettable: true } : {}),
  }
  return ids.filter((id) => hasMatch(book, type, id, filter))
}

/** Whether the feed knows such an item. */
function isKnown(book: Book, type: FavouriteType, id: string): boolean {
  switch (type) {
    case 'matches':
      return book.match(id) !== undefined
    case 'tournaments':
      return book.tournament(Number(id)) !== undefined
    case 'sports':
      return sportKeyOf(book, id) !== undefined
  }
}

/** Whether the item is, or has, a match that passes the filter. */
function hasMatch(book: Book, type: FavouriteType, id: string, filter: MatchFilter) {
  return book.matches({ ...filter, ...scopeOf(book, type, id) }).length > 0
}

function scopeOf(book: Book, type: FavouriteType, id: string): MatchFilter {
  switch (type) {
    case 'matches':
      return { ids: [id] }
    case 'tournaments':
      return { tournamentIds: [Number(id)] }
    case 'sports':
      return { sportKeys: [sportKeyOf(book, id) ?? ''] }
  }
}

function sportKeyOf(book: Book, id: string): string | undefined {
  return book.sports().find((sport) => String(sport.id) === id)?.key
}
