import { QueryClient } from '@tanstack/react-query'
import type { PlacedBet } from '@touchline/contract'
import { expect, test } from 'vitest'

import type { PageData } from '../../data/page-data.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { aPlacedBet } from '../../testing/placed-bets.ts'
import { addBets, listedBets } from './bets-cache.ts'
import { betsQuery, changeBets } from './bets-query.ts'

const LAST_PAGE = 2

test('[MYB-09] [MYB-10] [MYB-11] [AMB-38] pages of 500 are read up to the last one, without excluded statuses', async () => {
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
    { status, page: 2, limit: 500, before: '1' },
  ])
})

test('[MYB-13] [MYB-14] what is told while the bets are read is in the answer, too', async () => {
  const answers = [Promise.withResolvers<PlacedBet[]>(), Promise.withResolvers<PlacedBet[]>()]
  let asked = 0
  const { api } = fakeApi({
    async listBets() {
      const data = (await answers[asked++]?.promise) ?? []
      return { data, meta: { pagination: { total: 1, page: 1, limit: 500, lastPage: 1 } } }
    },
  })
  const queryClient = new QueryClient()
  const deps = { api, queryClient, page: { locale: 'de' } as PageData['page'] }
  const query = betsQuery(deps)
  const tell = (bet: PlacedBet) => changeBets(deps, (data) => addBets(data, [bet]))
  const listed = () =>
    listedBets(queryClient.getQueryData(query.queryKey)!).map(({ id, status }) => [id, status])
  const submitted = ['1', '2'].map((id) => aPlacedBet({ id, status: 'submitted', isVip: true }))

  const first = queryClient.infiniteQuery(query)
  tell(aPlacedBet({ id: '1' }))
  answers[0]?.resolve(submitted)
  await first
  await expect.poll(listed).toEqual([
    ['1', 'waiting_results'],
    ['2', 'submitted'],
  ])
  const again = queryClient.refetchQueries({ queryKey: query.queryKey })
  tell(aPlacedBet({ id: '2', status: 'rejected', isVip: true }))
  tell(aPlacedBet({ id: '3' }))
  answers[1]?.resolve(submitted)
  await again
  await expect.poll(listed).toEqual([
    ['3', 'waiting_results'],
    ['1', 'waiting_results'],
  ])
})
