import { describe, expect, test } from 'vitest'
import type { AvailableBonuses } from '../bets/bonus.ts'
import { NO_BONUSES } from '../bets/bonus.ts'
import { boost, freebet, hunting, lootbox, tournament } from '../testing/bonuses.ts'
import { add, idOf, price, run, shape } from '../testing/slip.ts'

const all: AvailableBonuses = {
  comboboost: [boost],
  freebet: [freebet],
  hunting: [hunting],
  lootbox: [lootbox],
  tournament: [tournament],
}

const load = (bonuses: Partial<AvailableBonuses>, betKey = 'combo') =>
  ({ type: 'bonusesLoaded', betKey, bonuses: { ...NO_BONUSES, ...bonuses } }) as const

const set = { type: 'setBonus', betKey: 'combo', bonus: freebet } as const
const remove = { type: 'removeBonus', betKey: 'combo' } as const
const combo = run([add('1'), add('2'), { type: 'setStake', stake: 1000n }])
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
    const picky = { ...hunting, minOdds: 9000 }
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
    const single = run([{ type: 'removeSelection', selectionId: idOf('2') }], boosted)
    expect([bonusOf(single), single.bets[0]?.bonusOdds]).toEqual([null, null])
    expect(bonusOf(run([add('5')], single))).toBe('comboboost')
  })
})

describe('a freebet', () => {
  const free = run([set], combo)

  test('[FREE-03] sets the stake to its own', () => {
    expect(shape(free)).toEqual(['combo 2 500'])
    expect(free.bets[0]?.freebetStake).toBe(500n)
    expect(run([{ type: 'setStake', stake: 7n }], free)).toBe(free)
  })

  test('[FREE-04] leaves a stake of 0 when it is removed', () => {
    expect(shape(run([remove], free))).toEqual(['combo 2 0'])
    expect(run([remove], combo)).toBe(combo)
  })

  test('[FREE-05] is removed with its stake when it no longer matches', () => {
    const picky = { ...freebet, selectionCountTo: 2 }
    const matching = run([{ ...set, bonus: picky }], combo)
    const grown = run([add('3')], matching)
    expect(shape(grown)).toEqual(['combo 3 0'])
    expect([bonusOf(grown), grown.bets[0]?.freebetStake]).toEqual([null, null])
    const unlisted = run([load({})], matching)
    expect([bonusOf(unlisted), shape(unlisted)[0]]).toEqual([null, 'combo 2 0'])
    const cheaper = run([{ ...set, bonus: { ...freebet, minOdds: 3500 } }, price('1', 1500)], combo)
    expect(shape(cheaper)).toEqual(['combo 2 0'])
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
    const plain = run([load(all), remove], combo)
    expect([bonusOf(plain), shape(plain)[0]]).toEqual([null, 'combo 2 1000'])
  })
})
