import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildMarket, buildMatch } from '../testing/fixtures.ts'
import { createLiveStore } from './create-live-store.ts'
import { forgetIdle } from './forget-idle.ts'
import type { LiveStore } from './live-store.ts'

const home = 'm1:1::1'
const market = 'm1:1:'

let store: LiveStore
let followed: Set<string>
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  store = createLiveStore()
  store.applySnapshot({
    matches: [buildMatch({ mainMarket: buildMarket() }), buildMatch({ id: 'm2' })],
  })
  followed = new Set()
  stop = forgetIdle(store, (id) => followed.has(id))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const pass = (minutes: number) => vi.advanceTimersByTime(minutes * 60_000)

function expectForgotten(): void {
  expect(store.match('m1')).toBeUndefined()
  expect(store.market(market)).toBeUndefined()
  expect(store.get(home)).toBeUndefined()
  expect(store.marketKeys.get('m1')).toBeUndefined()
}

describe('a match that nobody wants', () => {
  it('is forgotten with the second look, not with the first', () => {
    pass(11)
    expect(store.get(home)).toBeDefined()
    pass(9)
    expectForgotten()
    expect([...store.matches.keys(), ...store.marketKeys.keys()]).toEqual([])
  })

  it('is forgotten with what it had and lost', () => {
    store.applySnapshot({ complete: ['m1'] })
    expect(store.get(home)?.state).toBe('closed')
    pass(21)
    expectForgotten()
  })

  it('stays where a list follows it, and goes some time after that', () => {
    followed.add('m1')
    pass(60)
    expect(store.get(home)).toBeDefined()
    expect(store.match('m2')).toBeUndefined()
    followed.clear()
    pass(20)
    expectForgotten()
  })

  it.each([
    ['itself', () => store.matches.subscribe('m1', () => undefined)],
    ['its list of markets', () => store.marketKeys.subscribe('m1', () => undefined)],
    ['a market', () => store.markets.subscribe(market, () => undefined)],
    ['a price', () => store.subscribe(home, () => undefined)],
  ])('stays while somebody looks at %s', (_, look) => {
    const end = look()
    pass(60)
    expect(store.get(home)?.odds).toBe(1500)
    expect(store.match('m1')).toBeDefined()
    end()
    pass(20)
    expectForgotten()
  })

  it('that was wanted at one look waits for two more', () => {
    pass(15)
    followed.add('m1')
    pass(10)
    followed.clear()
    pass(10)
    expect(store.get(home)).toBeDefined()
    pass(10)
    expectForgotten()
  })

  it('comes again as new', () => {
    pass(20)
    store.applySnapshot({ matches: [buildMatch({ mainMarket: buildMarket() })] })
    expect(store.get(home)).toMatchObject({ odds: 1500, state: 'open', version: 0 })
    expect(store.marketKeys.get('m1')).toEqual([market])
  })
})
