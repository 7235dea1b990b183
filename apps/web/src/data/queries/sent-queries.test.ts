import { expect, test, vi } from 'vitest'

import { createQueryClient } from './query-client.ts'
import { sendQueries, takeQueries } from './sent-queries.ts'

const silent = () => undefined

test('a browser takes over what a page was rendered from, its failures too', async () => {
  const server = createQueryClient()
  await server.query({ queryKey: ['player', 'bets'], queryFn: () => [{ stake: 5n }] })
  await server
    .query({ queryKey: ['match', 'lost'], queryFn: () => Promise.reject(new Error('x')) })
    .catch(silent)
  const sent = sendQueries(server, silent)
  expect(sent.map(({ state }) => typeof state.data)).toEqual(['string', 'undefined'])
  const browser = createQueryClient()
  takeQueries(browser, sent)
  expect(browser.getQueryData(['player', 'bets'])).toEqual([{ stake: 5n }])
  expect(browser.getQueryState(['match', 'lost'])?.status).toBe('error')
})

test('what is asked for while a page renders is reported', async () => {
  const server = createQueryClient()
  const pending = Promise.withResolvers<number>()
  void server.query({ queryKey: ['match', 'early'], queryFn: () => pending.promise })
  const report = vi.fn()
  expect(sendQueries(server, report)).toEqual([])
  pending.resolve(1)
  await server.query({ queryKey: ['match', 'early'], queryFn: () => pending.promise })
  expect(report).not.toHaveBeenCalled()
  await server.query({ queryKey: ['match', 'late'], queryFn: () => 2 })
  expect(report).toHaveBeenCalledExactlyOnceWith(
    new Error('A query began while its page was rendered: ["match","late"]'),
  )
})
