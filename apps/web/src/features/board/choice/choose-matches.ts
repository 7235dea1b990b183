import type { Match } from '@touchline/contract'

import { MOST_MATCHES } from '../board-search.ts'

/** A board that chooses by itself fills two rows of three. */
const BY_ITSELF = 6

type Known = Pick<Match, 'id'>

/** The player's favourites in play, then the most important ones. */
export function chooseMatches(
  favourites: readonly Known[],
  inPlay: readonly Known[],
): readonly string[] {
  const ids = [...favourites, ...inPlay].map(({ id }) => id)
  return [...new Set(ids)].slice(0, Math.max(BY_ITSELF, Math.min(favourites.length, MOST_MATCHES)))
}

/** @param place from 0; what is beyond the ends stands at them */
export function withMatchAt(ids: readonly string[], id: string, place: number): readonly string[] {
  return ids.filter((each) => each !== id).toSpliced(Math.max(0, place), 0, id)
}

/** What would follow a match that has ended: one of its sport, else the most important one. */
export function nextMatch<Item extends Pick<Match, 'id' | 'sport'>>(
  ended: Pick<Match, 'sport'> | undefined,
  offered: readonly Item[],
): Item | undefined {
  return offered.find(({ sport }) => sport.key === ended?.sport.key) ?? offered[0]
}

/**
 * A list that is read again keeps its order; newcomers stand at its end.
 * @param before ids in the order shown
 */
export function inKeptOrder<Item extends Known>(
  before: readonly string[],
  fresh: readonly Item[],
): readonly Item[] {
  const places = new Map(before.map((id, place) => [id, place]))
  const placeOf = ({ id }: Item) => places.get(id) ?? before.length
  return fresh.toSorted((a, b) => placeOf(a) - placeOf(b))
}
