import { expect, it, vi } from 'vitest'
import { createConnectionStore } from './client/connection-store.ts'
import { linkLive } from './link-live.ts'
import { createLiveStore } from './store/create-live-store.ts'
import { alive, buildMarket, buildMatch } from './testing/fixtures.ts'

it('tells the store of the connection and reads anew what it left out, until it is undone', () => {
  vi.useFakeTimers()
  const store = createLiveStore()
  store.applySnapshot({ matches: [buildMatch({ status: 0, mainMarket: buildMarket() })] })
  const connection = createConnectionStore()
  const resync = vi.fn()
  const undo = linkLive({ connection, resync }, store)
  connection.set('connected')
  vi.advanceTimersByTime(50_000)
  store.apply(alive())
  vi.advanceTimersByTime(50_000)
  expect(store.get('m1:1::1')).toMatchObject({ state: 'open' })
  connection.set('connecting')
  vi.advanceTimersByTime(61_000)
  expect(store.get('m1:1::1')).toMatchObject({ state: 'stale' })
  connection.set('connected')
  expect(store.get('m1:1::1')).toMatchObject({ state: 'open' })

  store.setProviders({ simulator: 'inactive' })
  store.setProviders({ simulator: 'active' })
  expect(resync).toHaveBeenCalledOnce()
  undo()
  store.setProviders({ simulator: 'inactive' })
  store.setProviders({ simulator: 'active' })
  expect(resync).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
