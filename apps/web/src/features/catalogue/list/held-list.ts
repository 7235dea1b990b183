import { isMarketGone } from '@touchline/betting'
import type { Market, Match } from '@touchline/contract'

import { NO_FAVOURITES, type FavouriteState } from '../../../player/favourites/favourite-state.ts'

/**
 * A live list that does not move under the player: what it showed stays where it was, what ended
 * stays and newcomers wait until the player asks, or is not at it.
 */
export type HeldList = {
  shown: readonly Match[]
  /** Live now and not shown yet. */
  waiting: readonly Match[]
  /** Shown, but no longer in the list that the backend gives. */
  ended: ReadonlySet<string>
  /** Those whose main market was over when the list was last arranged: they come last. */
  decided: ReadonlySet<string>
  /** Those that were favourites then, themselves or with their league: they come first. */
  favourite: ReadonlySet<string>
  /** How often it was arranged anew without being asked. */
  round: number
}

export type HeldFavourites = Pick<FavouriteState, 'matches' | 'tournaments'>

export function holdList(
  matches: readonly Match[],
  favourites: HeldFavourites = NO_FAVOURITES,
): HeldList {
  const favourite = matches.filter(
    ({ id, tournament }) => favourites.matches.has(id) || favourites.tournaments.has(tournament.id),
  )
  const decided = matches.filter(({ mainMarket }) => mainMarket === null || !isOpen(mainMarket))
  return {
    shown: matches,
    waiting: [],
    ended: new Set(),
    decided: new Set(decided.map(({ id }) => id)),
    favourite: new Set(favourite.map(({ id }) => id)),
    round: 0,
  }
}

/** Prices of it can be had, now or in a moment. */
function isOpen({ status }: Market): boolean {
  return !isMarketGone(status)
}
