import type { Match } from '@touchline/contract'

type Ordered = Pick<Match, 'id' | 'startTime' | 'tournament'>

/** Leagues by priority (lower comes first), then by name, so that the order is total. */
export function byLeague(a: Ordered, b: Ordered): number {
  return (
    a.tournament.priority - b.tournament.priority ||
    a.tournament.name.localeCompare(b.tournament.name) ||
    a.tournament.id.localeCompare(b.tournament.id)
  )
}

/** By kick-off; what starts at once keeps an order of its own. */
export function byStart(a: Ordered, b: Ordered): number {
  return a.startTime.localeCompare(b.startTime) || a.id.localeCompare(b.id)
}
