import { noMatches, addResult, ranked, type Season } from './season.ts'

/** The places, from 1, that a competitor can still end on; both ends are among them. */
export type OpenPlaces = { best: number; worst: number }

/**
 * Where the results known so far let each competitor end. Points bound it: who is level on points
 * with a match to play may still be parted either way by the scores. No place that is possible is
 * left out.
 * @param played how many of the season's matches are over
 */
export function openPlaces(
  { competitors, matches, win }: Season,
  played: number,
): readonly OpenPlaces[] {
  const rows = noMatches(competitors)
  for (const match of matches.slice(0, played)) addResult(rows, match, match.result(), win)
  const left = rows.map(() => 0)
  for (const side of matches.slice(played).flatMap(({ home, away }) => [home, away])) {
    left[side] = (left[side] ?? 0) + 1
  }
  const order = ranked(rows)
  const sides = rows.map(({ points }, place) => {
    const open = left[place] ?? 0
    return { least: points, most: points + open * win, open, rank: order.indexOf(place) }
  })
  type Side = (typeof sides)[number]
  const isSurelyAbove = (one: Side, other: Side): boolean =>
    one.least > other.most ||
    (one.least === other.most && one.open + other.open === 0 && one.rank < other.rank)
  return sides.map((own) => ({
    best: 1 + sides.filter((other) => isSurelyAbove(other, own)).length,
    worst: competitors - sides.filter((other) => isSurelyAbove(own, other)).length,
  }))
}
