import { describe, expect, test } from 'vitest'
import { freebet } from '../testing/bonuses.ts'
import { add, addCustom, idOf, price, rules, run, shape } from '../testing/slip.ts'

const single = run([add('1')])
const want = { type: 'setPotentialWin', amount: 10_000n, betKey: idOf('1') } as const

describe('the stake', () => {
  test('[SLIP-40] can be a recommended one', () => {
    const bet = run([{ type: 'setRecommendedStake', stake: 500n }], single).bets[0]
    expect([bet?.stake, bet?.stakeSource]).toEqual([500n, 'recommended_stake'])
  })

  test('[SLIP-13] has no source when typed, and an unchanged one changes nothing', () => {
    const typed = run(
      [
        { type: 'setRecommendedStake', stake: 500n },
        { type: 'setStake', stake: 500n },
      ],
      single,
    )
    expect(typed.bets[0]?.stakeSource).toBeNull()
    expect(run([{ type: 'setStake', stake: 500n }], typed)).toBe(typed)
    expect(run([{ type: 'setStake', stake: -1n }], typed)).toBe(typed)
    expect(run([{ type: 'setStake', stake: 1n, betKey: 'other' }], typed)).toBe(typed)
  })

  test('is set for one bet or for all', () => {
    const two = run([add('1', { provider: 'multi' }), add('2', { provider: 'multi' })])
    expect(shape(run([{ type: 'setStake', stake: 5n, betKey: idOf('2') }], two))).toEqual([
      'single 1 0',
      'single 1 5',
    ])
    expect(shape(run([{ type: 'setStake', stake: 5n }], two))).toEqual(['single 1 5', 'single 1 5'])
  })

  test('[ODDS-12] follows the odds when it came from a wanted win', () => {
    const wanted = run([want], single)
    expect([shape(wanted)[0], wanted.bets[0]?.stakeSource]).toEqual([
      'single 1 5000',
      'potential_win',
    ])
    const risen = run([price('1', 2500)], wanted)
    expect(shape(risen)).toEqual(['single 1 4000'])
    expect(shape(run([price('1', 2000)], risen))).toEqual(['single 1 5000'])
    expect(run([want], wanted)).toBe(wanted)
  })

  test('stands as it is when the legs change', () => {
    const combo = run([want, add('2')], single)
    expect([shape(combo)[0], combo.bets[0]?.stakeSource]).toEqual(['combo 2 5000', null])
  })

  test('[SLIP-33] is 0 with source sharing after a change of currency', () => {
    const staked = run([{ type: 'setStake', stake: 1000n }], single)
    const usd = run([{ type: 'setCurrency', currency: 'USD', subunits: 100 }], staked)
    expect(usd.bets[0]).toMatchObject({ stake: 0n, stakeSource: 'sharing', currency: 'USD' })
    expect(usd.currency).toBe('USD')
    expect(run([{ type: 'setCurrency', currency: 'EUR', subunits: 100 }], staked)).toBe(staked)
    const free = run([{ type: 'setBonus', betKey: idOf('1'), bonus: freebet }], single)
    const other = run([{ type: 'setCurrency', currency: 'USD', subunits: 100 }], free)
    expect(other.bets[0]).toMatchObject({
      bonus: null,
      freebetStake: null,
      stake: 0n,
      stakeSource: 'sharing',
    })
  })

  test('[CUST-01] for a wanted win waits until a custom bet has its price', () => {
    const custom = run([addCustom('1'), { ...want, betKey: 'custom_bet:1' }])
    expect(custom.bets[0]?.stake).toBe(0n)
    const quoted = run(
      [{ type: 'customOddsQuoted', betKey: 'custom_bet:1', selectionIds: [idOf('1')], odds: 4000 }],
      custom,
      rules,
    )
    expect(quoted.bets[0]?.stake).toBe(2500n)
  })
})
