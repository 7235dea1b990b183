import { expect, test } from 'vitest'
import { amountOf } from '../money/amount.ts'
import { add, place, price, rules, run } from '../testing/slip.ts'
import { evaluateTicket, holdBets, isBetChanged, withLiveBets } from './ticket.ts'

const moved = run([add('1'), add('2'), price('1', 2100)])

test('[SLIP-27] adding selections keeps ODDS_CHANGED while any bet flags a change', () => {
  expect(run([add('3')], moved).ticketState).toBe('ODDS_CHANGED')
  expect(run([add('3')]).ticketState).toBe('INITIAL')
  expect(run([{ type: 'setBets', bets: moved.bets }]).ticketState).toBe('ODDS_CHANGED')
  expect(moved.bets.map((bet) => isBetChanged(bet, rules))).toEqual([true])
})

test('[SLIP-30] accepting returns to INITIAL', () => {
  const accepted = run([{ type: 'acceptOddsChanges' }], moved)
  expect(accepted.ticketState).toBe('INITIAL')
  expect(accepted.bets[0]?.selections[0]).toMatchObject({ acceptedOdds: 2100, isChanged: false })
  expect(run([{ type: 'acceptOddsChanges' }], accepted)).toBe(accepted)
})

test('[SLIP-31] entering INITIAL clears what an earlier placement left', () => {
  const left = {
    ...moved,
    processingBets: moved.bets,
    error: { code: 1, message: '', details: null, messagesByBet: {}, isWrongOddsError: false },
  }
  expect(evaluateTicket(left, rules)).toMatchObject({ processingBets: [], error: null })
  expect(evaluateTicket(moved, rules)).toBe(moved)
})

test('a placement under way and a receipt keep their state when prices move', () => {
  const staked = run([add('1'), { type: 'setStake', stake: amountOf(100n) }])
  const placing = run([place(), price('1', 2500)], staked)
  expect([placing.ticketState, placing.bets[0]?.selections[0]?.isChanged]).toEqual([
    'PROCESSING',
    true,
  ])
  expect(withLiveBets(placing, placing.bets, rules)).toBe(placing)
  expect(holdBets(placing, placing.bets, rules)).toBe(placing)
})
