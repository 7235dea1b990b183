import { expect, test } from 'vitest'
import { freebet } from '../testing/bonuses.ts'
import { add, addCustom, idOf, place, price, rules, run } from '../testing/slip.ts'
import { toPlacementBet, toPlacementBets } from './placement-bets.ts'

const stake = { type: 'setStake', stake: 1000n } as const

test('[PLACE-09] a bet carries stake, selections and type', () => {
  const placing = run([add('1'), stake, place()])
  expect(toPlacementBets(placing)).toEqual([
    {
      type: 'single',
      stake: { amount: 1000n, currency: 'EUR' },
      selections: [{ matchId: '1', marketId: 1, specifier: '', outcomeId: '1', odds: 2000 }],
    },
  ])
})

test('[SYS-10] a system carries its id', () => {
  const system = run([
    add('1'),
    add('2'),
    add('3'),
    stake,
    { type: 'setBetType', betType: 'system' },
    place(),
  ])
  expect(toPlacementBets(system)).toMatchObject([{ type: 'system', systemId: '2/3' }])
})

test('[CUST-08] a custom bet carries its odds', () => {
  const betKey = 'custom_bet:1'
  const custom = run([
    addCustom('1'),
    stake,
    { type: 'customOddsQuoted', betKey, selectionIds: [idOf('1')], odds: 3000 },
    { type: 'setVip', betKey, isVip: true },
    place(),
  ])
  expect(toPlacementBets(custom)).toMatchObject([
    { type: 'custom_bet', customOdds: 3000, isVip: true },
  ])
})

test('[PLACE-09] a bonus is named', () => {
  const free = run([add('1'), { type: 'setBonus', betKey: idOf('1'), bonus: freebet }, place()])
  expect(toPlacementBets(free)).toMatchObject([
    { bonus: { id: 'free', type: 'freebet', odds: null }, stake: { amount: 500n } },
  ])
})

test('the price that is asked for is the accepted one, also while it moves', () => {
  const placing = run([add('1'), stake, place(), price('1', 1500)])
  expect(toPlacementBets(placing)[0]?.selections[0]?.odds).toBe(2000)
  const [bet] = run([add('1'), price('1', 2500)], undefined, { ...rules, acceptMode: 'any' }).bets
  expect(bet === undefined ? null : toPlacementBet(bet).selections[0]?.odds).toBe(2500)
})
