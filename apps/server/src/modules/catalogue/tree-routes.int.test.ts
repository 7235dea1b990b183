import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { backendOfSuite } from '../testing/backend-of-suite.ts'

describe.each(engines)('sports, categories and leagues on $name', (engine) => {
  const test = backendOfSuite(engine)
  const client = test.visitor()

  type Query = NonNullable<NonNullable<Parameters<typeof client<'listSports'>>[1]>['query']>

  it('[BROWSE-08] [DATA-01] lists sports with their numbers', async () => {
    const { data, meta } = await client('listSports', { query: {} })
    expect(meta.pagination).toMatchObject({ limit: 500, lastPage: 1 })
    expect(data).toMatchObject([
      {
        id: '1',
        urnId: 'sr:sport:1',
        key: 'soccer',
        name: 'Football',
        type: 'sport',
        provider: 'simulator',
        priority: 1,
        secondaryMarketOutcomesCount: 2,
        gamesCount: 4,
        liveCount: 1,
        mainMarketOutcomesCount: 3,
        mainMarketName: '1x2',
      },
      { id: '5', key: 'tennis', gamesCount: 1, liveCount: 0 },
    ])
    const live = await client('listSports', { query: { matchStatus: [1] } })
    expect(live.data.map(({ key }) => key)).toEqual(['soccer'])
  })

  it('[BROWSE-09] [BROWSE-10] [DATA-02] lists and gets categories', async () => {
    const { data, meta } = await client('listCategories', { query: { sportKey: ['soccer'] } })
    expect(meta.pagination).toMatchObject({ limit: 500, lastPage: 1 })
    expect(data.map(({ slug, gamesCount }) => [slug, gamesCount])).toEqual([
      ['germany', 2],
      ['england', 2],
    ])
    const one = await test.visitor({ language: 'de' })('getCategory', { params: { id: '11' } })
    expect(one.data).toMatchObject({
      id: '11',
      name: 'Deutschland',
      slug: 'germany',
      priority: 1,
      countryCode: 'DE',
      sport: { id: '1', key: 'soccer', name: 'Fußball' },
    })
    await expect(client('getCategory', { params: { id: '9' } })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('[BROWSE-11] [BROWSE-12] [DATA-03] lists and gets leagues', async () => {
    const { data, meta } = await client('listTournaments', { query: { categoryId: ['12'] } })
    expect(meta.pagination).toEqual({ total: 1, page: 1, limit: 500, lastPage: 1 })
    expect(data).toMatchObject([
      {
        id: '121',
        urnId: 'sr:tournament:121',
        slug: 'premier-league',
        priority: 2,
        category: { slug: 'england' },
        sport: { key: 'soccer' },
        gamesCount: 2,
      },
    ])
    const everywhere = await client('listTournaments', { query: { sportKey: ['soccer'] } })
    expect(everywhere.data.map(({ priority }) => priority)).toEqual([1, 2])
    const one = await client('getTournament', { params: { id: '511' } })
    expect(one.data).toMatchObject({ name: 'Halle', sport: { key: 'tennis' } })
  })

  it('[DATA-03] the order of leagues and of their matches is that of the language', async () => {
    const leagues = async (language: string) => {
      const { data } = await test.visitor({ language })('listTournaments', {
        query: { sportKey: ['soccer'] },
      })
      return data.map(({ slug, priority }) => [slug, priority])
    }
    const german = [
      ['bundesliga', 1],
      ['premier-league', 2],
    ]
    expect(await leagues('de')).toEqual(german)
    expect(await leagues('no')).toEqual([
      ['premier-league', 0],
      ['bundesliga', 1],
    ])
    const firstLeague = async (language: string) => {
      const query = { sportKey: ['soccer'], sortBy: 'priority:desc' }
      const { data } = await test.visitor({ language })('listMatches', { query })
      return [data[0]?.tournament.slug, data[0]?.tournament.priority]
    }
    expect(await firstLeague('de')).toEqual(['bundesliga', 1])
    expect(await firstLeague('no')).toEqual(['premier-league', 0])
  })

  it.each<[string, Query, string[]]>([
    ['id', { id: ['5'] }, ['tennis']],
    ['sport_key', { sportKey: ['soccer'] }, ['soccer']],
    ['sport_type', { sportType: ['cybersport'] }, []],
    ['category_id', { categoryId: ['51'] }, ['tennis']],
    ['tournament_id', { tournamentId: ['111'] }, ['soccer']],
    ['match_status', { matchStatus: [1] }, ['soccer']],
    ['bettable', { bettable: true, sportKey: ['tennis'] }, ['tennis']],
    ['has_video', { hasVideo: true }, ['soccer']],
    ['favourite', { favourite: true }, []],
    ['page and limit', { page: 2, limit: 1 }, ['tennis']],
  ])(
    '[BROWSE-08] [BROWSE-09] [BROWSE-11] filters the tree by %s',
    async (name, query, expected) => {
      const sports = await client('listSports', { query })
      expect(sports.data.map(({ key }) => key)).toEqual(expected)
      if (name === 'id' || name === 'page and limit') return
      for (const call of ['listCategories', 'listTournaments'] as const) {
        const { data } = await client(call, { query })
        expect([...new Set(data.map(({ sport }) => sport.key))]).toEqual(expected)
      }
    },
  )
})
