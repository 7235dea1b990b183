import type { ApiClient } from '@touchline/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { backendOfSuite } from '../testing/backend-of-suite.ts'

describe.each(engines)('favourites on $name', (engine) => {
  const test = backendOfSuite(engine)
  let client: ApiClient
  beforeEach(async () => {
    client = (await test.player()).client
  })

  const add = (type: string, id: string) => client('addFavourite', { params: { type, id } })
  const list = async (type: string, query = {}) =>
    (await client('listFavourites', { params: { type }, query })).data.favoriteIds.toSorted()

  it('[FAV-02] [FAV-03] [FAV-04] [FAV-05] [AMB-17] marks by type and id, reads, and takes the mark off', async () => {
    expect((await add('matches', '3')).data).toEqual({ type: 'matches', favoriteIds: ['3'] })
    await add('matches', '3')
    await add('tournaments', '111')
    await add('sports', '5')
    expect(await list('matches')).toEqual(['3'])
    expect(await list('tournaments')).toEqual(['111'])
    expect(await list('sports')).toEqual(['5'])
    const one = (id: string) =>
      client('getFavourite', { params: { type: 'matches', id }, query: {} })
    expect((await one('3')).data.favoriteIds).toEqual(['3'])
    expect((await one('1')).data.favoriteIds).toEqual([])
    const gone = await client('removeFavourite', { params: { type: 'matches', id: '3' } })
    expect(gone.data.favoriteIds).toEqual([])
    expect(await list('tournaments')).toEqual(['111'])
  })

  it('marks several at once, all or none, and takes all marks of a type off', async () => {
    const params = { type: 'matches' }
    await client('addFavourites', { params, body: { ids: ['1', '2'] } })
    const half = client('addFavourites', { params, body: { ids: ['4', '99'] } })
    await expect(half).rejects.toMatchObject({
      status: 404,
      messageKey: 'error.catalogue.not_found',
    })
    expect(await list('matches')).toEqual(['1', '2'])
    const none = await client('removeFavourites', { params })
    expect(none.data.favoriteIds).toEqual([])
  })

  it('[FAV-06] reads those of a status, and those with something to bet on', async () => {
    for (const id of ['1', '2', '5']) await add('matches', id)
    for (const id of ['111', '121', '511']) await add('tournaments', id)
    expect(await list('matches', { matchStatus: [1] })).toEqual(['2'])
    expect(await list('matches', { matchStatus: [0] })).toEqual(['1', '5'])
    expect(await list('matches', { isBettable: true })).toEqual(['1', '2'])
    expect(await list('matches', { matchStatus: [0], isBettable: true })).toEqual(['1'])
    expect(await list('tournaments', { matchStatus: [1] })).toEqual(['111'])
    await expect(list('matches', { matchStatus: [7] })).rejects.toMatchObject({ status: 400 })
  })

  it('[BROWSE-07] filters the lists of the catalogue by what the player marked', async () => {
    for (const id of ['2', '4']) await add('matches', id)
    await add('tournaments', '121')
    await add('sports', '5')
    const query = { favourite: true }
    const ids = (answer: { data: readonly { id: string }[] }) => answer.data.map(({ id }) => id)
    expect(ids(await client('listMatches', { query }))).toEqual(['2', '4'])
    expect(ids(await client('listMatches', { query: { ...query, id: ['4', '1'] } }))).toEqual(['4'])
    expect(ids(await client('listTournaments', { query }))).toEqual(['121'])
    expect(ids(await client('listSports', { query }))).toEqual(['5'])
    expect(ids(await client('listCategories', { query }))).toEqual(['12'])
    expect(ids(await test.visitor()('listMatches', { query }))).toEqual([])
  })

  it('keeps the favourites of players apart, and asks visitors to sign in', async () => {
    await add('matches', '1')
    const other = (await test.player()).client
    const theirs = await other('listFavourites', { params: { type: 'matches' }, query: {} })
    expect(theirs.data.favoriteIds).toEqual([])
    const visitor = test.visitor()('addFavourite', { params: { type: 'matches', id: '1' } })
    await expect(visitor).rejects.toMatchObject({ status: 401 })
  })

  it('[GAP-46] refuses a type that there is not', async () => {
    await expect(list('horses')).rejects.toMatchObject({ status: 404 })
    await expect(add('matches', '99')).rejects.toMatchObject({ status: 404 })
  })

  it('holds a thousand of a type and says so', async () => {
    const { client: collector, id } = await test.player()
    await test.database.kysely
      .insertInto('favourites')
      .values(
        Array.from({ length: 1_000 }, (_, index) => ({
          player_id: id,
          type: 'matches' as const,
          item_id: `old-${index}`,
        })),
      )
      .execute()
    const more = collector('addFavourite', { params: { type: 'matches', id: '1' } })
    await expect(more).rejects.toMatchObject({
      status: 400,
      messageKey: 'error.favourites.too_many',
    })
  })
})
