import type { PlacedBet } from '@touchline/contract'

/** More than these would be no preference. */
const MOST = 3
/** What was bet on longer ago says less. */
const LOOKED_AT = 50

/** @param text of the cookie: `tennis.darts`; what is malformed is left out */
export function readOwnSports(text: string | undefined): readonly string[] {
  const keys = (text ?? '').split('.').filter((key) => /^[a-z][a-z0-9-]{0,39}$/.test(key))
  return [...new Set(keys)].slice(0, MOST)
}

/** The sports that the player bet on most, by their newest bets, as text of the cookie. */
export function ownSports(bets: readonly PlacedBet[]): string {
  const newest = bets.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, LOOKED_AT)
  const times = new Map<string, number>()
  for (const { selections } of newest) {
    for (const sport of new Set(selections.map(({ match }) => match.sportKey))) {
      times.set(sport, (times.get(sport) ?? 0) + 1)
    }
  }
  return [...times]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([sport]) => sport)
    .join('.')
}
