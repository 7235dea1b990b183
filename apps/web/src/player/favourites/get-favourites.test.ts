import { expect, test } from 'vitest'

import { fakeApi } from '../../testing/fake-api.ts'
import { getFavourites } from './get-favourites.ts'

test('[FAV-06] asks by type, status and whether there is something to bet on', async () => {
  const { api, sent } = fakeApi({
    listFavourites: () => ({ data: { type: 'matches', favoriteIds: ['3'] } }),
  })
  const query = { type: 'matches', matchStatus: [1, 2], isBettable: true } as const
  expect(await getFavourites(api, query)).toEqual(['3'])
  await getFavourites(api, { type: 'sports' })
  expect(sent.map(({ input }) => [input?.params, input?.query])).toEqual([
    [{ type: 'matches' }, { matchStatus: [1, 2], isBettable: true }],
    [{ type: 'sports' }, {}],
  ])
})
