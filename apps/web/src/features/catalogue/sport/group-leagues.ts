import type { Tournament } from '@touchline/contract'

export type CategoryLeagues = {
  category: Tournament['category'] & { sport: Tournament['sport'] }
  leagues: readonly Tournament[]
}

/** Categories by the priority of their first league, leagues by theirs; empty leagues are left out. */
export function groupByCategory(leagues: readonly Tournament[]): CategoryLeagues[] {
  const ordered = leagues
    .filter((league) => league.gamesCount + league.outrightsCount > 0)
    .toSorted((a, b) => a.priority - b.priority || a.name.localeCompare(b.name))
  return Array.from(Map.groupBy(ordered, (league) => league.category.id).values()).flatMap(
    (own) => {
      const first = own[0]
      if (first === undefined) return []
      return [{ category: { ...first.category, sport: first.sport }, leagues: own }]
    },
  )
}
