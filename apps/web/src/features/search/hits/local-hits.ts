import type { SearchAnswer, SearchIndex } from '@touchline/contract'
import { createNameIndex, type NameEntry } from '@touchline/search'

import {
  competitorHit,
  fullMatchHit,
  leanMatchHit,
  sportHit,
  startOf,
  tournamentHit,
  type Hit,
  type RankedHit,
} from './hit.ts'

/** What a text finds, best first. */
export type HitSearch = (text: string) => readonly RankedHit[]

/** Searches the index of the page. */
export function searchIndexHits(index: SearchIndex): HitSearch {
  return searchAmong([...treeHits(index), ...index.matches.map(leanMatchHit)])
}

/** Searches an answer of the backend again, for a text that the player has typed on to. */
export function searchAnswerHits(answer: SearchAnswer): HitSearch {
  return searchAmong(answerHits(answer))
}

/** All of an answer to the text that it was asked for: what only the backend sees in it stands last. */
export function answerTo(answer: SearchAnswer, found: readonly RankedHit[]): readonly RankedHit[] {
  const ranks = new Map(found.map(({ hit, rank }) => [hit.id, rank]))
  return answerHits(answer).map((hit) => ({ hit, rank: ranks.get(hit.id) ?? LAST }))
}

const LAST = Number.MAX_SAFE_INTEGER

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
  return (text) =>
    names.search(text).flatMap(({ position, rank }) => {
      const hit = hits[position]
      return hit === undefined ? [] : { hit, rank }
    })
}

function namesOf(hit: Hit): NameEntry {
  switch (hit.kind) {
    case 'sport':
      return { name: hit.sport.name }
    case 'tournament':
      return { name: hit.tournament.name, also: hit.tournament.categoryName }
    case 'competitor':
      return { name: hit.competitor.name, also: hit.competitor.abbreviation }
    case 'match':
      return {
        name: [hit.match.home, hit.match.away],
        also: hit.match.tournamentName,
        at: startOf(hit.match),
      }
  }
}
