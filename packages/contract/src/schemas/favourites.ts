import * as v from 'valibot'

import { id } from './primitives.ts'

/** What a player can mark: the lists of the catalogue that their ids are from. */
export const favouriteType = v.picklist(['matches', 'tournaments', 'sports'])

/** A player's favourites of one type, the newest first. */
export const favourites = v.object({ type: favouriteType, favoriteIds: v.array(id) })

export type FavouriteType = v.InferOutput<typeof favouriteType>
export type Favourites = v.InferOutput<typeof favourites>
