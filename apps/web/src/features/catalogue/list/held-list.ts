import { isMarketGone } from '@touchline/betting'
import type { Market, Match } from '@touchline/contract'

import { NO_FAVOURITES, type FavouriteState } from '../../../player/favourites/favourite-state.ts'

/**
 * A live list that does not move by itself: what it showed stays where it was, what ended stays
 * until the player asks, and newcomers wait.
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
}

type Favourites = Pick<FavouriteState, 'matches' | 'tournaments'>

export function holdList(
  matches: readonly Match[],
  favourites: Favourites = NO_FAVOURITES,
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
  }
}

/** Prices of it can be had, now or in a moment. */
function isOpen({ status }: Market): boolean {
  return !isMarketGone(status)
}

/** Takes in a fresh list. Returns the same object when nothing changed for the eye. */
export function updateHeld(held: HeldList, fresh: readonly Match[]): HeldList {
  const shownIds = new Set(held.shown.map((match) => match.id))
  const freshById = new Map(fresh.map((match) => [match.id, match]))
  const shown = held.shown.map((match) => {
    const now = freshById.get(match.id)
    return now === undefined || isSameRow(match, now) ? match : now
  })
  const waiting = fresh.filter((match) => !shownIds.has(match.id))
  const ended = new Set([...shownIds].filter((id) => !freshById.has(id)))
  const unchanged =
    sameItems(shown, held.shown) && sameItems(waiting, held.waiting) && sameSet(ended, held.ended)
  return unchanged ? held : { ...held, shown, waiting, ended }
}

/** The player asked for the newcomers, or nobody was looking: what ended goes with them. */
export function releaseHeld(held: HeldList, favourites?: Favourites): HeldList {
  if (held.waiting.length === 0 && held.ended.size === 0) return held
  const running = held.shown.filter((match) => !held.ended.has(match.id))
  return holdList([...running, ...held.waiting], favourites)
}

/** What is pushed needs no new row: only other markets or another start do. */
function isSameRow(a: Match, b: Match): boolean {
  return a.startTime === b.startTime && linesOf(a) === linesOf(b)
}

function linesOf({ mainMarket, secondaryMarket, chosenMarkets = [] }: Match): string {
  return [mainMarket, secondaryMarket, ...chosenMarkets].map(lineOf).join()
}

function lineOf(market: Market | null): string {
  return market === null ? '' : `${market.id}:${market.specifier}`
}

function sameItems(a: readonly Match[], b: readonly Match[]): boolean {
  return a.length === b.length && a.every((match, index) => match === b[index])
}

function sameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((id) => b.has(id))
}
