import { describe, expect, test } from 'vitest'
import { freebet } from '../testing/bonuses.ts'
import { add, context, idOf, place, price, rules, run } from '../testing/slip.ts'
import type { PlacementContext } from './blocker.ts'
import { slipBlockers } from './slip-blockers.ts'

const staked = run([add('1'), { type: 'setStake', stake: 1000n }])

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

  test('by a balance that is too low or not known', () => {
    expect(codes(staked, { balance: 999n })).toEqual(['balance_too_low'])
    expect(codes(staked, { balance: 1000n })).toEqual([])
    expect(codes(staked, { balance: null })).toEqual(['balance_unknown'])
    const free = run([{ type: 'setBonus', betKey: idOf('1'), bonus: freebet }], staked)
    expect(codes(free, { balance: 0n })).toEqual([])
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
    const one = run([{ type: 'setStake', stake: 1000n, betKey: idOf('1') }], two)
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
