import { QueryClient } from '@tanstack/react-query'
import { createApiClient } from '@touchline/contract'
import { describe, expect, it } from 'vitest'

import type { PageData } from '../page-data.ts'
import {
  categoriesQuery,
  countersQuery,
  marketsQuery,
  matchesQuery,
  matchPagesQuery,
  sportsQuery,
  tournamentsQuery,
} from './catalogue.ts'

const answer = (data: unknown, page = 1, lastPage = 1) =>
  JSON.stringify({
    data,
    meta: { pagination: { total: 0, page, limit: 500, last_page: lastPage } },
  })

/** A backend that answers every call alike and remembers what it was asked. */
function servicesWith(...answers: string[]) {
  const asked: string[] = []
  const bodies: (string | undefined)[] = []
  const api = createApiClient({
    bases: { platform: '/platform', sportsbook: '/book', frontend: '' },
    language: () => 'en',
    fetch: async (url, init) => {
      asked.push(`${init.method} ${decodeURIComponent(url)}`)
      bodies.push(init.body)
      const text = answers.shift() ?? answer([])
      return { status: 200, ok: true, text: async () => text }
    },
  })
  const services = {
    api,
    live: { read: (ask: () => unknown) => ask() },
    page: { locale: 'en' },
    queryClient: new QueryClient(),
  } as unknown as PageData
  return { services, asked, bodies }
}

describe('queries of the catalogue', () => {
  it('[BROWSE-08] [BROWSE-09] [BROWSE-11] [BROWSE-15] [AMB-38] read lists 500 at a time', async () => {
    const { services, asked } = servicesWith()
    await services.queryClient.query(sportsQuery(services))
    await services.queryClient.query(categoriesQuery(services, { sportKey: ['soccer'] }))
    await services.queryClient.query(tournamentsQuery(services, { categoryId: ['3'] }))
    expect(asked).toEqual([
      'GET /book/sports?page=1&limit=500',
      'GET /book/categories?sport_key=soccer&page=1&limit=500',
      'GET /book/tournaments?category_id=3&page=1&limit=500',
    ])
  })

  it('reads a list of a given length once', async () => {
    const { services, asked } = servicesWith(answer([], 1, 9))
    const filters = { sortBy: 'priority:desc', limit: 8 }
    await services.queryClient.query(tournamentsQuery(services, filters))
    expect(asked).toEqual(['GET /book/tournaments?sort_by=priority:desc&limit=8'])
  })

  it('[BROWSE-07] names the filters of matches as the backend does', async () => {
    const { services, asked } = servicesWith()
    await services.queryClient.query(
      matchesQuery(services, {
        type: ['match'],
        sportKey: ['soccer'],
        tournamentId: ['7'],
        matchStatus: [1, 2],
        bettable: true,
        maxPerSport: 8,
      }),
    )
    const [line = ''] = asked
    expect(Object.fromEntries(new URL(line.slice(4), 'http://x').searchParams)).toEqual({
      limit: '500',
      type: 'match',
      sport_key: 'soccer',
      tournament_id: '7',
      match_status: '1,2',
      bettable: 'true',
      max_per_sport: '8',
    })
  })

  it('[DATA-10] [GAP-54] reads the next page of a list until the last', async () => {
    const { services, asked } = servicesWith(answer([], 1, 2), answer([], 2, 2))
    const query = matchPagesQuery(services, { limit: 60 })
    const { pages } = await services.queryClient.infiniteQuery({ ...query, pages: 5 })
    expect(pages).toHaveLength(2)
    expect(asked).toEqual([
      'GET /book/matches?limit=60&page=1',
      'GET /book/matches?limit=60&page=2',
    ])
  })

  it('[BROWSE-14] counts matches by what it is asked', async () => {
    const counters = { live: 2, sports: {}, categories: {}, tournaments: {} }
    const { services, asked, bodies } = servicesWith(JSON.stringify({ data: counters }))
    const found = await services.queryClient.query(countersQuery(services, { matchStatus: [1] }))
    expect(found).toEqual(counters)
    expect(asked).toEqual(['POST /book/counters'])
    expect(bodies).toEqual(['{"match_status":[1]}'])
  })

  it('[MATCH-04] reads the markets of a match 500 at a time', async () => {
    const { services, asked } = servicesWith()
    await services.queryClient.query(marketsQuery(services, '12'))
    expect(asked).toEqual(['GET /book/matches/12/markets?limit=500'])
  })
})
