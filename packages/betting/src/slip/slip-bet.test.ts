import { describe, expect, test } from 'vitest'
import type { AvailableBonuses } from '../bets/bonus.ts'
import { NO_BONUSES } from '../bets/bonus.ts'
import { amountOf } from '../money/amount.ts'
import { oddsOf } from '../odds/odds.ts'
import { boost, freebet, hunting, lootbox, tournament } from '../testing/bonuses.ts'
import { add, addCustom, idOf, pick, price, rules, run, shape } from '../testing/slip.ts'
import { createSelection } from './selection.ts'
import { betKey, createBet, isFreebet, slipBetTerms, STAKE_SOURCES } from './slip-bet.ts'

const plain = createBet('single', [createSelection(pick('1'))], { currency: 'EUR', subunits: 100 })

test('[SLIP-10] a bet has its fields', () => {
  expect(Object.keys(plain)).toEqual(
    expect.arrayContaining([
      'stake',
      'currency',
      'subunits',
      'betType',
      'selections',
      'systemType',
      'customOdds',
      'bonus',
      'bonusOdds',
      'availableBonuses',
      'jackpots',
      'stakeSource',
      'freebetStake',
      'isVip',
    ]),
  )
})

test('[SLIP-13] [GAP-06] stakes come from a recommendation, a wanted win, sharing or the hand', () => {
  expect(STAKE_SOURCES).toEqual(['recommended_stake', 'potential_win', 'sharing'])
  expect(plain.stakeSource).toBeNull()
})

test('bets are told apart by selection, type or match', () => {
  expect(betKey(plain)).toBe('1:1::1')
  expect(betKey({ ...plain, betType: 'combo' })).toBe('combo')
  expect(betKey({ ...plain, betType: 'custom_bet' })).toBe('custom_bet:1')
})

test('[FREE-02] terms carry how a freebet pays', () => {
  expect(slipBetTerms(plain, rules).freebetMode).toBeNull()
  expect(slipBetTerms({ ...plain, bonus: freebet }, rules).freebetMode).toBe('only_win')
  expect(isFreebet({ ...plain, bonus: freebet })).toBe(true)
})

const single = run([add('1')])
const want = { type: 'setPotentialWin', amount: amountOf(10_000n), betKey: idOf('1') } as const

describe('the stake', () => {
  test('[SLIP-40] can be a recommended one', () => {
    const bet = run([{ type: 'setRecommendedStake', stake: amountOf(500n) }], single).bets[0]
    expect([bet?.stake, bet?.stakeSource]).toEqual([500n, 'recommended_stake'])
  })

  test('[SLIP-13] has no source when typed, and an unchanged one changes nothing', () => {
    const typed = run(
      [
        { type: 'setRecommendedStake', stake: amountOf(500n) },
        { type: 'setStake', stake: amountOf(500n) },
      ],
      single,
    )
    expect(typed.bets[0]?.stakeSource).toBeNull()
    expect(run([{ type: 'setStake', stake: amountOf(500n) }], typed)).toBe(typed)
    expect(run([{ type: 'setStake', stake: amountOf(-1n) }], typed)).toBe(typed)
    expect(run([{ type: 'setStake', stake: amountOf(1n), betKey: 'other' }], typed)).toBe(typed)
  })

  test('is set for one bet or for all', () => {
    const two = run([add('1', { provider: 'multi' }), add('2', { provider: 'multi' })])
    expect(shape(run([{ type: 'setStake', stake: amountOf(5n), betKey: idOf('2') }], two))).toEqual(
      ['single 1 0', 'single 1 5'],
    )
    expect(shape(run([{ type: 'setStake', stake: amountOf(5n) }], two))).toEqual([
      'single 1 5',
      'single 1 5',
    ])
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
    const staked = run([{ type: 'setStake', stake: amountOf(1000n) }], single)
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
      [
        {
          type: 'customOddsQuoted',
          betKey: 'custom_bet:1',
          selectionIds: [idOf('1')],
          odds: oddsOf(4000),
        },
      ],
      custom,
      rules,
    )
    expect(quoted.bets[0]?.stake).toBe(2500n)
  })
})

const customKey = 'custom_bet:1'
const quote = (odds: number, selectionIds = [idOf('1')]) =>
  ({ type: 'customOddsQuoted', betKey: customKey, selectionIds, odds: oddsOf(odds) }) as const
const propose = (odds: number | null) =>
  ({
    type: 'proposeCustomOdds',
    betKey: customKey,
    odds: odds === null ? null : oddsOf(odds),
  }) as const
