import { amountOf } from '@touchline/betting'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { aMarket } from '../../testing/matches.ts'
import { HOLD_MS } from './button.ts'
import { ACCEPT_MODE } from './stored.ts'
import { bodyOf, placed } from './testing/ready-slip.ts'
import { firstMatch, pick, secondMatch, settle, slipKit } from './testing/slip-kit.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

async function withTwo(hasSession = true, options: Parameters<typeof slipKit>[0] = {}) {
  const kit = slipKit(options)
  await kit.start(hasSession)
  kit.slip.dispatch({ type: 'toggle', picked: pick() })
  kit.slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
  kit.slip.dispatch({ type: 'setStake', stake: amountOf(1000n) })
  await settle()
  return kit
}

describe('prices', () => {
  test('[SLIP-28] [ODDS-07] [RT-09] a pushed price is flagged and can be accepted', async () => {
    const { slip, reprice } = await withTwo(false)
    await reprice(firstMatch, { 1: 2100 })
    expect(slip.getState().slip.ticketState).toBe('ODDS_CHANGED')
    expect(slip.getState().action).toEqual({ kind: 'accept', count: 1 })
    slip.dispatch({ type: 'press' })
    expect(slip.getState().slip.ticketState).toBe('INITIAL')
    expect(slip.getState().slip.bets[0]?.selections[0]?.acceptedOdds).toBe(2100)
  })

  test('[SLIP-27] another selection while one is flagged keeps ODDS_CHANGED', async () => {
    const { slip, reprice, start } = slipKit()
    await start(false)
    slip.dispatch({ type: 'toggle', picked: pick() })
    await reprice(firstMatch, { 1: 2100 })
    slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
    expect(slip.getState().slip.ticketState).toBe('ODDS_CHANGED')
  })

  test('[P5] under a cap small drops are taken together, a greater one is asked about', async () => {
    const { slip, reprice, sentTo } = await withTwo(true)
    slip.dispatch({ type: 'setAcceptMode', acceptMode: 'any:2' })
    await settle()
    expect(sentTo('saveSettings')[0]?.input?.body).toEqual({ autoAcceptOddsChange: 'any:2' })
    await reprice(firstMatch, { 1: 1980 })
    expect(slip.getState().slip.ticketState).toBe('INITIAL')
    expect(slip.getState().summary.totalOdds).toBe(3960n)
    await reprice(firstMatch, { 1: 1950 })
    expect(slip.getState().slip.bets[0]?.selections[0]).toMatchObject({
      acceptedOdds: 2000,
      odds: 1950,
      isChanged: true,
    })
  })

  test('[ODDS-08] under higher only a drop is flagged', async () => {
    const { slip, reprice } = await withTwo(true)
    slip.dispatch({ type: 'setAcceptMode', acceptMode: 'higher' })
    await settle()
    await reprice(firstMatch, { 1: 2100 })
    expect(slip.getState().slip.ticketState).toBe('INITIAL')
    await reprice(firstMatch, { 1: 2050 })
    expect(slip.getState().slip.ticketState).toBe('ODDS_CHANGED')
  })

  test('[ODDS-06] [ODDS-09] under any nothing is flagged, and the choice goes to the settings', async () => {
    const { slip, reprice, sentTo } = await withTwo(true)
    slip.dispatch({ type: 'setAcceptMode', acceptMode: 'any' })
    await settle()
    await reprice(firstMatch, { 1: 1500 })
    expect(slip.getState().slip.ticketState).toBe('INITIAL')
    expect(sentTo('saveSettings')[0]?.input?.body).toEqual({ autoAcceptOddsChange: 'any' })
  })

  test('[ODDS-06] [GAP-21] a visitor’s accept mode lasts for the browser session', async () => {
    const { slip, storages, sentTo } = await withTwo(false)
    slip.dispatch({ type: 'setAcceptMode', acceptMode: 'higher' })
    await settle()
    expect(storages.session.getItem(ACCEPT_MODE.key)).toBe('higher')
    expect(sentTo('saveSettings')).toEqual([])
    const next = slipKit({ storages })
    await next.start(false)
    expect(next.slip.getState().acceptMode).toBe('higher')
  })

  test('[ODDS-06] at sign-in the player’s setting wins', async () => {
    const { slip, session } = await withTwo(false, { settings: { autoAcceptOddsChange: 'any' } })
    slip.dispatch({ type: 'setAcceptMode', acceptMode: 'higher' })
    await settle()
    await session.signIn({ email: 'a@b.test', password: 'x' })
    expect(slip.getState().acceptMode).toBe('any')
  })

  test('[ODDS-10] [ODDS-11] [M10] the button removes what cannot be bet on, then goes on', async () => {
    const { slip, live, reprice } = await withTwo()
    live.apply({ type: 'markets_changed', markets: [aMarket({ status: -1 })] })
    await settle()
    expect(slip.getState().action).toEqual({ kind: 'removeUnavailable', count: 1 })
    await reprice(secondMatch, { 1: 2600 })
    live.apply({ type: 'markets_changed', markets: [aMarket({ status: -3 })] })
    await settle()
    expect(slip.getState().action).toEqual({ kind: 'removeUnavailable', count: 1 })
    expect(slip.getState().summary.totalOdds).toBe(2600n)
    vi.advanceTimersByTime(HOLD_MS)
    slip.dispatch({ type: 'press' })
    expect(slip.getState().slip.selectedOutcomeIds).toEqual(['20:1::1'])
    expect(slip.getState().action).toEqual({ kind: 'accept', count: 1 })
    slip.dispatch({ type: 'press' })
    expect(slip.getState().slip.bets[0]?.selections[0]?.isChanged).toBe(true)
  })

  test('[ODDS-10] an inactive and a missing outcome suspend their selections', async () => {
    const { slip, live } = await withTwo()
    const [outcome] = aMarket().outcomes
    live.apply({
      type: 'markets_changed',
      markets: [aMarket({ outcomes: outcome ? [{ ...outcome, active: false }] : [] })],
    })
    await settle()
    expect(slip.getState().slip.bets[0]?.selections[0]?.isSuspended).toBe(true)
    live.applySnapshot({ markets: [aMarket({ matchId: '20', outcomes: [] })] })
    await settle()
    expect(slip.getState().slip.bets[0]?.selections[1]?.isSuspended).toBe(true)
  })

  test('[SLIP-29] [RT-11] an inactive provider marks its selections until it is back', async () => {
    const { slip, tellProviders } = await withTwo()
    const suspended = () =>
      slip.getState().slip.bets[0]?.selections.map((leg) => leg.isSuspended) ?? []
    tellProviders({ simulator: 'inactive', other: 'active' })
    expect(suspended()).toEqual([true, true])
    tellProviders({ simulator: 'active' })
    expect(suspended()).toEqual([false, false])
  })

  test('[SLIP-29] [SET-05] selections that come back stand as their provider does now', async () => {
    const { slip, start, storages } = slipKit()
    await start(false)
    slip.dispatch({ type: 'toggle', picked: pick() })
    for (const simulator of ['inactive', 'active'] as const) {
      const reloaded = slipKit({ storages, settings: { providerStatuses: { simulator } } })
      await reloaded.start(false)
      const [leg] = reloaded.slip.getState().slip.bets[0]?.selections ?? []
      expect(leg).toMatchObject({ isSuspended: simulator === 'inactive' })
    }
  })

  test('[ODDS-12] the stake for a wanted return follows the price', async () => {
    const { slip, reprice, start } = slipKit()
    await start(true)
    slip.dispatch({ type: 'setAcceptMode', acceptMode: 'any' })
    await settle()
    slip.dispatch({ type: 'toggle', picked: pick() })
    slip.dispatch({ type: 'setPotentialWin', amount: amountOf(10_000n), betKey: '10:1::1' })
    expect(slip.getState().slip.bets[0]?.stake).toBe(5000n)
    await reprice(firstMatch, { 1: 2500 })
    expect(slip.getState().slip.bets[0]?.stake).toBe(4000n)
  })

  test('[RT-10] a match that ends takes its selection off', async () => {
    const { slip, live } = await withTwo()
    live.apply({ type: 'match_status_changed', match: { id: '10', status: 4 } })
    await settle()
    expect(slip.getState().slip.bets[0]?.selections[0]?.isNotAvailable).toBe(true)
  })

  test('a stale price and a lost connection block placing', async () => {
    const { slip, live, setConnected } = await withTwo()
    live.hold('10', true)
    await settle()
    expect(slip.getState().action).toEqual({ kind: 'blocked', code: 'selection_stale' })
    live.hold('10', false)
    expect(slip.getState().action.kind).toBe('place')
    setConnected(false)
    expect(slip.getState().action).toEqual({ kind: 'blocked', code: 'connection_lost' })
  })

  test('matches are followed as long as one of their outcomes is in the slip', async () => {
    const { slip, followed } = await withTwo()
    expect(followed).toEqual(['10', '20'])
    slip.dispatch({ type: 'removeSelection', selectionId: '10:1::1' })
    expect(followed).toEqual(['20'])
    slip.dispatch({ type: 'clear' })
    expect(followed).toEqual([])
  })
})

