import type { Match, SearchAnswer, SearchIndex } from '@touchline/contract'
import { expect, test } from 'vitest'

import { fullMatchHit, leanMatchHit } from './hit.ts'
import { answerHits, searchAnswerHits, searchIndexHits } from './local-hits.ts'
import { mergeHits } from './merge-hits.ts'

function lean(id: string, over: Partial<SearchIndex['matches'][number]> = {}) {
  return {
    id,
    slug: 'arsenal-chelsea',
    home: 'Arsenal',
    away: 'Chelsea',
    sportKey: 'soccer',
    tournamentName: 'Premier League',
    startTime: '2026-05-01T12:00:00.000Z',
    isLive: false,
    ...over,
  }
}

function full(id: string, over: { isLive?: boolean; home?: string } = {}): Match {
  const { isLive = false, home = 'Arsenal' } = over
  return {
    id,
    slug: 'arsenal-chelsea',
    home: { name: home },
    away: { name: 'Chelsea' },
    sport: { key: 'soccer' },
    tournament: { name: 'Premier League' },
    startTime: '2026-05-01T12:00:00.000Z',
    isLive,
  } as Match
}

const tournament = {
  id: '121',
  slug: 'premier-league',
  name: 'Premier League',
  sportKey: 'soccer',
  categoryName: 'England',
  countryCode: 'GB-ENG',
}
const competitor = {
  name: 'Arsenal',
  abbreviation: 'ARS',
  sportKey: 'soccer',
  tournamentName: 'Premier League',
  match: { id: '1', slug: 'arsenal-chelsea' },
}
const index: SearchIndex = {
  sports: [{ key: 'soccer', name: 'Football' }],
  tournaments: [tournament],
  competitors: [competitor],
  matches: [lean('1', { isLive: true }), lean('2')],
}
const NOTHING: SearchAnswer = { sports: [], tournaments: [], competitors: [], matches: [] }
const ids = (groups: ReturnType<typeof mergeHits>) =>
  groups.map(({ name, hits }) => [name, hits.map(({ id }) => id)])

test('[SRCH-01] the index finds from the first letter, in groups', () => {
  const search = searchIndexHits(index)
  expect(ids(mergeHits(search('a'), []))).toEqual([
    ['live', ['match-1']],
    ['upcoming', ['match-2']],
    ['competitors', ['competitor-soccer-1-Arsenal']],
  ])
  expect(ids(mergeHits(search('england'), []))).toEqual([['tournaments', ['tournament-121']]])
  expect(ids(mergeHits(search('ars'), []))[2]).toEqual([
    'competitors',
    ['competitor-soccer-1-Arsenal'],
  ])
})

test('rows keep their place when the backend answers, and get what it knows more', () => {
  const here = [leanMatchHit(lean('2')), leanMatchHit(lean('3'))]
  const merged = mergeHits(here, [fullMatchHit(full('9')), fullMatchHit(full('3'))])
  expect(ids(merged)).toEqual([['upcoming', ['match-2', 'match-3', 'match-9']]])
  const [group] = merged
  expect(group?.hits.map((hit) => hit.kind === 'match' && hit.full !== null)).toEqual([
    false,
    true,
    true,
  ])
})

test('a match that has begun since the index was made stands with those in play', () => {
  const merged = mergeHits([leanMatchHit(lean('2'))], [fullMatchHit(full('2', { isLive: true }))])
  expect(ids(merged)).toEqual([['live', ['match-2']]])
})

test('a group shows its best only', () => {
  const many = Array.from({ length: 20 }, (_, at) => leanMatchHit(lean(String(at))))
  expect(mergeHits(many, [])[0]?.hits).toHaveLength(8)
})

test('an answer to fewer letters is searched again for the rest of them', () => {
  const answer = { ...NOTHING, matches: [full('1'), full('2', { home: 'Arouca' })] }
  expect(answerHits(answer)).toHaveLength(2)
  expect(searchAnswerHits(answer)('arou').map(({ id }) => id)).toEqual(['match-2'])
})
