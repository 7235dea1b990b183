import { describe, expect, it } from 'vitest'
import { buildMarket, buildMatch } from '../testing/fixtures.ts'
import { createLiveStore } from './create-live-store.ts'
import { forgetIdle } from './forget-idle.ts'
import type { LiveStore } from './live-store.ts'

const home = 'm1:1::1'
const market = 'm1:1:'
const nobody = () => false

function filledStore(): LiveStore {
  const store = createLiveStore()
  const mainMarket = buildMarket()
  store.applySnapshot({ matches: [buildMatch({ mainMarket }), buildMatch({ id: 'm2' })] })
  return store
}

/** Two looks, with nothing between them. */
function lookTwice(store: LiveStore, isFollowed: (id: string) => boolean = nobody) {
  return forgetIdle(store, isFollowed, forgetIdle(store, isFollowed, new Set()))
}

function expectForgotten(store: LiveStore): void {
  expect(store.match('m1')).toBeUndefined()
  expect(store.market(market)).toBeUndefined()
  expect(store.get(home)).toBeUndefined()
  expect(store.marketKeys.get('m1')).toBeUndefined()
}

describe('a match that nobody wants', () => {
  it('is forgotten with the second look, not with the first', () => {
    const store = filledStore()
    const idle = forgetIdle(store, nobody, new Set())
    expect([...idle]).toEqual(['m1', 'm2'])
    expect(store.get(home)).toBeDefined()
    expect([...forgetIdle(store, nobody, idle)]).toEqual([])
    expectForgotten(store)
    expect([...store.matches.keys(), ...store.marketKeys.keys()]).toEqual([])
  })

  it('stays where a list follows it, and goes some time after that', () => {
    const store = filledStore()
    const idle = lookTwice(store, (id) => id === 'm1')
    expect(store.get(home)).toBeDefined()
    expect(store.match('m2')).toBeUndefined()
    forgetIdle(store, nobody, forgetIdle(store, nobody, idle))
    expectForgotten(store)
  })

  it.each([
    ['itself', (store: LiveStore) => store.matches.subscribe('m1', () => undefined)],
    [
      'its list of markets',
      (store: LiveStore) => store.marketKeys.subscribe('m1', () => undefined),
    ],
    ['a market', (store: LiveStore) => store.markets.subscribe(market, () => undefined)],
    ['a price', (store: LiveStore) => store.subscribe(home, () => undefined)],
  ])('stays while somebody looks at %s', (_, look) => {
    const store = filledStore()
    const end = look(store)
    lookTwice(store)
    expect(store.get(home)?.odds).toBe(1500)
    expect(store.match('m1')).toBeDefined()
    end()
    lookTwice(store)
    expectForgotten(store)
  })

  it('that was wanted between two looks waits for two more', () => {
    const store = filledStore()
    const idle = forgetIdle(store, nobody, new Set())
    const between = forgetIdle(store, (id) => id === 'm1', idle)
    const after = forgetIdle(store, nobody, between)
    expect(store.get(home)).toBeDefined()
    forgetIdle(store, nobody, after)
    expectForgotten(store)
  })

  it('comes again as new, and moves', () => {
    const store = filledStore()
    lookTwice(store)
    store.applySnapshot({ matches: [buildMatch({ mainMarket: buildMarket() })] })
    expect(store.get(home)).toMatchObject({ odds: 1500, state: 'open', version: 0 })
    expect(store.marketKeys.get('m1')).toEqual([market])
  })
})
