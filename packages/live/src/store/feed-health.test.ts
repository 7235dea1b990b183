import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { alive } from '../testing/fixtures.ts'
import { createLiveStore } from './create-live-store.ts'
import type { LiveStore } from './live-store.ts'

let store: LiveStore
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  store = createLiveStore()
  stop = store.start()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

it('is late within a second of a missed heartbeat, and good again with the next', () => {
  const told = vi.fn()
  store.health.subscribe(told)
  expect(store.health.get()).toBe('waiting')
  store.setConnected(true)
  store.apply(alive())
  expect(store.health.get()).toBe('good')
  vi.advanceTimersByTime(2_000)
  store.apply(alive())
  vi.advanceTimersByTime(2_700)
  expect(store.health.get()).toBe('good')
  vi.advanceTimersByTime(300)
  expect(store.health.get()).toBe('late')
  store.apply(alive())
  expect(store.health.get()).toBe('good')
  expect(told).toHaveBeenCalledTimes(3)
})

it('is lost when prices in play are not trusted any more', () => {
  store.setConnected(true)
  store.apply(alive())
  vi.advanceTimersByTime(9_900)
  expect(store.health.get()).toBe('late')
  vi.advanceTimersByTime(100)
  expect(store.health.get()).toBe('lost')
})

it('is lost while the backend is alive and hears none of its sources', () => {
  store.setConnected(true)
  const before = Date.now() - 10_000
  const silentMatches = ['m1']
  store.apply(alive({ providers: { simulator: before, fixtures: Date.now() }, silentMatches }))
  expect(store.health.get()).toBe('good')
  store.apply(alive({ providers: { simulator: before }, silentMatches }))
  expect(store.health.get()).toBe('lost')
  vi.advanceTimersByTime(3_000)
  expect(store.health.get(), 'nothing better is known').toBe('lost')
  store.apply(alive())
  expect(store.health.get()).toBe('good')
})

it('is lost with the connection at once, and says when it heard last', () => {
  store.setConnected(true)
  store.apply(alive())
  const heardAt = Date.now()
  vi.advanceTimersByTime(500)
  store.setConnected(false)
  expect(store.health.get()).toBe('lost')
  expect(store.health.times()).toEqual({ heardAt, pricedAt: null })
})
