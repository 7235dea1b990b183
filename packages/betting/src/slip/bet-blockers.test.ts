import { describe, expect, test } from 'vitest'
import { freebet } from '../testing/bonuses.ts'
import { add, addCustom, context, idOf, price, rules, run } from '../testing/slip.ts'
import { betBlockers } from './bet-blockers.ts'
import type { PlacementContext } from './blocker.ts'

const staked = run([add('1'), { type: 'setStake', stake: 1000n }])

const codes = (state: ReturnType<typeof run>, more: Partial<PlacementContext> = {}) =>
  state.bets.flatMap((bet) => betBlockers(bet, context(more)).map(({ code }) => code))

describe('a bet is blocked', () => {
  test('not at all when it is ready', () => {
    expect(codes(staked)).toEqual([])
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
    expect(codes(run([price('1', 2000, -1)], staked))).toEqual(['selection_suspended'])
    expect(codes(run([price('1', 2000, -3)], staked))).toEqual(['selection_unavailable'])
    expect(codes(staked, { staleSelectionIds: new Set([idOf('1')]) })).toEqual(['selection_stale'])
    const unknown = staked.bets.map((bet) => ({
      ...bet,
      selections: bet.selections.map((leg) => ({ ...leg, odds: Number.NaN })),
    }))
    const found = unknown.map((bet) => betBlockers({ ...bet, stake: 0n }, context()))
    expect(found.flat().map(({ code }) => code)).toContain('unknown_price')
  })

  test('[SLIP-34] by a stake that is missing, too small or too large', () => {
    expect(codes(run([add('1')]))).toEqual(['stake_missing'])
    expect(codes(staked, { minStake: 1001n })).toEqual(['stake_below_minimum'])
    expect(codes(staked, { maxStakeByBet: { [idOf('1')]: 999n } })).toEqual(['stake_above_maximum'])
    const huge = run([{ type: 'setStake', stake: 100_000_001n }], staked)
    expect(codes(huge)).toEqual(['stake_above_maximum'])
    const vip = run([{ type: 'setVip', betKey: idOf('1'), isVip: true }], huge)
    expect(codes(vip)).toEqual([])
  })

  test('[QUICK-14] by a win that does not exceed the stake', () => {
    const flat = run([add('1', { odds: 1000 }), { type: 'setStake', stake: 100n }])
    expect(codes(flat)).toEqual(['potential_win_not_above_stake'])
  })

  test('by two legs of one match', () => {
    const combo = run([add('1', { marketId: 18, outcomeId: '12' })], staked)
    expect(codes(combo)).toEqual(['same_match_conflict'])
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
        odds,
      }) as const
    const custom = run([addCustom('1'), { type: 'setStake', stake: 1000n }])
    expect(codes(custom)).toContain('unknown_price')
    expect(codes(run([quote(3000)], custom))).toEqual([])
    expect(codes(run([quote(3000), quote(2900)], custom))).toEqual(['odds_changed'])
    const off = { rules: { ...rules, customBetEnabled: false } }
    expect(codes(run([quote(3000)], custom), off)).toEqual(['custom_bet_disabled'])
  })
})
