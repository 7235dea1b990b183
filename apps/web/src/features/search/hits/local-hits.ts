import type { SearchAnswer, SearchIndex } from '@touchline/contract'
import { createNameIndex } from '@touchline/search'

import {
  competitorHit,
  fullMatchHit,
  leanMatchHit,
  sportHit,
  tournamentHit,
  type Hit,
} from './hit.ts'

/** What a text finds, best first. */
export type HitSearch = (text: string) => readonly Hit[]

/** Searches the index of the page. */
export function searchIndexHits(index: SearchIndex): HitSearch {
  return searchAmong([...treeHits(index), ...index.matches.map(leanMatchHit)])
}

/** Searches an answer of the backend again, for a text that the player has typed on to. */
export function searchAnswerHits(answer: SearchAnswer): HitSearch {
  return searchAmong(answerHits(answer))
}

export function answerHits(answer: SearchAnswer): readonly Hit[] {
  return [...treeHits(answer), ...answer.matches.map(fullMatchHit)]
}

function treeHits(found: Pick<SearchIndex, 'sports' | 'tournaments' | 'competitors'>): Hit[] {
  return [
    ...found.sports.map(sportHit),
    ...found.tournaments.map(tournamentHit),
    ...found.competitors.map(competitorHit),
  ]
}

function searchAmong(hits: readonly Hit[]): HitSearch {
  const names = createNameIndex(hits.map(namesOf))
  return (text) => names.search(text).flatMap((position) => hits[position] ?? [])
}

function namesOf(hit: Hit): { name: string; also?: string } {
  switch (hit.kind) {
    case 'sport':
      return { name: hit.sport.name }
    case 'tournament':
      return { name: hit.tournament.name, also: hit.tournament.categoryName }
    case 'competitor':
      return { name: hit.competitor.name, also: hit.competitor.abbreviation }
    case 'match':
      return { name: `${hit.match.home} ${hit.match.away}`, also: hit.match.tournamentName }
  }
}