const quoted = run([addCustom('1'), quote(3000)])

describe('the price of a custom bet', () => {
  test('[CUST-06] is the first quote for its legs', () => {
    expect(quoted.bets[0]).toMatchObject({ customOdds: 3000, customQuote: 3000 })
    expect(run([quote(3000)], quoted)).toBe(quoted)
  })

  test('is not a quote for other legs, nor no price at all', () => {
    expect(run([quote(5000, ['x'])], quoted)).toBe(quoted)
    expect(run([quote(5000, [idOf('1'), 'x'])], quoted)).toBe(quoted)
    expect(run([quote(Number.NaN)], quoted)).toBe(quoted)
  })

  test('[ODDS-07] flags another quote until the player accepts it', () => {
    const moved = run([quote(2800)], quoted)
    expect([moved.ticketState, moved.bets[0]?.customOdds]).toEqual(['ODDS_CHANGED', 3000])
    const accepted = run([{ type: 'acceptOddsChanges' }], moved)
    expect([accepted.ticketState, accepted.bets[0]?.customOdds]).toEqual(['INITIAL', 2800])
  })

  test('[ODDS-09] follows the quote where the mode accepts it', () => {
    const any = { ...rules, acceptMode: 'any' } as const
    expect(run([quote(2800)], quoted, any).bets[0]?.customOdds).toBe(2800)
    const moved = run([quote(2800)], quoted)
    expect(run([{ type: 'rulesChanged' }], moved, any).bets[0]?.customOdds).toBe(2800)
  })

  test('[CUST-01] can be proposed by the player, and is kept against quotes', () => {
    const proposed = run([propose(3500), quote(2800)], quoted)
    expect(proposed.bets[0]).toMatchObject({ customOdds: 3500, isCustomOddsProposed: true })
    expect(proposed.ticketState).toBe('INITIAL')
    expect(run([propose(3500)], proposed)).toBe(proposed)
    expect(run([propose(1)], proposed)).toBe(proposed)
    const back = run([propose(null)], proposed)
    expect(back.bets[0]).toMatchObject({ customOdds: 2800, isCustomOddsProposed: false })
  })

  test('[M3] that was proposed is asked again once the book pays more', () => {
    const proposed = run([propose(3500), quote(3600)], quoted)
    expect(proposed.ticketState).toBe('ODDS_CHANGED')
    const accepted = run([{ type: 'acceptOddsChanges' }], proposed)
    expect(accepted.ticketState).toBe('INITIAL')
    expect(accepted.bets[0]).toMatchObject({ customOdds: 3600, isCustomOddsProposed: false })
    const any = { ...rules, acceptMode: 'any' } as const
    expect(run([propose(3500), quote(3600)], quoted, any).ticketState).toBe('INITIAL')
  })

  test('is unknown again when a leg comes', () => {
    const grown = run([addCustom('1', { marketId: 18, outcomeId: '12' })], quoted)
    expect(grown.bets[0]).toMatchObject({ customOdds: null, customQuote: null })
  })
})

const all: AvailableBonuses = {
  comboboost: [boost],
  freebet: [freebet],
  hunting: [hunting],
  lootbox: [lootbox],
  tournament: [tournament],
}

const load = (bonuses: Partial<AvailableBonuses>, key = 'combo') =>
  ({ type: 'bonusesLoaded', betKey: key, bonuses: { ...NO_BONUSES, ...bonuses } }) as const

const set = { type: 'setBonus', betKey: 'combo', bonus: freebet } as const
const remove = { type: 'removeBonus', betKey: 'combo' } as const
const combo = run([add('1'), add('2'), { type: 'setStake', stake: amountOf(1000n) }])
const bonusOf = (state: typeof combo) => state.bets[0]?.bonus?.type ?? null

describe('[BON-16] the bonus of a bet is chosen', () => {
  test('in the order hunting, tournament, combo boost', () => {
    expect(bonusOf(run([load(all)], combo))).toBe('hunting')
    expect(bonusOf(run([load({ ...all, hunting: [] })], combo))).toBe('tournament')
    expect(bonusOf(run([load({ comboboost: [boost] })], combo))).toBe('comboboost')
  })

  test('never as a freebet or lootbox', () => {
    expect(bonusOf(run([load({ freebet: [freebet], lootbox: [lootbox] })], combo))).toBeNull()
  })

  test('among those whose conditions hold', () => {
    const picky = { ...hunting, minOdds: oddsOf(9000) }
    expect(bonusOf(run([load({ ...all, hunting: [picky] })], combo))).toBe('tournament')
  })
})

