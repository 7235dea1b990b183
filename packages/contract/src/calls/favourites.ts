import * as v from 'valibot'

import { favourites } from '../schemas/favourites.ts'
import { itemOf } from '../schemas/paging.ts'
import { id } from '../schemas/primitives.ts'
import { queryBoolean, queryIntegers } from '../wire/query.ts'
import { defineCall } from './call.ts'

const response = itemOf(favourites)

/** Favourites with a match of such a status, and those with something to bet on. */
const query = v.object({
  matchStatus: v.optional(queryIntegers),
  isBettable: v.optional(queryBoolean),
})

export const listFavourites = defineCall({
  name: 'listFavourites',
  api: 'sportsbook',
  method: 'GET',
  path: '/favourites/:type',
  version: 2,
  access: 'player',
  query,
  response,
})

export const getFavourite = defineCall({
  name: 'getFavourite',
  api: 'sportsbook',
  method: 'GET',
  path: '/favourites/:type/:id',
  version: 2,
  access: 'player',
  query,
  response,
})

export const addFavourites = defineCall({
  name: 'addFavourites',
  api: 'sportsbook',
  method: 'POST',
  path: '/favourites/:type',
  version: 2,
  access: 'player',
  refusals: [404],
  body: v.object({ ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(500)) }),
  response,
})

export const addFavourite = defineCall({
  name: 'addFavourite',
  api: 'sportsbook',
  method: 'POST',
  path: '/favourites/:type/:id',
  version: 2,
  access: 'player',
  response,
})

export const removeFavourites = defineCall({
  name: 'removeFavourites',
  api: 'sportsbook',
  method: 'DELETE',
  path: '/favourites/:type',
  version: 2,
  access: 'player',
  response,
})

export const removeFavourite = defineCall({
  name: 'removeFavourite',
  api: 'sportsbook',
  method: 'DELETE',
  path: '/favourites/:type/:id',
  version: 2,
  access: 'player',
  response,
})
