import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { alive, buildMarket, buildMatch } from '../testing/fixtures.ts'
import { createLiveStore } from './create-live-store.ts'
import type { LiveStore } from './live-store.ts'

const live = 'm1:1::1'
const prematch = 'm2:1::1'
let store: LiveStore
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  store = createLiveStore()
  store.applySnapshot({
    matches: [
      buildMatch({ mainMarket: buildMarket() }),
      buildMatch({ id: 'm2', status: 0, mainMarket: buildMarket({ matchId: 'm2' }) }),
    ],
  })
  store.setConnected(true)
  stop = store.start()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const states = () => [store.get(live)?.state, store.get(prematch)?.state]

/** Time with a heartbeat every two seconds. */
function passAlive(ms: number): void {
  for (let passed = 0; passed < ms; passed += 2_000) {
    vi.advanceTimersByTime(2_000)
    store.apply(alive())
  }
}

describe('staleness', () => {
  it('is over every match of a page that is a copy from another time, connected or not', () => {
    const matches = [buildMatch({ mainMarket: buildMarket() })]
    store = createLiveStore({ isKept: true })
    store.applySnapshot({ matches })
    expect(states()[0]).toBe('stale')
    store.setConnected(true)
    store.apply(alive())
    expect(states()[0]).toBe('stale')
  })

  it('comes over matches in play after 10 s without a heartbeat', () => {
    passAlive(30_000)
    vi.advanceTimersByTime(9_999)
    expect(states()).toEqual(['open', 'open'])
    vi.advanceTimersByTime(1_000)
    expect(states()).toEqual(['stale', 'open'])
  })

  it('does not go with what waited while the page slept, but with the word of now', () => {
    passAlive(10_000)
    const slept = Date.now()
    vi.setSystemTime(slept + 60_000)
    vi.advanceTimersByTime(2_000)
    for (let at = slept + 2_000; at < slept + 50_000; at += 2_000) {
      store.apply(alive({ at }))
      vi.advanceTimersByTime(60)
      expect(states()[0]).toBe('stale')
    }
    store.apply(alive())
    expect(states()[0]).toBe('open')
  })

  it('goes once words come at their pace where the clock of the device was set', () => {
    passAlive(10_000)
    const ahead = 3_600_000
    vi.setSystemTime(Date.now() + ahead)
    for (let beat = 0; beat < 2; beat += 1) {
      vi.advanceTimersByTime(2_000)
      store.apply(alive({ at: Date.now() - ahead }))
    }
    expect(states()[0]).toBe('open')
  })

  it('goes with the next heartbeat, without a mark', () => {
    vi.advanceTimersByTime(11_000)
    store.apply(alive())
    expect(store.get(live)).toMatchObject({ state: 'open', direction: null })
  })

  it('comes over matches before their start after 60 s without a connection', () => {
    passAlive(4_000)
    store.setConnected(false)
    vi.advanceTimersByTime(11_000)
    expect(states()).toEqual(['stale', 'open'])
    vi.advanceTimersByTime(49_000)
    expect(states()).toEqual(['stale', 'stale'])
    store.setConnected(true)
    expect(states()).toEqual(['stale', 'open'])
  })

  it('comes over matches before their start after 60 s of a connection that brings nothing', () => {
    passAlive(4_000)
    vi.advanceTimersByTime(59_000)
    expect(states()).toEqual(['stale', 'open'])
    vi.advanceTimersByTime(1_000)
    expect(states()).toEqual(['stale', 'stale'])
    store.apply(alive())
    expect(states()).toEqual(['open', 'open'])
  })

  it('counts from what was heard last where the connection is found lost later', () => {
    passAlive(4_000)
    vi.advanceTimersByTime(35_000)
    store.setConnected(false)
    vi.advanceTimersByTime(25_000)
    expect(states()).toEqual(['stale', 'stale'])
  })

  it('comes over the matches that the feed calls silent, and only those', () => {
    const listener = vi.fn()
    store.subscribe(prematch, listener)
    store.apply(alive({ silentMatches: ['m1'] }))
    expect(states()).toEqual(['stale', 'open'])
    store.apply(alive())
    expect(states()).toEqual(['open', 'open'])
    expect(listener).not.toHaveBeenCalled()
  })

  it('comes over the matches in play of a provider that the feed has not heard for 10 s', () => {
    const at = Date.now()
    store.apply(alive({ at, providers: { simulator: at - 10_000 } }))
    expect(states()).toEqual(['stale', 'open'])
    store.apply(alive({ at, providers: { simulator: at - 9_999 } }))
    expect(states()).toEqual(['open', 'open'])
  })

  it('comes over a match that went into play', () => {
    vi.advanceTimersByTime(11_000)
    store.apply({ type: 'match_status_changed', match: { id: 'm2', status: 1 } })
    vi.advanceTimersByTime(1_000)
    expect(states()).toEqual(['stale', 'stale'])
  })

  it('lies under suspension and closing', () => {
    store.applySnapshot({ markets: [buildMarket({ status: -1 })] })
    vi.advanceTimersByTime(11_000)
    expect(states()).toEqual(['suspended', 'open'])
  })

  it('is judged like in play for a match that is not known', () => {
    store.applySnapshot({ markets: [buildMarket({ matchId: 'm3' })] })
    vi.advanceTimersByTime(11_000)
    expect(store.get('m3:1::1')).toMatchObject({ state: 'stale' })
  })

  it('is on while a match is held', () => {
    store.hold('m2', true)
    expect(states()).toEqual(['open', 'stale'])
    store.hold('m2', false)
    expect(states()).toEqual(['open', 'open'])
  })

  it('is not watched for after the stop', () => {
    stop()
    vi.advanceTimersByTime(60_000)
    expect(states()).toEqual(['open', 'open'])
  })
})
