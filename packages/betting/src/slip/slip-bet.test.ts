import { expect, test } from 'vitest'
import { freebet } from '../testing/bonuses.ts'
import { pick, rules } from '../testing/slip.ts'
import { createSelection } from './selection.ts'
import { betKey, createBet, isFreebet, slipBetTerms, STAKE_SOURCES } from './slip-bet.ts'

const bet = createBet('single', [createSelection(pick('1'))], { currency: 'EUR', subunits: 100 })

test('[SLIP-10] a bet has its fields', () => {
  expect(Object.keys(bet)).toEqual(
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

test('[SLIP-13] stakes come from a recommendation, a wanted win, sharing or the hand', () => {
  expect(STAKE_SOURCES).toEqual(['recommended_stake', 'potential_win', 'sharing'])
  expect(bet.stakeSource).toBeNull()
})

test('bets are told apart by selection, type or match', () => {
  expect(betKey(bet)).toBe('1:1::1')
  expect(betKey({ ...bet, betType: 'combo' })).toBe('combo')
  expect(betKey({ ...bet, betType: 'custom_bet' })).toBe('custom_bet:1')
})

test('[FREE-02] terms carry how a freebet pays', () => {
  expect(slipBetTerms(bet, rules).freebetMode).toBeNull()
  expect(slipBetTerms({ ...bet, bonus: freebet }, rules).freebetMode).toBe('only_win')
  expect(isFreebet({ ...bet, bonus: freebet })).toBe(true)
})
