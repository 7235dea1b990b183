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
  summary: "The player's favourite matches, tournaments or sports",
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
  summary: 'Whether this is a favourite: its id alone, or none',
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
  summary: 'Mark several favourites; all or none',
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
  summary: 'Mark a favourite; marking it again changes nothing',
  response,
})

export const removeFavourites = defineCall({
  name: 'removeFavourites',
  api: 'sportsbook',
  method: 'DELETE',
  path: '/favourites/:type',
  version: 2,
  access: 'player',
  summary: 'Take the marks off all favourites of a type',
  response,
})

export const removeFavourite = defineCall({
  name: 'removeFavourite',
  api: 'sportsbook',
  method: 'DELETE',
  path: '/favourites/:type/:id',
  version: 2,
  access: 'player',
  summary: 'Take the mark off a favourite',
  response,
})