describe('the button', () => {
  test('[SLIP-28] keeps its meaning for 300 ms after a price change', async () => {
    const { slip, reprice } = await withTwo()
    expect(slip.getState().action.kind).toBe('place')
    await reprice(firstMatch, { 1: 2100 })
    expect(slip.getState().heldAction?.kind).toBe('place')
    vi.advanceTimersByTime(HOLD_MS - 1)
    expect(slip.getState().heldAction?.kind).toBe('place')
    vi.advanceTimersByTime(1)
    expect(slip.getState().heldAction).toBeNull()
  })

  test('[SLIP-30] the first press after a change only accepts it', async () => {
    const { slip, reprice, sentTo } = await withTwo()
    await reprice(firstMatch, { 1: 2100 })
    slip.dispatch({ type: 'press' })
    expect(slip.getState().slip.ticketState).toBe('INITIAL')
    expect(sentTo('placeBets')).toEqual([])
    slip.dispatch({ type: 'press' })
    expect(sentTo('placeBets')).toEqual([])
    expect(slip.getState().isResting).toBe(true)
    vi.advanceTimersByTime(HOLD_MS)
    expect(slip.getState().action.kind).toBe('place')
    expect(slip.getState().isResting).toBe(false)
  })

  test('[SLIP-30] a price that comes back does not turn a press on accept into a bet', async () => {
    const { slip, reprice, sentTo } = await withTwo()
    await reprice(firstMatch, { 1: 2100 })
    vi.advanceTimersByTime(HOLD_MS)
    await reprice(firstMatch, { 1: 2000 })
    expect(slip.getState().heldAction?.kind).toBe('accept')
    slip.dispatch({ type: 'press' })
    expect(sentTo('placeBets')).toEqual([])
  })

  test('[SLIP-30] [ODDS-12] a stake that a price raised is not placed before it was shown', async () => {
    const { slip, reprice, sentTo, start } = slipKit({ answers: { placeBets: placed } })
    await start(true)
    slip.dispatch({ type: 'setAcceptMode', acceptMode: 'any' })
    await settle()
    slip.dispatch({ type: 'toggle', picked: pick() })
    slip.dispatch({ type: 'setPotentialWin', amount: amountOf(10_000n), betKey: '10:1::1' })
    await reprice(firstMatch, { 1: 1600 })
    expect(slip.getState().action).toMatchObject({ kind: 'place', stake: 6250n })
    expect(slip.getState().heldAction).toMatchObject({ kind: 'place', stake: 5000n })
    slip.dispatch({ type: 'press' })
    expect(sentTo('placeBets')).toEqual([])
    vi.advanceTimersByTime(HOLD_MS)
    expect(slip.getState().heldAction).toBeNull()
    await reprice(firstMatch, { 1: 2500 })
    slip.dispatch({ type: 'press' })
    await settle()
    expect(bodyOf(sentTo('placeBets')[0]).bets[0]?.stake.value).toBe(4000n)
  })

  test('what the player does shows its meaning at once', async () => {
    const { slip, reprice } = await withTwo()
    await reprice(firstMatch, { 1: 2100 })
    slip.dispatch({ type: 'setStake', stake: amountOf(2000n) })
    expect(slip.getState().heldAction).toBeNull()
  })
})
