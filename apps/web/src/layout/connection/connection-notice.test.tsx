import type { ConnectionState } from '@touchline/live'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createModalStore } from '../../parts/modals/modal-store.ts'
import { systemSettingsQuery } from '../../data/queries/system-settings.ts'
import { createStore } from '../../base/store.ts'
import { aSystem } from '../../testing/system-settings.ts'
import { renderLayout } from '../testing/render-layout.tsx'
import { Refused } from './connection-notice.tsx'
import { watchTrouble } from './watch-trouble.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[P28] a connection that the server ended is not said to come back', () => {
  const state = createStore<ConnectionState>('connecting')
  const told = vi.fn()
  const stop = watchTrouble({ get: state.getState, subscribe: state.subscribe }, told)
  vi.advanceTimersByTime(5_000)
  expect(told).toHaveBeenLastCalledWith('lost')
  state.setState(() => 'disconnected')
  vi.advanceTimersByTime(5_000)
  expect(told).toHaveBeenLastCalledWith('refused')
  state.setState(() => 'connected')
  expect(told).toHaveBeenLastCalledWith(null)
  stop()
})

test.each([
  ['NOT_LOGGED_IN', ['Reload', 'Sign in']],
  ['LOGGED_IN', ['Reload']],
])('[P28] a refusal says what can be done: %s', async (authStatus, ways) => {
  vi.useRealTimers()
  const session = createStore({ authStatus })
  const html = await renderLayout(<Refused />, {
    services: { session: session as never, modals: createModalStore() },
    seed: (queryClient, services) =>
      queryClient.setQueryData(systemSettingsQuery(services).queryKey, aSystem({})),
  })
  expect(html).toContain('Live prices have stopped on this page.')
  const buttons = [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, text]) => text)
  expect(buttons.map((text) => text?.replaceAll(/<[^>]*>/g, ''))).toEqual(ways)
})
