import { expect, test } from 'vitest'
import { add, idOf, rules, run } from '../testing/slip.ts'
import { reduceBet } from './reduce-bet.ts'

const [bet] = run([add('1')]).bets
const betKey = idOf('1')

test('[SLIP-10] jackpots and the VIP mark are set on their bet', () => {
  if (bet === undefined) throw new Error('no bet')
  const jackpots = reduceBet(bet, { type: 'jackpotsLoaded', betKey, jackpots: ['gold'] }, rules)
  expect(jackpots.jackpots).toEqual(['gold'])
  const vip = reduceBet(bet, { type: 'setVip', betKey, isVip: true }, rules)
  expect(vip.isVip).toBe(true)
  expect(reduceBet(vip, { type: 'setVip', betKey, isVip: true }, rules)).toBe(vip)
})
