import { acceptHeader, channels } from '@touchline/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { allEngines } from '../../db/testing/test-database.ts'
import { backendOfSuite } from '../testing/backend-of-suite.ts'
import { fixture, state } from '../testing/world.ts'

const KOELN = { id: 901, name: '1. FC Köln', abbreviation: 'KOE' }
const GLADBACH = { id: 902, name: 'Borussia Mönchengladbach', abbreviation: 'BMG' }

describe.each(allEngines)('search on $name', (engine) => {
  const test = backendOfSuite(engine)
  const client = test.visitor()
  beforeAll(() => {
    test.backend.book.apply([
      fixture('7', test.clock.now(), { home: KOELN, away: GLADBACH, startTime: test.clock.now() }),
    ])
  })

  type Query = NonNullable<Parameters<typeof client<'search'>>[1]>['query']
  const search = async (query: NonNullable<Query>, by = client) =>
    (await by('search', { query })).data
  const matchIds = async (query: NonNullable<Query>) =>
    (await search(query)).matches.map(({ id }) => id)

  it('[SRCH-02] finds leagues with their matches, competitors and sports', async () => {
    const league = await search({ q: 'bundesliga' })
    expect(league.tournaments).toEqual([
      {
        id: '111',
        slug: 'bundesliga',
        name: 'Bundesliga',
        sportKey: 'soccer',
        categoryName: 'Germany',
        countryCode: 'DE',
      },
    ])
    expect(league.matches.map(({ id }) => id)).toContain('7')
    const sport = await search({ q: 'tennis' })
    expect(sport.sports).toEqual([{ key: 'tennis', name: 'Tennis' }])
    expect((await search({ q: 'köln' })).competitors).toEqual([
      {
        name: '1. FC Köln',
        abbreviation: 'KOE',
        kit: null,
        sportKey: 'soccer',
        tournamentName: 'Bundesliga',
        match: { id: '7', slug: '1-fc-koln-borussia-monchengladbach' },
      },
    ])
  })

  it.each(['gladbach köln', 'koln', 'KÖLN', 'koeln', 'borrusia', 'monchengladbahc', 'bmg'])(
    '[SRCH-02] forgives accents, order and slips of the finger: %s',
    async (q) => {
      expect(await matchIds({ q })).toContain('7')
    },
  )

  it('[P12] orders matches that fit as well as each other by their kick-off', async () => {
    const { matches } = await search({ q: 'home' })
    const starts = matches.map(({ startTime }) => startTime)
    expect(new Set(matches.map(({ sport }) => sport.key)).size).toBeGreaterThan(1)
    expect(starts).toEqual(starts.toSorted())
  })

  it('[SRCH-02] takes match_status, sport_type and only_events_name', async () => {
    expect(await matchIds({ q: 'home', matchStatus: [1] })).toEqual(['2'])
    expect(await matchIds({ q: 'home', matchStatus: [0] })).not.toContain('2')
    expect(await matchIds({ q: 'home', sportType: ['cybersport'] })).toEqual([])
    expect(await matchIds({ q: 'home', sportType: ['sport'] })).toContain('2')
    expect(await search({ q: 'bundesliga', onlyEventsName: true })).toEqual({
      sports: [],
      tournaments: [],
      competitors: [],
      matches: [],
    })
    const named = await search({ q: 'köln', onlyEventsName: true })
    expect(named.matches.map(({ id }) => id)).toEqual(['7'])
    expect(named.competitors).toEqual([])
  })

  it('[SRCH-02] answers in the language that is asked for, with prices and where to join', async () => {
    const german = test.visitor({ language: 'de' })
    expect((await search({ q: 'fussball' }, german)).sports[0]?.name).toBe('Fußball')
    const { data, meta } = await client('search', { query: { q: 'home 2' } })
    expect(data.matches[0]).toMatchObject({ id: '2', mainMarket: { outcomes: [{}, {}, {}] } })
    expect(meta?.stream?.channel).toBe(channels.updates('en'))
  })

  it.each(['', 'ab', ' ab ', 'x'.repeat(51)])('[SRCH-01] refuses the text "%s"', async (q) => {
    await expect(search({ q })).rejects.toMatchObject({
      status: 400,
      messageKey: 'error.search.length',
      localizedMessage: 'Type 3 to 50 letters.',
      details: { fields: { q: 'error.search.length' } },
    })
  })

  it('[SRCH-02] refuses a status and a type of sport that there are not', async () => {
    await expect(search({ q: 'home', matchStatus: [9] })).rejects.toMatchObject({ status: 400 })
    await expect(search({ q: 'home', sportType: ['x'] })).rejects.toMatchObject({ status: 400 })
  })

  it('what has begun or come since is found as it is now', async () => {
    const { book } = test.backend
    const started = fixture('8', test.clock.now(), { home: { ...KOELN, name: 'Newcomers' } })
    book.apply([started])
    test.clock.advance(5_000)
    expect(await matchIds({ q: 'newcomers' })).toEqual(['8'])
    book.apply([state('8', test.clock.now(), 4)])
    expect(await matchIds({ q: 'newcomers' })).toEqual([])
  })

  it('[SRCH-01] gives a page its index once, then says that nothing has changed', async () => {
    const ask = (etag?: string) =>
      test.backend.app.inject({
        url: '/api/sportsbook/search/index',
        headers: { accept: acceptHeader(2), ...(etag && { 'if-none-match': etag }) },
      })
    const first = await ask()
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', vary: /Accept-Language/ })
    const { data } = await client('getSearchIndex')
    expect(data.sports).toEqual([
      { key: 'soccer', name: 'Football' },
      { key: 'tennis', name: 'Tennis' },
    ])
    expect(data.matches[0]).toMatchObject({ id: '2', home: 'Home 2', isLive: true })
    expect(data.competitors.map(({ name }) => name)).toContain('Borussia Mönchengladbach')
    const again = await ask(String(first.headers.etag))
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    test.backend.book.apply([fixture('9', test.clock.now())])
    test.clock.advance(5_000)
    expect((await ask(String(first.headers.etag))).statusCode).toBe(200)
  })

  it('[SRCH-02] refuses an address that searches without end, and no other one', async () => {
    const statusFrom = async (remoteAddress: string) => {
      const { statusCode } = await test.backend.app.inject({
        url: '/api/sportsbook/search?q=home',
        headers: { accept: acceptHeader(2) },
        remoteAddress,
      })
      return statusCode
    }
    let answered = 0
    while (answered < 1_000 && (await statusFrom('203.0.113.7')) === 200) answered += 1
    expect(answered).toBe(200)
    expect(await statusFrom('203.0.113.7')).toBe(429)
    expect(await statusFrom('203.0.113.8')).toBe(200)
    test.clock.advance(50)
    expect(await statusFrom('203.0.113.7')).toBe(200)
  })
})
