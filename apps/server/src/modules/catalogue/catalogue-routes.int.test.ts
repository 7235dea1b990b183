import { amountOf } from '@touchline/betting'
import { channels } from '@touchline/contract'
import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { backendOfSuite } from '../testing/backend-of-suite.ts'
import { fixture, market, oddsChange, result, total } from '../testing/world.ts'
import { leg, single } from '../testing/placements.ts'

describe.each(engines)('the catalogue on $name', (engine) => {
  const test = backendOfSuite(engine)
  const client = test.visitor()

  type Query = NonNullable<Parameters<typeof client<'listMatches'>>[1]>['query']
  type Counted = NonNullable<NonNullable<Parameters<typeof client<'countMatches'>>[1]>['body']>
  const ids = async (query: Query = {}) =>
    (await client('listMatches', { query })).data.map(({ id }) => id)
  const hours = (count: number) => new Date(test.clock.now() + count * 3_600_000).toISOString()

  it('[BROWSE-01] [BROWSE-19] [DATA-04] lists matches to visitors with all their fields', async () => {
    const { data, meta } = await client('listMatches', { query: { id: ['2'] } })
    expect(data[0]).toMatchObject({
      id: '2',
      urnId: 'sr:match:2',
      slug: 'home-2-away-2',
      type: 'match',
      sport: { key: 'soccer', name: 'Football' },
      category: { slug: 'germany', name: 'Germany', countryCode: 'DE' },
      tournament: { id: '111', slug: 'bundesliga' },
      home: { name: 'Home 2' },
      isLive: true,
      isFinished: false,
      status: 1,
      stage: '1st half',
      totalScore: { home: 1, away: 0 },
      availableMarketsCount: 2,
      topMarketsCount: 2,
      mainMarket: {
        id: 1,
        outcomes: [{ id: '1', shortName: '1', side: 'home', odds: 1800 }, {}, {}],
      },
      secondaryMarket: { id: 18, specifier: 'total=2.5', outcomes: [{ shortName: 'O' }, {}] },
      provider: 'simulator',
    })
    expect(meta.pagination).toEqual({ total: 1, page: 1, limit: 500, lastPage: 1 })
  })

  it('[BROWSE-19] gives the markets that a list shows by choice, and where their channels stand', async () => {
    const both = market(29, '', ['74', '76'], [1800, 1900], 1)
    test.feed.send(oddsChange('1', test.clock.now(), both))
    const { data: offered } = await client('getListMarkets', {
      query: { sportKey: ['soccer'] },
    })
    expect(offered.map(({ id, name }) => [id, name])).toEqual([
      [1, '1x2'],
      [18, 'Total'],
      [29, 'Both teams to score'],
    ])
    const query = { id: ['1'], marketId: [18, 29, 999] }
    const { data, meta } = await client('listMatches', { query })
    expect(data[0]?.chosenMarkets).toMatchObject([
      { id: 18, specifier: 'total=2.5' },
      { id: 29, outcomes: [{ odds: 1800 }, { odds: 1900 }] },
    ])
    expect(meta.marketStreams?.map(({ channel }) => channel)).toEqual([channels.market('en', 29)])
    expect(data[0]?.rowMarketIds).toEqual([1, 18, 29])
    test.feed.send(oddsChange('1', test.clock.now(), { ...both, status: 0 }))
  })

  it('[LIVE-03] gives the first market that is on offer where those of a row are not, and says of which it has none', async () => {
    const both = market(29, '', ['74', '76'], [1800, 1900], 1)
    const score = market(45, '', ['274', '276', '278', '280'], [8000, 7000, 9000, 9500], 1)
    const off = (line: ReturnType<typeof market>) => ({ ...line, status: 0 as const })
    const now = test.clock.now()
    const row = [result([1800, 3200, 4500]), total('2.5', [1950, 1850])]
    test.feed.send(oddsChange('2', now, ...row.map(off), score, both))
    const { data } = await client('listMatches', { query: { id: ['2'] } })
    expect(data[0]).toMatchObject({
      mainMarket: null,
      secondaryMarket: null,
      spareMarket: { id: 29, name: 'Both teams to score' },
      rowMarketIds: [1, 18],
    })
    test.feed.send(oddsChange('2', now, ...row, off(score), off(both)))
    const { data: again } = await client('listMatches', { query: { id: ['2'] } })
    expect(again[0]?.spareMarket).toBeUndefined()
  })

  it('[MATCH-01] tells how the prices of a market moved, and knows no other match', async () => {
    const query = { marketId: 1 }
    const { data } = await client('getOddsHistory', { params: { id: '2' }, query })
    expect(data.outcomes[0]).toMatchObject({ id: '1', points: [{ odds: 1800 }] })
    await expect(client('getOddsHistory', { params: { id: '99' }, query })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('carries the push position to join from', async () => {
    const { publisher } = test.backend.push
    const { meta } = await client('listMatches', { query: {} })
    const channel = channels.updates('en')
    expect(meta.stream).toEqual({ channel, ...publisher.position(channel) })
    const markets = await client('listMarkets', { params: { id: '1' } })
    expect(markets.meta.stream?.channel).toBe(channels.match('en', '1'))
  })

  it.each<[string, Query, string[]]>([
    ['[BROWSE-07] everything in order of start', {}, ['2', '1', '3', '4', '5']],
    ['id', { id: ['4', '1'] }, ['1', '4']],
    ['type', { type: ['match'] }, ['2', '1', '3', '4', '5']],
    ['a type that is not offered', { type: ['season'] }, []],
    ['sport_key', { sportKey: ['tennis'] }, ['4']],
    ['sport_type', { sportType: ['cybersport'] }, []],
    ['two values of sport_type', { sportType: ['cybersport', 'horse_racing'] }, []],
    ['any of two values', { sportType: ['sport', 'cybersport'] }, ['2', '1', '3', '4', '5']],
    ['category_id', { categoryId: ['12'] }, ['3', '5']],
    ['tournament_id', { tournamentId: ['111', '511'] }, ['2', '1', '4']],
    ['[GAP-65] match_status', { matchStatus: [1] }, ['2']],
    ['bettable', { bettable: true }, ['2', '1', '3', '4']],
    ['has_video', { hasVideo: true }, ['2']],
    ['favourite', { favourite: true }, []],
    ['max_per_sport', { maxPerSport: 1 }, ['2', '4']],
    ['page and limit', { page: 2, limit: 2 }, ['3', '4']],
    ['sort_by priority', { sortBy: 'priority:desc' }, ['2', '1', '3', '5', '4']],
    [
      '[P13] sort_by priority, then the newest',
      { sortBy: 'priority:desc,start_time:desc' },
      ['1', '2', '5', '3', '4'],
    ],
    ['sort_by start_time descending', { sortBy: 'start_time:desc' }, ['5', '4', '3', '1', '2']],
  ])('filters matches by %s', async (_, query, expected) => {
    expect(await ids(query)).toEqual(expected)
  })

  it('[BROWSE-17] filters by time', async () => {
    expect(await ids({ startFrom: hours(0), startTo: hours(3) })).toEqual(['1', '3'])
    expect(await ids({ startTo: hours(0) })).toEqual(['2'])
  })

  it('orders by the number of bets', async () => {
    const player = await test.player()
    await player.client('placeBets', { body: single(leg('4', '4', 1700, 186), amountOf(100n)) })
    expect((await ids({ sortBy: 'bets_count:desc' }))[0]).toBe('4')
    await player.client('placeBets', { body: single(leg('1', '1', 2000), amountOf(100n)) })
    const ofOneLeague = { tournamentId: ['111'], sortBy: 'priority:desc,bets_count:desc' }
    expect(await ids(ofOneLeague)).toEqual(['1', '2'])
  })

  it.each([
    { limit: 501 },
    { page: 0 },
    { matchStatus: [9] },
    { sortBy: 'luck:asc' },
    { startFrom: 'soon' },
    { maxPerSport: 0 },
    { type: ['match', 'party'] },
    { sportType: ['chess'] },
  ])('[GAP-65] refuses a filter that means nothing: %o', async (query) => {
    await expect(ids(query)).rejects.toMatchObject({ status: 400 })
  })

  it('[MATCH-03] gets one match, and 404 for an unknown one', async () => {
    expect((await client('getMatch', { params: { id: '1' } })).data.id).toBe('1')
    const unknown = client('getMatch', { params: { id: '99' } })
    await expect(unknown).rejects.toMatchObject({
      status: 404,
      messageKey: 'error.catalogue.not_found',
    })
  })

  it('[MATCH-04] [DATA-07] [DATA-08] lists markets by group, id and page', async () => {
    const params = { id: '1' }
    const list = async (query: {
      groupKey?: string
      marketId?: number[]
      limit?: number
      page?: number
    }) =>
      (await client('listMarkets', { params, query })).data.map(
        ({ id, specifier }) => `${id}${specifier}`,
      )
    expect(await list({})).toEqual(['1', '18total=2.5', '18total=3.5'])
    expect(await list({ groupKey: 'main', marketId: [18] })).toEqual(['18total=2.5', '18total=3.5'])
    expect(await list({ groupKey: 'corners' })).toEqual([])
    expect(await list({ limit: 1 })).toEqual(['1'])
    expect(await list({ page: 2, limit: 2 })).toEqual(['18total=3.5'])
    const { data, meta } = await client('listMarkets', { params })
    expect(meta.pagination).toEqual({ total: 3, page: 1, limit: 500, lastPage: 1 })
    expect(data[1]).toMatchObject({
      matchUrnId: 'sr:match:1',
      id: 18,
      name: 'Total',
      status: 1,
      specifier: 'total=2.5',
      outcomes: [
        { id: '12', name: 'Over 2.5', active: true, odds: 1900, side: 'over' },
        { id: '13', name: 'Under 2.5', active: true, odds: 1900, side: 'under' },
      ],
      groups: ['all', 'main'],
      priority: 18,
      mostBalanced: true,
      nextBetStop: null,
      customBetGroups: [],
      provider: 'simulator',
    })
    expect(data[2]).toMatchObject({ specifier: 'total=3.5', mostBalanced: false })
  })

  it('[BROWSE-14] counts matches by sport, category and league', async () => {
    const all = await client('countMatches', { body: {} })
    expect(all.data).toEqual({
      live: 1,
      sports: { soccer: { live: 1, total: 4 }, tennis: { live: 0, total: 1 } },
      categories: { 11: 2, 12: 2, 51: 1 },
      tournaments: { 111: 2, 121: 2, 511: 1 },
    })
  })

  it.each<[string, () => Counted, object]>([
    ['sport_key', () => ({ sportKey: ['tennis'] }), { tennis: 1 }],
    ['sport_type', () => ({ sportType: ['cybersport'] }), {}],
    ['id', () => ({ id: ['4', '1'] }), { soccer: 1, tennis: 1 }],
    ['type', () => ({ type: ['match'] }), { soccer: 4, tennis: 1 }],
    ['category_id', () => ({ categoryId: ['12'] }), { soccer: 2 }],
    ['tournament_id', () => ({ tournamentId: ['511'] }), { tennis: 1 }],
    ['match_status', () => ({ matchStatus: [1] }), { soccer: 1 }],
    ['start_from', () => ({ startFrom: hours(3.5) }), { soccer: 1, tennis: 1 }],
    ['start_to', () => ({ startTo: hours(0) }), { soccer: 1 }],
    ['bettable', () => ({ bettable: true }), { soccer: 3, tennis: 1 }],
    ['has_video', () => ({ hasVideo: true }), { soccer: 1 }],
    ['favourite', () => ({ favourite: true }), {}],
  ])('[BROWSE-14] counts by %s', async (_, filters, expected) => {
    const { sports } = (await client('countMatches', { body: filters() })).data
    const totals = Object.entries(sports).map(([key, of]) => [key, of.total])
    expect(Object.fromEntries(totals)).toEqual(expected)
  })

  it.each([
    ['one of a kind', { sport_key: 'tennis', match_status: 0 }, { tennis: 1 }],
    ['several in one text', { sport_key: 'tennis,soccer', match_status: '0,1' }, null],
    ['yes in a text', { has_video: 'true' }, { soccer: 1 }],
  ])('[BROWSE-14] counts by filters as addresses write them: %s', async (_, payload, expected) => {
    const ask = async (body: object) => {
      const answer = await test.backend.app.inject({
        method: 'POST',
        url: '/api/sportsbook/counters',
        headers: { accept: 'application/vnd.touchline.v2+json' },
        payload: body,
      })
      expect(answer.statusCode).toBe(200)
      const { data } = answer.json<{ data: { sports: Record<string, { total: number }> } }>()
      return Object.fromEntries(Object.entries(data.sports).map(([key, of]) => [key, of.total]))
    }
    expect(await ask(payload)).toEqual(expected ?? (await ask({})))
  })

  it('[DATA-06] [BROWSE-18] lists the ends of seasons apart from matches, and counts them', async () => {
    const now = test.clock.now()
    const season = {
      name: { en: 'Season 1', de: 'Saison 1' },
      competitors: [
        { id: 71, name: 'Hamburg', abbreviation: 'HAM' },
        { id: 72, name: 'Köln', abbreviation: 'KOL' },
      ],
      beginsAt: now - 3_600_000,
      endsAt: now + 86_400_000,
    }
    test.feed.send(
      fixture('90', now, { outright: season }),
      oddsChange(
        '90',
        now,
        market(900, '', ['sr:competitor:71', 'sr:competitor:72'], [1700, 2100], 1),
      ),
    )
    expect(await ids({ type: ['outright'] })).toEqual(['90'])
    expect(await ids({ type: ['stage', 'season', 'simple_tournament'] })).toEqual(['90'])
    expect(await ids({ type: ['simple_tournament'] })).toEqual(['90'])
    expect(await ids({ type: ['match'] })).not.toContain('90')
    expect(await ids()).not.toContain('90')
    expect(await ids({ type: ['match', 'outright'], tournamentId: ['111'] })).toContain('90')
    const german = test.visitor({ language: 'de' })
    const { data } = await german('getMatch', { params: { id: '90' } })
    expect(data).toMatchObject({
      type: 'season',
      status: 0,
      tournament: { id: '111' },
      outright: {
        name: 'Saison 1',
        competitors: [{ id: '71', name: 'Hamburg' }, { name: 'Köln' }],
        startDate: hours(-1),
        endDate: hours(24),
      },
    })
    const markets = await german('listMarkets', { params: { id: '90' } })
    expect(markets.data[0]).toMatchObject({
      name: 'Saisonsieger',
      outcomes: [{ name: 'Hamburg' }, { name: 'Köln' }],
    })
    const sports = await client('listSports', { query: {} })
    expect(sports.data[0]).toMatchObject({ key: 'soccer', gamesCount: 4, outrightsCount: 1 })
    const league = await client('getTournament', { params: { id: '111' } })
    expect(league.data).toMatchObject({ gamesCount: 2, outrightsCount: 1 })
  })
})
