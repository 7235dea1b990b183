import * as v from 'valibot'

import { match } from './catalogue.ts'
import { count, id, text, timestamp } from './primitives.ts'

/** Letters of a search; one letter finds on the device, the backend is asked from the least on. */
export const SEARCH_LENGTH = { least: 3, most: 50 } as const

export const searchText = v.pipe(
  text(1_000),
  v.trim(),
  v.minLength(SEARCH_LENGTH.least, 'error.search.length'),
  v.maxLength(SEARCH_LENGTH.most, 'error.search.length'),
)

const sportHit = v.object({ key: v.string(), name: v.string() })

const tournamentHit = v.object({
  id,
  slug: v.string(),
  name: v.string(),
  sportKey: v.string(),
  categoryName: v.string(),
  /** ISO 3166-1 alpha-2, or null for international competitions. */
  countryCode: v.nullable(v.string()),
})

/** A competitor with the match that one is looking for: in play, else the next one. */
const competitorHit = v.object({
  name: v.string(),
  abbreviation: v.string(),
  /** As of a match's competitors. */
  kit: v.optional(v.nullable(count)),
  sportKey: v.string(),
  tournamentName: v.string(),
  match: v.object({ id, slug: v.string() }),
})

const matchHit = v.object({
  id,
  slug: v.string(),
  home: v.string(),
  away: v.string(),
  sportKey: v.string(),
  tournamentName: v.string(),
  startTime: timestamp,
  isLive: v.boolean(),
})

/** What a search finds, best first in each group. */
export const searchAnswer = v.object({
  sports: v.array(sportHit),
  tournaments: v.array(tournamentHit),
  competitors: v.array(competitorHit),
  matches: v.array(match),
})

/** What a page searches by itself, the important ones first; of the matches the top and live ones. */
export const searchIndex = v.object({
  sports: v.array(sportHit),
  tournaments: v.array(tournamentHit),
  competitors: v.array(competitorHit),
  matches: v.array(matchHit),
})

export type SportHit = v.InferOutput<typeof sportHit>
export type TournamentHit = v.InferOutput<typeof tournamentHit>
export type CompetitorHit = v.InferOutput<typeof competitorHit>
export type MatchHit = v.InferOutput<typeof matchHit>
export type SearchAnswer = v.InferOutput<typeof searchAnswer>
export type SearchIndex = v.InferOutput<typeof searchIndex>
