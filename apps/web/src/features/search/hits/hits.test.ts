import type { Match, SearchAnswer, SearchIndex } from '@touchline/contract'
import { expect, test } from 'vitest'

import { fullMatchHit, leanMatchHit, type Hit } from './hit.ts'
import { answerHits, answerTo, searchAnswerHits, searchIndexHits } from './local-hits.ts'
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

type Over = { isLive?: boolean; home?: string; startTime?: string }

function full(id: string, over: Over = {}): Match {
  const { isLive = false, home = 'Arsenal', startTime = '2026-05-01T12:00:00.000Z' } = over
  return {
    id,
    slug: 'arsenal-chelsea',
    home: { name: home },
    away: { name: 'Chelsea' },
    sport: { key: 'soccer' },
    tournament: { name: 'Premier League' },
    startTime,
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

const equal = (...hits: readonly Hit[]) => hits.map((hit) => ({ hit, rank: 0 }))

test('[P12] what the backend knows more stands in its order: the better fit, then the sooner', () => {
  const on = (day: number) => ({ startTime: `2026-05-0${day}T12:00:00.000Z` })
  const here = [leanMatchHit(lean('2', on(2))), leanMatchHit(lean('3', on(8)))]
  const [tomorrow, worse] = [fullMatchHit(full('9', on(1))), fullMatchHit(full('8', on(1)))]
  const merged = mergeHits(equal(...here), [
    ...equal(tomorrow, fullMatchHit(full('3', on(8)))),
    { hit: worse, rank: 2 },
  ])
  expect(ids(merged)).toEqual([['upcoming', ['match-9', 'match-2', 'match-3', 'match-8']]])
  const [group] = merged
  expect(group?.hits.map((hit) => hit.kind === 'match' && hit.full !== null)).toEqual([
    true,
    false,
    true,
    true,
  ])
})

test('[P12] a match of tomorrow stands before one of next week, whichever side is meant', () => {
  const search = searchIndexHits({
    ...NOTHING,
    matches: [
      lean('6', { startTime: '2026-05-08T12:00:00.000Z' }),
      lean('7', { home: 'Chelsea', away: 'Arsenal', startTime: '2026-05-02T12:00:00.000Z' }),
    ],
  })
  expect(ids(mergeHits(search('arsenal'), []))).toEqual([['upcoming', ['match-7', 'match-6']]])
})

test('what only the backend sees in a text stands last', () => {
  const answer = { ...NOTHING, matches: [full('1', { home: 'Arouca' }), full('2')] }
  expect(ids(mergeHits([], answerTo(answer, searchAnswerHits(answer)('arsenal'))))).toEqual([
    ['upcoming', ['match-2', 'match-1']],
  ])
})

test('a match that has begun since the index was made stands with those in play', () => {
  const merged = mergeHits(
    equal(leanMatchHit(lean('2'))),
    equal(fullMatchHit(full('2', { isLive: true }))),
  )
  expect(ids(merged)).toEqual([['live', ['match-2']]])
})

test('a group shows its best only', () => {
  const many = Array.from({ length: 20 }, (_, at) => leanMatchHit(lean(String(at))))
  expect(mergeHits(equal(...many), [])[0]?.hits).toHaveLength(8)
})

test('an answer to fewer letters is searched again for the rest of them', () => {
  const answer = { ...NOTHING, matches: [full('1'), full('2', { home: 'Arouca' })] }
  expect(answerHits(answer)).toHaveLength(2)
  expect(searchAnswerHits(answer)('arou').map(({ hit }) => hit.id)).toEqual(['match-2'])
})
