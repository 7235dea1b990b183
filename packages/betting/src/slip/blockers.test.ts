import { describe, expect, test } from 'vitest'
import { heldAt, NO_HELD_RAILS } from '../limits/own-limits.ts'
import { amountOf, MAX_AMOUNT, NO_AMOUNT } from '../money/amount.ts'
import { oddsOf } from '../odds/odds.ts'
import { freebet } from '../testing/bonuses.ts'
import { add, addCustom, context, idOf, place, price, rules, run } from '../testing/slip.ts'
import type { PlacementContext } from './blockers.ts'
import { betBlockers, blocker, BLOCKER_CODES, slipBlockers } from './blockers.ts'

test('[GAP-08] every blocker has a message, and the ones that the page can help with prompt', () => {
  for (const code of BLOCKER_CODES) expect(blocker(code).messageKey).toMatch(/^(slip|error)\./)
  expect(blocker('sign_in_required').severity).toBe('prompt')
  expect(blocker('balance_too_low').severity).toBe('error')
})

test('[QUICK-14] a win that does not exceed the stake has its own key', () => {
  expect(blocker('potential_win_not_above_stake').messageKey).toBe(
    'error.potential_win.equal_or_less',
  )
})

const staked = run([add('1'), { type: 'setStake', stake: amountOf(1000n) }])

const codes = (state: ReturnType<typeof run>, more: Partial<PlacementContext> = {}) =>
  slipBlockers(state, context(more)).map(({ code }) => code)

describe('the slip is blocked', () => {
  test('not at all when everything is known and fresh', () => {
    expect(codes(staked)).toEqual([])
  })

  test('[PLACE-01] for a visitor until sign-in', () => {
    const visitor = { ...rules, isLoggedIn: false }
    expect(codes(staked, { rules: visitor, balance: null })).toEqual(['sign_in_required'])
  })

  test('[FAIR-30] by a pause of the player, and in play by the hours without it', () => {
    const pauseUntil = { ...NO_HELD_RAILS, pauseUntil: 60_000 }
    expect(slipBlockers(staked, context({ held: pauseUntil }))).toMatchObject([
      { code: 'paused', severity: 'error', params: { until: 60_000 } },
    ])
    expect(codes(staked, { held: pauseUntil, rules: { ...rules, isLoggedIn: false } })).toEqual([
      'sign_in_required',
    ])
    const noLive = { held: { ...NO_HELD_RAILS, noLiveUntil: 60_000 } }
    expect(codes(staked, noLive)).toEqual([])
    const began = { type: 'matchStatusChanged', matchId: '1', matchStatus: 1 } as const
    expect(codes(run([began], staked), noLive)).toEqual(['no_live'])
    expect(heldAt({ pauseUntil: 5, noLiveUntil: 6, playUntil: null }, 5)).toEqual({
      pauseUntil: null,
      noLiveUntil: 6,
      playUntil: null,
    })
  })

  test('by a balance that is too low or not known', () => {
    expect(codes(staked, { balance: amountOf(999n) })).toEqual(['balance_too_low'])
    expect(codes(staked, { balance: amountOf(1000n) })).toEqual([])
    expect(codes(staked, { balance: null })).toEqual(['balance_unknown'])
    const free = run([{ type: 'setBonus', betKey: idOf('1'), bonus: freebet }], staked)
    expect(codes(free, { balance: NO_AMOUNT })).toEqual([])
  })

  test('without a connection, without bets and with too many of them', () => {
    expect(codes(staked, { isConnected: false })).toEqual(['connection_lost'])
    expect(codes(run([]))).toEqual(['slip_empty'])
    const combo = run([add('2')], staked)
    expect(codes(combo, { rules: { ...rules, maxSelections: 1 } })).toEqual(['too_many_selections'])
  })

  test('[P4] not by a single without a stake beside one that has it', () => {
    const multi = { provider: 'multi' }
    const two = run([add('1', multi), add('2', multi)])
    expect(codes(two)).toEqual(['stake_missing', 'stake_missing'])
    const one = run([{ type: 'setStake', stake: amountOf(1000n), betKey: idOf('1') }], two)
    expect(codes(one)).toEqual([])
    expect(codes(run([price('2', 2100)], one))).toEqual([])
    expect(codes(run([price('2', 2000, -3)], one))).toEqual([])
    expect(codes(run([price('1', 2000, -3)], one))).toEqual(['selection_unavailable'])
  })

  test('[SLIP-22] while it is placed or restored', () => {
    expect(codes(run([place()], staked))).toEqual(['in_progress'])
    expect(codes({ ...staked, isRestoring: true })).toEqual(['in_progress'])
  })
})

const betCodes = (state: ReturnType<typeof run>, more: Partial<PlacementContext> = {}) =>
  state.bets.flatMap((bet) => betBlockers(bet, context(more)).map(({ code }) => code))