describe('[COMBO-01] a combo boost', () => {
  test('follows the number of suitable selections', () => {
    const boosted = run([load({ comboboost: [boost] })], combo)
    expect(boosted.bets[0]?.bonusOdds).toBe(1050)
    expect(run([add('3'), add('4')], boosted).bets[0]?.bonusOdds).toBe(1100)
    const cheap = run([add('3', { odds: 1100 }), add('4', { odds: 1100 })], boosted)
    expect(cheap.bets[0]?.bonusOdds).toBe(1050)
  })

  test('goes with the combo and comes back with it', () => {
    const boosted = run([load({ comboboost: [boost] })], combo)
    const left = run([{ type: 'removeSelection', selectionId: idOf('2') }], boosted)
    expect([bonusOf(left), left.bets[0]?.bonusOdds]).toEqual([null, null])
    expect(bonusOf(run([add('5')], left))).toBe('comboboost')
  })
})

describe('a freebet', () => {
  const free = run([set], combo)

  test('[FREE-03] sets the stake to its own', () => {
    expect(shape(free)).toEqual(['combo 2 500'])
    expect(free.bets[0]?.freebetStake).toBe(500n)
    expect(run([{ type: 'setStake', stake: amountOf(7n) }], free)).toBe(free)
  })

  test('[FREE-04] leaves a stake of 0 when it is removed', () => {
    expect(shape(run([remove], free))).toEqual(['combo 2 0'])
    expect(run([remove], combo)).toBe(combo)
  })

  test('[FREE-03] is worth what a boost has made of it', () => {
    const boosted = { ...freebet, freebetStake: amountOf(1000n) }
    const [bet] = run([load({ freebet: [boosted] })], free).bets
    expect([bet?.stake, bet?.freebetStake]).toEqual([1000n, 1000n])
  })

  test('[FREE-05] is removed with its stake when it no longer matches', () => {
    const picky = { ...freebet, selectionCountTo: 2 }
    const matching = run([{ ...set, bonus: picky }], combo)
    const grown = run([add('3')], matching)
    expect(shape(grown)).toEqual(['combo 3 0'])
    expect([bonusOf(grown), grown.bets[0]?.freebetStake]).toEqual([null, null])
    const unlisted = run([load({})], matching)
    expect([bonusOf(unlisted), shape(unlisted)[0]]).toEqual([null, 'combo 2 0'])
    const cheaper = run(
      [{ ...set, bonus: { ...freebet, minOdds: oddsOf(3500) } }, price('1', 1500)],
      combo,
    )
    expect(shape(cheaper)).toEqual(['combo 2 0'])
  })

  test('[FREE-05] goes by the average of the lines of a system, with its bankers', () => {
    const key = 'system:2/3'
    const system = run(
      [
        add('3', { odds: 4000 }),
        { type: 'setSystemType', systemType: { id: '2/3', totalCount: 3, winCount: 2 } },
      ],
      run([add('1', { odds: 2000 }), add('2', { odds: 3000 })]),
    )
    const chosen = (least: number) =>
      run([{ ...set, betKey: key, bonus: { ...freebet, minOdds: oddsOf(least) } }], system)
    // All three together come to 24.00; the lines to 6.00, 8.00 and 12.00.
    expect(bonusOf(chosen(8667))).toBeNull()
    expect(bonusOf(chosen(8666))).toBe('freebet')
    const banker = { type: 'toggleBanker', betKey: key, selectionId: idOf('1') } as const
    const held = run([banker], chosen(8666))
    expect([bonusOf(held), shape(held)[0]]).toEqual([null, 'system 3 0'])
    expect(bonusOf(run([banker], chosen(7000)))).toBe('freebet')
  })

  test('is not set where it does not match', () => {
    expect(run([{ ...set, bonus: { ...freebet, currency: 'USD' } }], combo)).toBe(combo)
  })

  test('takes the place of an automatic bonus and gives it back', () => {
    const replaced = run([load(all), set], combo)
    expect(bonusOf(replaced)).toBe('freebet')
    expect(bonusOf(run([load(all)], replaced))).toBe('freebet')
    expect(bonusOf(run([remove], replaced))).toBe('hunting')
    const other = run([{ ...set, bonus: hunting }], replaced)
    expect([bonusOf(other), shape(other)[0]]).toEqual(['hunting', 'combo 2 0'])
  })

  test('an automatic bonus can be taken off without touching the stake', () => {
    const without = run([load(all), remove], combo)
    expect([bonusOf(without), shape(without)[0]]).toEqual([null, 'combo 2 1000'])
  })
})
