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

export type MatchOrder = (a: Ordered, b: Ordered) => number

/** By kick-off; what starts at once keeps an order of its own. */
export function byStart(a: Ordered, b: Ordered): number {
  return a.startTime.localeCompare(b.startTime) || a.id.localeCompare(b.id)
}

/** For what is over. */
export function newestFirst(a: Ordered, b: Ordered): number {
  return byStart(b, a)
}
