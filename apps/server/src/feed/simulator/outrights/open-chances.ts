import type { OpenPlaces } from './open-places.ts'

/** What is possible is never priced as good as impossible, nor as good as certain. */
export const LEAST = 0.001
export const MOST = 0.975

/**
 * The chances of all competitors to end on a place that counts: 0 and 1 only where the results so
 * far leave no other end. They add up to the number of places that count.
 * @param drawn how often each of them did, as a part of all draws
 * @param counts whether a place, from 1, is among those
 */
export function openChances(
  drawn: readonly number[],
  places: readonly OpenPlaces[],
  counts: (place: number) => boolean,
): readonly number[] {
  const counting = drawn.filter((_, index) => counts(index + 1)).length
  const ends = places.map(({ best, worst }) => {
    const own = Array.from({ length: worst - best + 1 }, (_, index) => counts(best + index))
    return { can: own.includes(true), must: !own.includes(false) }
  })
  // Where no more than the places are left they are theirs, and where all are taken nobody's.
  const isFull = ends.filter(({ must }) => must).length >= counting
  const isShort = ends.filter(({ can }) => can).length <= counting
  const settled = ends.map(({ can, must }) => {
    if (must || (isShort && can)) return 1
    return !can || isFull ? 0 : null
  })
  const open = drawn.map((chance, index) =>
    settled[index] === null ? Math.min(MOST, Math.max(LEAST, chance)) : null,
  )
  const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0)
  const known = open.filter((chance) => chance !== null)
  const missing = counting - settled.filter((chance) => chance === 1).length - sum(known)
  const roomOf = (chance: number): number => (missing > 0 ? MOST - chance : chance - LEAST)
  const room = sum(known.map(roomOf))
  return open.map((chance, index) => {
    if (chance === null) return settled[index] ?? 0
    return room === 0 ? chance : chance + (missing * roomOf(chance)) / room
  })
}
