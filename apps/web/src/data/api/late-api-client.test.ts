import { createApiClient } from '@touchline/contract'
import { expect, test, vi } from 'vitest'

import { createLateApiClient } from './late-api-client.ts'

const list = {
  data: [],
  meta: { pagination: { total: 0, page: 1, limit: 500, last_page: 1 } },
}

const options = {
  bases: { platform: '', sportsbook: '', frontend: '' },
  language: () => 'en',
  fetch: () =>
    Promise.resolve({ status: 200, ok: true, text: () => Promise.resolve(JSON.stringify(list)) }),
}

test('the code of the client comes with the first call, once', async () => {
  const load = vi.fn(() => Promise.resolve({ createApiClient }))
  const api = createLateApiClient(options, load)
  expect(load).not.toHaveBeenCalled()
  const [sports, leagues] = await Promise.all([api('listSports'), api('listTournaments')])
  expect([sports.data, leagues.data]).toEqual([[], []])
  expect(load).toHaveBeenCalledTimes(1)
})

test('[ALERT-07] without its file a call fails as without a connection, and the next one asks again', async () => {
  const load = vi.fn(() => Promise.resolve({ createApiClient }))
  load.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')))
  const api = createLateApiClient(options, load)
  await expect(api('listSports')).rejects.toMatchObject({
    call: 'listSports',
    kind: 'no_answer',
    status: 0,
  })
  expect((await api('listSports')).data).toEqual([])
})
