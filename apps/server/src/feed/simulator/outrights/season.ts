import type { Random } from '../../random.ts'

/** A score of a match that has not been played, or what stands for it in a table. */
export type Drawing = (random: Random) => readonly [home: number, away: number]

/** One match of a season, by the places of its sides in the list of competitors. */
export type SeasonMatch = {
  home: number
  away: number
  /** Simulated milliseconds at which its result is known. */
  endsAt: number
  /** Scores as the match itself would be drawn. */
  drawing: () => Drawing
  result: () => readonly [home: number, away: number]
}

/** A season of a league: everybody against everybody, at home and away. */
export type Season = {
  competitors: number
  matches: readonly SeasonMatch[]
  /** Points of a win; a draw is worth one. */
  win: number
}

type Row = { points: number; difference: number; goals: number }

export type Standings = readonly Row[]

export function noMatches(competitors: number): Row[] {
  return Array.from({ length: competitors }, () => ({ points: 0, difference: 0, goals: 0 }))
}

/** Adds a result to the rows of both sides. */
export function addResult(
  rows: readonly Row[],
  { home, away }: Pick<SeasonMatch, 'home' | 'away'>,
  [own, other]: readonly [number, number],
  win: number,
): void {
  const add = (place: number, scored: number, conceded: number): void => {
    const row = rows[place]
    if (row === undefined) return
    row.points += scored > conceded ? win : scored === conceded ? 1 : 0
    row.difference += scored - conceded
    row.goals += scored
  }
  add(home, own, other)
  add(away, other, own)
}

/** Places of the competitors from first to last: points, goal difference, goals, then the list. */
export function ranked(rows: Standings): readonly number[] {
  return [...rows.keys()].sort((x, y) => {
    const [first, second] = [rows[x], rows[y]]
    if (first === undefined || second === undefined) return 0
    return (
      second.points - first.points ||
      second.difference - first.difference ||
      second.goals - first.goals ||
      x - y
    )
  })
}
