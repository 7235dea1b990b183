import { hydrate, QueryClient, QueryObserver, dehydrate } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'

import { countFromNow } from './count-from-now.ts'

const queryKey = ['sports'] as const
const AHEAD_MS = 3_600_000

/** What a server tells whose clock is an hour behind this device's. */
function fromServer() {
  const server = new QueryClient()
  server.setQueryData(queryKey, 3, { updatedAt: Date.now() - AHEAD_MS })
  return dehydrate(server)
}

/** Mounts what shows the data, and tells whether it asked for them again. */
function asksAgain(state: ReturnType<typeof fromServer>): boolean {
  const browser = new QueryClient()
  hydrate(browser, state)
  const queryFn = vi.fn(() => 4)
  const observer = new QueryObserver(browser, { queryKey, queryFn, staleTime: 30_000 })
  observer.subscribe(() => undefined)()
  return queryFn.mock.calls.length > 0
}

it('what came with a page is not read again because the device’s clock is ahead', () => {
  expect(asksAgain(fromServer())).toBe(true)
  const state = fromServer()
  countFromNow(state.queries)
  expect(asksAgain(state)).toBe(false)
})
