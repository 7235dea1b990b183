import type { Market } from '@touchline/contract'
import { describe, expect, it, vi } from 'vitest'

import { buildMarket, buildMatch } from '../testing/fixtures.ts'
import { createLiveStore } from './create-live-store.ts'
import { listedLine } from './listed-line.ts'

const total = (line: string, changes: Partial<Market> = {}): Market =>
  buildMarket({ id: 18, specifier: `total=${line}`, mostBalanced: true, ...changes })

const changed = (
  { matchId, id, specifier, outcomes }: Market,
  change: { status?: Market['status']; mostBalanced?: boolean; market?: Market },
) => ({ matchId, id, specifier, outcomes, status: 1 as const, ...change })

function storeWith(...markets: Market[]) {
  const store = createLiveStore({ schedule: (run) => run() })
  store.applySnapshot({ matches: [buildMatch()], markets })
  return store
}

describe('the line of a market in a list', () => {
  it('[RT-09] comes by push to a match that was listed without it', () => {
    const store = storeWith()
    const listener = vi.fn()
    const end = store.marketKeys.subscribe('m1', listener)
    expect(listedLine(store, 'm1', 18)).toBeUndefined()
    const line = total('2.5')
    store.apply({ type: 'markets_changed', markets: [changed(line, { market: line })] })
    expect(listedLine(store, 'm1', 18)).toBe('m1:18:total=2.5')
    expect(listener).toHaveBeenCalled()
    end()
  })

  it('is the balanced one: when another line takes its place, the row learns of it', () => {
    const store = storeWith(total('2.5'))
    const listener = vi.fn()
    const end = store.marketKeys.subscribe('m1', listener)
    const next = total('3.5')
    store.apply({
      type: 'markets_changed',
      markets: [
        changed(total('2.5'), { mostBalanced: false }),
        changed(next, { mostBalanced: true, market: next }),
      ],
    })
    expect(listedLine(store, 'm1', 18)).toBe('m1:18:total=3.5')
    listener.mockClear()
    store.apply({ type: 'markets_changed', markets: [changed(next, { status: -3 })] })
    expect(listener).toHaveBeenCalled()
    expect(listedLine(store, 'm1', 18)).toBe('m1:18:total=2.5')
    end()
  })

  it('is none of which only changes are known, for such a line has no names', () => {
    const store = storeWith()
    store.apply({ type: 'markets_changed', markets: [changed(total('2.5'), {})] })
    expect(listedLine(store, 'm1', 18)).toBeUndefined()
  })
})
