import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'

import type { PageData } from '../../data/page-data.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { aPlacedBet } from '../../testing/placed-bets.ts'
import { betsQuery } from './bets-query.ts'

const LAST_PAGE = 2

test('[MYB-09] [MYB-10] [MYB-11] pages of 500 are read up to the last one, without excluded statuses', async () => {
  const { api, sent } = fakeApi({
    listBets: ({ query }) => {
      const page = query?.page ?? 1
      const pagination = { total: 501, page, limit: 500, lastPage: LAST_PAGE }
      return { data: [aPlacedBet({ id: String(page) })], meta: { pagination } }
    },
  })
  const query = betsQuery({ api, page: { locale: 'de' } as PageData['page'] })
  // More than there are: the last page ends it.
  const { pages } = await new QueryClient().infiniteQuery({ ...query, pages: LAST_PAGE + 1 })
  expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(['1', '2'])
  expect(query.queryKey).toContain('de')
  const status = [
    'submitted',
    'waiting_results',
    'ready_to_process',
    'cashout_in_progress',
    'done',
    'cashed_out',
    'cancelled',
  ]
  expect(sent.map(({ input }) => input?.query)).toEqual([
    { status, page: 1, limit: 500 },
    { status, page: 2, limit: 500 },
  ])
})
