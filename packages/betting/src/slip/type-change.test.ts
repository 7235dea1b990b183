import { describe, expect, test } from 'vitest'
import type { BetType } from '../bets/bet-type.ts'
import { amountOf } from '../money/amount.ts'
import { freebet } from '../testing/bonuses.ts'
import { add, addCustom, rules, run, shape } from '../testing/slip.ts'
import type { SlipState } from './slip-state.ts'
import { typeRefusal } from './type-change.ts'

const multi = { provider: 'multi' }
const to = (betType: BetType) => ({ type: 'setBetType', betType }) as const
const stake = { type: 'setStake', stake: amountOf(1000n) } as const

const combo = run([add('1', multi), add('2', multi), add('3', multi), to('combo'), stake])

describe('changing the type', () => {
  test('[SLIP-23] single splits into one bet each with the first stake', () => {
    expect(shape(run([to('single')], combo))).toEqual([
      'single 1 1000',
      'single 1 1000',
      'single 1 1000',
    ])
  })

  test('[SLIP-24] combo merges all bets into one', () => {
    expect(shape(run([to('single'), to('combo')], combo))).toEqual(['combo 3 1000'])
  })

  test('[SLIP-25] single is refused where multi-single is not available', () => {
    const plain = run([add('1'), add('2')])
    expect(run([to('single')], plain)).toBe(plain)
    expect(typeRefusal(plain.bets, 'single', rules)).toBe('no_multi_single')
    expect(typeRefusal(combo.bets, 'single', rules)).toBeNull()
  })

  test('[SLIP-26] nothing changes for the same type, one selection or a custom bet', () => {
    expect(run([to('combo')], combo)).toBe(combo)
    const single = run([add('1')])
    expect(run([to('combo')], single)).toBe(single)
    const custom = run([addCustom('1'), addCustom('1', { marketId: 18 })])
    expect(run([to('combo')], custom)).toBe(custom)
  })

  test('[SLIP-25] [SLIP-26] [SYS-05] each refusal has its reason', () => {
    const reason = (state: SlipState, betType: BetType, under = rules) =>
      typeRefusal(state.bets, betType, under)
    expect(reason(run([]), 'combo')).toBe('too_few_selections')
    expect(reason(run([add('1')]), 'system')).toBe('too_few_selections')
    expect(reason(run([add('1')]), 'single')).toBe('unchanged')
    expect(reason(run([add('1'), add('2')]), 'single')).toBe('no_multi_single')
    expect(reason(run([add('1'), add('2')]), 'system')).toBe('no_system_of_this_size')
    expect(reason(run([addCustom('1'), addCustom('1', { marketId: 18 })]), 'combo')).toBe(
      'custom_bet',
    )
    const sameMatch = run([add('1'), add('1', { marketId: 18, outcomeId: '12' })])
    expect(reason(combo, 'custom_bet')).toBe('no_custom_bet')
    expect(reason(sameMatch, 'custom_bet', { ...rules, customBetEnabled: false })).toBe(
      'no_custom_bet',
    )
    expect(reason(combo, 'single')).toBeNull()
    expect(reason(combo, 'system')).toBeNull()
    expect(reason(sameMatch, 'custom_bet')).toBeNull()
  })

  test('[SYS-04] system builds one bet of the first type that fits', () => {
    const system = run([to('system')], combo)
    expect(shape(system)).toEqual(['system 3 1000'])
    expect(system.bets[0]?.systemType?.id).toBe('2/3')
  })

  test('[SYS-01] the types that fit are listed on the ticket', () => {
    expect(combo.systemTypes.map(({ id }) => id)).toEqual(['2/3'])
    expect(run([add('4')], combo).systemTypes.map(({ id }) => id)).toEqual(['2/4', '3/4'])
  })

  test('[SYS-05] system is a no-op when no type has the size', () => {
    const two = run([add('1'), add('2')])
    expect(run([to('system')], two)).toBe(two)
  })

  test('[SYS-06] another system type keeps one bet and its stake', () => {
    const systemType = { id: '3/4', totalCount: 4, winCount: 3 }
    const system = run([add('4'), to('system'), { type: 'setSystemType', systemType }], combo)
    expect(shape(system)).toEqual(['system 4 1000'])
    expect(system.bets[0]?.systemType).toEqual(systemType)
    expect(run([{ type: 'setSystemType', systemType }], system)).toBe(system)
    const unknown = { id: '9/9', totalCount: 9, winCount: 9 }
    expect(run([{ type: 'setSystemType', systemType: unknown }], system)).toBe(system)
  })

  test('[CUST-03] legs of one match can become a custom bet', () => {
    const sameMatch = run([add('1'), add('1', { marketId: 18, outcomeId: '12' }), stake])
    expect(shape(run([to('custom_bet')], sameMatch))).toEqual(['custom_bet 2 1000'])
    expect(run([to('custom_bet')], combo)).toBe(combo)
  })

  test('[FREE-03] a freebet is not multiplied by splitting', () => {
    const free = run([{ type: 'setBonus', betKey: 'combo', bonus: freebet }, to('single')], combo)
    expect(shape(free)).toEqual(['single 1 500', 'single 1 0', 'single 1 0'])
    expect(free.bets.map((bet) => bet.bonus?.id ?? null)).toEqual(['free', null, null])
  })
})