describe('a bet is blocked', () => {
  test('not at all when it is ready', () => {
    expect(betCodes(staked)).toEqual([])
  })

  test('[ODDS-07] by a price change that was not accepted', () => {
    const [bet] = run([price('1', 2100)], staked).bets
    const [found] = bet === undefined ? [] : betBlockers(bet, context())
    expect(found).toMatchObject({
      code: 'odds_changed',
      selectionId: idOf('1'),
      params: { accepted: 2000, odds: 2100 },
    })
  })

  test('[ODDS-10] by a selection that is suspended, gone, stale or without a price', () => {
    expect(betCodes(run([price('1', 2000, -1)], staked))).toEqual(['selection_suspended'])
    expect(betCodes(run([price('1', 2000, -3)], staked))).toEqual(['selection_unavailable'])
    expect(betCodes(staked, { staleSelectionIds: new Set([idOf('1')]) })).toEqual([
      'selection_stale',
    ])
    const unknown = staked.bets.map((bet) => ({
      ...bet,
      selections: bet.selections.map((leg) => ({ ...leg, odds: oddsOf(Number.NaN) })),
    }))
    const found = unknown.map((bet) => betBlockers({ ...bet, stake: NO_AMOUNT }, context()))
    expect(found.flat().map(({ code }) => code)).toContain('unknown_price')
  })

  test('[SLIP-34] by a stake that is missing, too small or too large', () => {
    expect(betCodes(run([add('1')]))).toEqual(['stake_missing'])
    expect(betCodes(staked, { minStake: amountOf(1001n) })).toEqual(['stake_below_minimum'])
    expect(betCodes(staked, { minStake: amountOf(1000n) })).toEqual([])
    const free = run([{ type: 'setBonus', betKey: idOf('1'), bonus: freebet }], staked)
    expect(betCodes(free, { minStake: MAX_AMOUNT })).toEqual([])
    const least = run([{ type: 'setStake', stake: amountOf(1n) }], staked)
    expect(betCodes(least)).toEqual([])
    expect(betCodes(staked, { maxStakeByBet: { [idOf('1')]: amountOf(999n) } })).toEqual([
      'stake_above_maximum',
    ])
    const huge = run([{ type: 'setStake', stake: amountOf(100_000_001n) }], staked)
    expect(betCodes(huge)).toEqual(['stake_above_maximum'])
    const dear = { minStake: amountOf(1n), maxPayout: amountOf(700_000_000_000n) }
    expect(betCodes(huge, { rules: { ...rules, limits: dear } })).toEqual([])
    const vip = run([{ type: 'setVip', betKey: idOf('1'), isVip: true }], huge)
    expect(betCodes(vip)).toEqual([])
  })

  test('by its maximum alone where the greatest return is below the stake', () => {
    const most = { ...rules, limits: { minStake: amountOf(50n), maxPayout: amountOf(900n) } }
    const found = (maximum: bigint) =>
      betCodes(staked, { rules: most, maxStakeByBet: { [idOf('1')]: amountOf(maximum) } })
    expect(found(450n)).toEqual(['stake_above_maximum'])
    expect(found(2000n)).toEqual(['potential_win_not_above_stake'])
  })

  test('[QUICK-14] by a win that does not exceed the stake', () => {
    const flat = run([add('1', { odds: 1000 }), { type: 'setStake', stake: amountOf(100n) }])
    expect(betCodes(flat)).toEqual(['potential_win_not_above_stake'])
  })

  test('by two legs of one match', () => {
    const combo = run([add('1', { marketId: 18, outcomeId: '12' })], staked)
    expect(betCodes(combo)).toEqual(['legs_conflict'])
  })

  test('[FREE-05] by a bonus whose conditions do not hold', () => {
    const free = run([{ type: 'setBonus', betKey: idOf('1'), bonus: freebet }], staked)
    const wrong = free.bets.map((bet) => ({ ...bet, bonus: { ...freebet, currency: 'USD' } }))
    const found = wrong.flatMap((bet) => betBlockers(bet, context()))
    expect(found).toMatchObject([{ code: 'bonus_conditions', params: { reason: 'currency' } }])
  })

  test('[CUST-06] by a custom price that is missing, changed or not offered', () => {
    const quote = (odds: number) =>
      ({
        type: 'customOddsQuoted',
        betKey: 'custom_bet:1',
        selectionIds: [idOf('1')],
        odds: oddsOf(odds),
      }) as const
    const custom = run([addCustom('1'), { type: 'setStake', stake: amountOf(1000n) }])
    expect(betCodes(custom)).toContain('unknown_price')
    expect(betCodes(run([quote(3000)], custom))).toEqual([])
    expect(betCodes(run([quote(3000), quote(2900)], custom))).toEqual(['odds_changed'])
    const asked = { type: 'proposeCustomOdds', betKey: 'custom_bet:1', odds: oddsOf(4000) } as const
    expect(betCodes(run([asked], custom))).toEqual(['unknown_price'])
    const off = { rules: { ...rules, customBetEnabled: false } }
    expect(betCodes(run([quote(3000)], custom), off)).toEqual(['custom_bet_disabled'])
  })
})
