import {
  ApiError,
  OPEN_MATCH_STATUSES,
  type Category,
  type Match,
  type Tournament,
} from '@touchline/contract'

import type { PageData } from '../page-data.ts'
import {
  categoriesQuery,
  LIST_LIMIT,
  matchQuery,
  tournamentQuery,
  tournamentsQuery,
} from './catalogue.ts'
import { leagueSegment, matchSegment, parseSegment } from '../../addresses/links.ts'

/** What stands at `/[sport]/[slug]`. */
export type ResolvedEvent =
  | { kind: 'match'; match: Match }
  | { kind: 'league'; league: Tournament }
  | { kind: 'category'; category: Category }

/**
 * AMB-01: reads the id behind the slug's suffix. Without a suffix, or where the id is unknown, the
 * slug is a category of the sport, then an old bare link to a league, then to a match.
 */
export async function resolveEvent(
  services: PageData,
  sport: string,
  slug: string,
): Promise<ResolvedEvent | null> {
  const { queryClient } = services
  const segment = parseSegment(slug)
  if (segment.kind === 'match') {
    const match = await known(queryClient.query(matchQuery(services, segment.id)))
    if (match !== null) return { kind: 'match', match }
  }
  if (segment.kind === 'league') {
    const league = await known(
      queryClient.query({ ...tournamentQuery(services, segment.id), staleTime: 'static' }),
    )
    if (league !== null) return { kind: 'league', league }
  }
  return resolveBareSlug(services, sport, slug)
}

async function resolveBareSlug(
  services: PageData,
  sport: string,
  slug: string,
): Promise<ResolvedEvent | null> {
  const { queryClient, api } = services
  const scope = { sportKey: [sport] }
  const hasSlug = (item: { slug: string }) => item.slug === slug
  const categories = await queryClient.query({
    ...categoriesQuery(services, scope),
    staleTime: 'static',
  })
  const category = categories.find(hasSlug)
  if (category !== undefined) return { kind: 'category', category }
  const leagues = await queryClient.query({
    ...tournamentsQuery(services, scope),
    staleTime: 'static',
  })
  const league = leagues.find(hasSlug)
  if (league !== undefined) return { kind: 'league', league }
  // Not by a query: a page that is not there would carry all these matches.
  const query = { ...scope, matchStatus: [...OPEN_MATCH_STATUSES], limit: LIST_LIMIT }
  const matches = await api('listMatches', { query })
  const match = matches.data.find(hasSlug)
  return match === undefined ? null : { kind: 'match', match }
}

/** The two segments under which an event is at home. */
export function canonicalSegments(event: ResolvedEvent): { sport: string; slug: string } {
  switch (event.kind) {
    case 'match':
      return { sport: event.match.sport.key, slug: matchSegment(event.match) }
    case 'league':
      return { sport: event.league.sport.key, slug: leagueSegment(event.league) }
    case 'category':
      return { sport: event.category.sport.key, slug: event.category.slug }
  }
}

/** An item by its id; null where the backend knows none. */
async function known<Item>(item: Promise<Item>): Promise<Item | null> {
  try {
    return await item
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
