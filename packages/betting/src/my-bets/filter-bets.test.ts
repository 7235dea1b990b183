import { expect, test } from 'vitest'
import { placedBet } from '../testing/placed-bets.ts'
import { BET_STATUSES, SETTLEMENT_RESULTS } from './bet-status.ts'
import { filterBets, matchesResult, matchesState } from './filter-bets.ts'

test('[MYB-05] [GAP-14] statuses are open or settled', () => {
  expect(BET_STATUSES.filter((status) => matchesState(status, 'open')).toSorted()).toEqual([
    'cashout_in_progress',
    'ready_to_process',
    'submitted',
    'waiting_results',
  ])
  expect(BET_STATUSES.filter((status) => matchesState(status, 'settled')).toSorted()).toEqual([
    'cancelled',
    'cashed_out',
    'done',
  ])
  expect(BET_STATUSES.every((status) => matchesState(status, 'all'))).toBe(true)
})

test('[MYB-06] [GAP-15] results are a win, a loss or a refund', () => {
  const of = (filter: 'win' | 'lose' | 'refund' | 'all') =>
    SETTLEMENT_RESULTS.filter((result) => matchesResult(result, filter))
  expect(of('win')).toEqual(['win_entire', 'refund_half_win_other', 'cashed_out'])
  expect(of('lose')).toEqual(['lose_entire', 'refund_half_lose_other'])
  expect(of('refund')).toEqual(['canceled', 'refund_entire'])
  expect(of('all')).toEqual(SETTLEMENT_RESULTS)
})

test('both filters apply together', () => {
  const bets = [
    placedBet('a'),
    placedBet('b', { status: 'done', result: 'win_entire' }),
    placedBet('c', { status: 'done', result: 'lose_entire' }),
  ]
  expect(filterBets(bets, 'settled', 'win').map(({ id }) => id)).toEqual(['b'])
  expect(filterBets(bets, 'all', 'all')).toHaveLength(3)
})
