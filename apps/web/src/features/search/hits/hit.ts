import { isOver, MATCH_STATUS, type MatchStatus } from '@touchline/betting'
import type { CompetitorHit, Match, MatchHit, SportHit, TournamentHit } from '@touchline/contract'

/** Something found. A match has its prices where the backend told them. */
export type Hit =
  | { readonly kind: 'sport'; readonly id: string; readonly sport: SportHit }
  | { readonly kind: 'tournament'; readonly id: string; readonly tournament: TournamentHit }
  | { readonly kind: 'competitor'; readonly id: string; readonly competitor: CompetitorHit }
  | {
      readonly kind: 'match'
      readonly id: string
      readonly match: MatchHit
      readonly full: Match | null
    }

export type RankedHit = {
  readonly hit: Hit
  /** How well it fits what was typed, 0 being best. */
  readonly rank: number
}

export const GROUPS = [
  'sports',
  'tournaments',
  'live',
  'upcoming',
  'competitors',
  'finished',
] as const
export type GroupName = (typeof GROUPS)[number]

export type HitGroup = { readonly name: GroupName; readonly hits: readonly Hit[] }

export function sportHit(sport: SportHit): Hit {
  return { kind: 'sport', id: `sport-${sport.key}`, sport }
}

export function tournamentHit(tournament: TournamentHit): Hit {
  return { kind: 'tournament', id: `tournament-${tournament.id}`, tournament }
}

export function competitorHit(competitor: CompetitorHit): Hit {
  const { sportKey, name, match } = competitor
  return { kind: 'competitor', id: `competitor-${sportKey}-${match.id}-${name}`, competitor }
}

export function leanMatchHit(match: MatchHit): Hit {
  return { kind: 'match', id: `match-${match.id}`, match, full: null }
}

export function fullMatchHit(full: Match): Hit {
  const match = {
    id: full.id,
    slug: full.slug,
    home: full.home.name,
    away: full.away.name,
    sportKey: full.sport.key,
    tournamentName: full.tournament.name,
    startTime: full.startTime,
    isLive: full.isLive,
  }
  return { kind: 'match', id: `match-${full.id}`, match, full }
}

export function startOf(match: MatchHit): number {
  return Date.parse(match.startTime)
}

/** @param status of a match, where more is known of it than when it was found */
export function groupOf(hit: Hit, status?: MatchStatus): GroupName {
  switch (hit.kind) {
    case 'sport':
      return 'sports'
    case 'tournament':
      return 'tournaments'
    case 'competitor':
      return 'competitors'
    case 'match':
      if (status === undefined) return hit.match.isLive ? 'live' : 'upcoming'
      if (isOver(status)) return 'finished'
      return status === MATCH_STATUS.prematch ? 'upcoming' : 'live'
  }
}
