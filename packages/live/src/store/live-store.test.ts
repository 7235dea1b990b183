import { oddsOf, selectionId } from '@touchline/betting'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { outcomeKey } from '../keys.ts'
import { buildMarket, buildMatch, manualFrame, marketsChanged, price } from '../testing/fixtures.ts'
import { createLiveStore } from './create-live-store.ts'
import type { LiveStore } from './live-store.ts'

const home = 'm1:1::1'
const draw = 'm1:1::2'
let frame: ReturnType<typeof manualFrame>
let store: LiveStore

beforeEach(() => {
  frame = manualFrame()
  store = createLiveStore({ schedule: frame.schedule, now: () => 1_000 })
  store.applySnapshot({ matches: [buildMatch({ mainMarket: buildMarket() })] })
})

describe('prices', () => {
  it('come from the snapshot at once, without a mark', () => {
    expect(store.get(home)).toEqual({
      odds: 1500,
      oddsBefore: 1500,
      state: 'open',
      direction: null,
      changedAt: 0,
      version: 0,
    })
    expect(store.get('m1:1::9')).toBeUndefined()
  })

  it('[RT-09] tell one listener among 300 of one changed price', () => {
    const markets = Array.from({ length: 100 }, (_, id) => buildMarket({ id }))
    store.applySnapshot({ markets })
    const told = new Map<string, number>()
    for (const market of markets) {
      for (const { id } of market.outcomes) {
        const key = outcomeKey(market, id)
        store.subscribe(key, () => told.set(key, (told.get(key) ?? 0) + 1))
      }
    }
    store.apply(marketsChanged({ id: 42, outcomes: [price('2', 4100)] }))
    frame.paint()
    expect([...told]).toEqual([['m1:42::2', 1]])
  })

  it('[RT-09] are told to who listens to the id of a selection, whatever its parts hold', () => {
    const [specifier, outcomeId] = [
      'variant=sr:correct_score:bestof:5',
      'sr:correct_score:bestof:5:1',
    ]
    const named = { name: '3:0', shortName: '3:0', side: null }
    const key = { matchId: 'm1', marketId: 199, specifier, outcomeId }
    store.applySnapshot({
      markets: [
        buildMarket({ id: 199, specifier, outcomes: [{ ...named, ...price(outcomeId, 4000) }] }),
      ],
    })
    const listener = vi.fn()
    store.subscribe(selectionId(key), listener)
    const change = { id: 199, specifier, outcomes: [price(outcomeId, 4500)] }
    store.apply(marketsChanged(change))
    frame.paint()
    expect(listener).toHaveBeenCalledOnce()
    store.apply(marketsChanged({ ...change, status: -3 }))
    frame.paint()
    expect(store.get(selectionId(key))).toMatchObject({ odds: 4500, state: 'closed' })
  })

  it('make one mark of ten changes in one frame', () => {
    const listener = vi.fn()
    store.subscribe(home, listener)
    for (const odds of [1510, 1490, 1480, 1530, 1540, 1400, 1300, 1600, 1550, 1450]) {
      store.apply(marketsChanged({ outcomes: [price('1', odds)] }))
    }
    expect(listener).not.toHaveBeenCalled()
    expect(frame.waiting).toBe(1)
    frame.paint()
    expect(listener).toHaveBeenCalledOnce()
    expect(store.get(home)).toEqual({
      odds: 1450,
      oddsBefore: 1500,
      state: 'open',
      direction: 'down',
      changedAt: 1_000,
      version: 1,
    })
  })

  it('make no mark of a change that is taken back within the frame', () => {
    const listener = vi.fn()
    store.subscribe(home, listener)
    const before = store.get(home)
    for (const odds of [1600, 1500]) store.apply(marketsChanged({ outcomes: [price('1', odds)] }))
    frame.paint()
    expect(listener).not.toHaveBeenCalled()
    expect(store.get(home)).toBe(before)
  })

  it('are all new when the first listener is told', () => {
    const seen: (number | undefined)[] = []
    store.subscribe(home, () => seen.push(store.get(draw)?.odds))
    store.apply(marketsChanged({ outcomes: [price('1', 1600), price('2', 3800)] }))
    frame.paint()
    expect(seen).toEqual([3800])
  })

  it('tell nobody who has left', () => {
    const listener = vi.fn()
    store.subscribe(home, listener)()
    store.apply(marketsChanged({ outcomes: [price('1', 1600)] }))
    frame.paint()
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('suspension', () => {
  it('shows at once, with the prices that wait in its market', () => {
    store.apply(marketsChanged({ outcomes: [price('1', 1600)] }))
    store.apply(marketsChanged({ status: -1 }))
    expect(store.get(home)).toMatchObject({ odds: 1600, state: 'suspended', direction: null })
  })

  it('leaves the changes of other markets to the frame', () => {
    store.applySnapshot({ markets: [buildMarket({ id: 18 })] })
    store.apply(
      marketsChanged(
        { id: 18, outcomes: [price('1', 1600)] },
        { outcomes: [price('1', 1, false)] },
      ),
    )
    expect(store.get(home)).toMatchObject({ state: 'suspended' })
    expect(store.get('m1:18::1')).toMatchObject({ odds: 1500 })
    frame.paint()
    expect(store.get('m1:18::1')).toMatchObject({ odds: 1600, direction: 'up' })
  })

  it('ends without a mark, whatever the price is then', () => {
    store.apply(marketsChanged({ status: -1 }))
    store.apply(marketsChanged({ status: 1, outcomes: [price('1', 1900)] }))
    frame.paint()
    expect(store.get(home)).toMatchObject({ odds: 1900, state: 'open', direction: null })
    store.apply(marketsChanged({ outcomes: [price('1', 1950)] }))
    frame.paint()
    expect(store.get(home)).toMatchObject({ direction: 'up' })
  })

  it('[ODDS-11] shows as closed what cannot win any more while its market goes on', () => {
    const off = (odds: number) =>
      marketsChanged({ outcomes: [{ ...price('1', odds), active: false }] })
    store.apply(off(1000))
    expect([store.get(home)?.state, store.get(draw)?.state]).toEqual(['closed', 'open'])
    store.apply(off(501_000))
    frame.paint()
    expect(store.get(home)?.state).toBe('suspended')
  })

  it('[ODDS-11] shows handed-over markets as suspended, settled and cancelled ones as closed', () => {
    const states = ([-1, -2, -3, -4] as const).map((status) => {
      store.apply(marketsChanged({ status }))
      frame.paint()
      return store.get(home)?.state
    })
    expect(states).toEqual(['suspended', 'suspended', 'closed', 'closed'])
  })
})

describe('markets', () => {
  it('[RT-23] keep the outcomes that did not change', () => {
    const before = store.market('m1:1:')
    store.apply(marketsChanged({ outcomes: [price('1', 1600), price('2', 4000)] }))
    frame.paint()
    const after = store.market('m1:1:')
    expect(after?.outcomes[0]).not.toBe(before?.outcomes[0])
    expect(after?.outcomes[1]).toBe(before?.outcomes[1])
    expect(after?.outcomes[2]).toBe(before?.outcomes[2])
  })

  it('[RT-23] stay the same when nothing changed, in a change and in a snapshot', () => {
    const before = store.market('m1:1:')
    store.apply(marketsChanged({ outcomes: [price('1', 1500)] }))
    frame.paint()
    store.applySnapshot({ markets: [buildMarket()] })
    expect(store.market('m1:1:')).toBe(before)
  })

  it('[RT-24] are dropped without outcomes, unless they are there already', () => {
    store.apply(marketsChanged({ id: 7 }, { status: -1 }))
    frame.paint()
    expect(store.market('m1:7:')).toBeUndefined()
    expect(store.market('m1:1:')).toMatchObject({ status: -1 })
    expect(store.market('m1:1:')?.outcomes).toHaveLength(3)
  })

  it('[RT-25] go with status 0, and show as closed to who looks at them, then or later', () => {
    store.subscribe(home, vi.fn())
    store.apply(marketsChanged({ status: 0 }))
    expect(store.market('m1:1:')).toBeUndefined()
    expect(store.marketKeys.get('m1')).toEqual([])
    expect(store.get(home)).toMatchObject({ odds: 1500, state: 'closed' })
    expect(store.get(draw)).toMatchObject({ state: 'closed' })
  })

  it('come with the whole market where it is new', () => {
    const listener = vi.fn()
    store.marketKeys.subscribe('m1', listener)
    const market = buildMarket({ id: 18, specifier: 'total=2.5', name: 'Total 2.5' })
    store.apply(marketsChanged({ id: 18, specifier: 'total=2.5', market }))
    frame.paint()
    expect(listener).toHaveBeenCalledOnce()
    expect(store.marketKeys.get('m1')).toEqual(['m1:1:', 'm1:18:total=2.5'])
    expect(store.market('m1:18:total=2.5')?.definition).toMatchObject({ name: 'Total 2.5' })
    expect(store.get('m1:18:total=2.5:1')).toMatchObject({ odds: 1500, state: 'open' })
  })

  it('go when a complete snapshot does not hold them', () => {
    store.applySnapshot({ markets: [buildMarket({ id: 18 })], complete: ['m1'] })
    expect(store.marketKeys.get('m1')).toEqual(['m1:18:'])
  })

  it('go when a snapshot of their ids alone does not hold them, and others stay', () => {
    const total = (line: string) => buildMarket({ id: 18, specifier: `total=${line}` })
    store.applySnapshot({ markets: [total('2.5'), total('3.5')] })
    const pushed = [
      marketsChanged({ id: 18, specifier: 'total=4.5', market: buildMarket({ id: 18 }) }),
      marketsChanged({ id: 30, market: buildMarket({ id: 30 }) }),
    ]
    store.applySnapshot({ markets: [total('3.5')], complete: ['m1'], onlyIds: [18], pushed })
    expect(store.marketKeys.get('m1')).toEqual(['m1:1:', 'm1:18:total=3.5', 'm1:18:total=4.5'])
  })
})

describe('a snapshot that comes after what was pushed since it was made', () => {
  const finished = { id: 'm1', status: 4 } as const

  it('[RT-20] is shown with that at once', () => {
    const listener = vi.fn()
    store.subscribe(home, listener)
    store.applySnapshot({
      matches: [buildMatch()],
      markets: [buildMarket(), buildMarket({ id: 18 }), buildMarket({ id: 29 })],
      complete: ['m1'],
      pushed: [
        marketsChanged({ status: -1 }),
        marketsChanged({ status: 1, outcomes: [price('1', 1600)] }, { id: 18, status: 0 }),
        marketsChanged({ id: 30, market: buildMarket({ id: 30 }) }),
        { type: 'match_status_changed', match: finished },
      ],
    })
    expect(listener).toHaveBeenCalledOnce()
    expect(store.get(home)).toMatchObject({ odds: 1600, state: 'open', direction: 'up' })
    expect(store.marketKeys.get('m1')).toEqual(['m1:1:', 'm1:29:', 'm1:30:'])
    expect(store.match('m1')).toMatchObject({ status: 4, stage: '1st half' })
  })

  it('[RT-20] leaves alone what is not in it', () => {
    const pushed = [marketsChanged({ matchId: 'm2', outcomes: [price('1', 1600)] }, { status: -1 })]
    store.applySnapshot({ markets: [buildMarket({ id: 18 })], pushed })
    expect(store.get(home)).toMatchObject({ state: 'open' })
    expect(store.marketKeys.get('m2')).toBeUndefined()
  })

  it('[RT-26] leaves out what a disabled provider told', () => {
    store.setProviders({ simulator: 'inactive' })
    const pushed = [marketsChanged({ status: -1 })]
    store.applySnapshot({ markets: [buildMarket()], complete: ['m1'], pushed })
    expect(store.get(home)).toMatchObject({ state: 'stale' })
  })
})

describe('matches', () => {
  it('[RT-08] [RT-22] take over what changed and keep the scores that did not', () => {
    const before = store.match('m1')
    const listener = vi.fn()
    store.matches.subscribe('m1', listener)
    const { id, status, stage, clock, totalScore, gameScore, periodScores } = buildMatch()
    const seen = { currentServer: null, situation: null, redCards: { home: 0, away: 1 } }
    const rest = { ...seen, availableMarketsCount: 9 }
    const scores = { totalScore, gameScore, periodScores }
    store.apply({ type: 'match_changed', match: { id, status, stage, clock, ...scores, ...rest } })
    frame.paint()
    const after = store.match('m1')
    expect(after).toMatchObject({ redCards: { home: 0, away: 1 }, availableMarketsCount: 9 })
    expect(after?.totalScore).toBe(before?.totalScore)
    expect(after?.periodScores).toBe(before?.periodScores)
    expect(after?.clock).toBe(before?.clock)
    expect(listener).toHaveBeenCalledOnce()
  })

  it('[RT-10] take over their status', () => {
    store.apply({ type: 'match_status_changed', match: { id: 'm1', status: 4 } })
    frame.paint()
    expect(store.match('m1')).toMatchObject({ status: 4, stage: '1st half' })
  })

  it('stay the same object when nothing changed', () => {
    const before = store.match('m1')
    store.apply({ type: 'match_status_changed', match: { id: 'm1', status: 1 } })
    expect(frame.waiting).toBe(0)
    store.applySnapshot({ matches: [buildMatch()] })
    expect(store.match('m1')).toBe(before)
  })
})

describe('what is switched off', () => {
  it.each([
    ['provider', () => store.setProviders({ simulator: 'inactive' })],
    ['sport', () => store.setSports(['tennis'])],
  ])('[RT-26] ignores the events of a disabled %s', (_, disable) => {
    disable()
    store.apply({ type: 'match_status_changed', match: { id: 'm1', status: 4 } })
    store.apply(marketsChanged({ outcomes: [price('1', 1600)] }))
    frame.paint()
    expect(store.match('m1')).toMatchObject({ status: 1 })
    expect(store.get(home)).toMatchObject({ odds: 1500 })
  })

  it('[P28] [RT-26] leaves the prices of a disabled provider as they are in what is read anew', () => {
    store.setProviders({ simulator: 'inactive' })
    const [first, ...others] = buildMarket().outcomes
    const moved = buildMarket({ outcomes: [{ ...first!, odds: oddsOf(1600) }, ...others] })
    store.applySnapshot({ matches: [buildMatch()], markets: [moved], complete: ['m1'] })
    expect(store.get(home)).toMatchObject({ odds: 1500, state: 'stale' })
    store.setProviders({ simulator: 'active' })
    store.applySnapshot({ markets: [moved], complete: ['m1'] })
    expect(store.get(home)).toMatchObject({ odds: 1600, state: 'open' })
  })

  it('[RT-11] shows the prices of a disabled provider as stale, and asks for new ones later', () => {
    const outdated = vi.fn()
    store.onOutdated(outdated)
    store.apply({ type: 'provider_status_changed', providerStatuses: { simulator: 'inactive' } })
    expect(store.get(home)).toMatchObject({ state: 'stale' })
    expect(outdated).not.toHaveBeenCalled()
    store.apply({ type: 'provider_status_changed', providerStatuses: { simulator: 'active' } })
    expect(store.get(home)).toMatchObject({ state: 'open', direction: null })
    expect(outdated).toHaveBeenCalledOnce()
  })
})
