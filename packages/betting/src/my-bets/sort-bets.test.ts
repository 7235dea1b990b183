import { expect, test } from 'vitest'
import { amountOf } from '../money/amount.ts'
import { oddsOf } from '../odds/odds.ts'
import { placedBet } from '../testing/placed-bets.ts'
import type { PlacedSelection } from './placed-bet.ts'
import type { BetSort } from './sort-bets.ts'
import { BET_SORT_KEYS, sortBets } from './sort-bets.ts'

const leg = (startTime: number | null): PlacedSelection => ({
  id: 'x',
  status: 'no_results',
  matchId: '1',
  marketId: 1,
  specifier: '',
  outcomeId: '1',
  odds: oddsOf(2000),
  match: '',
  market: '',
  outcome: '',
  startTime,
})

const bets = [
  placedBet('a', {
    createdAt: 1,
    stake: amountOf(30n),
    winAmount: amountOf(5n),
    selections: [leg(9), leg(2)],
  }),
  placedBet('b', {
    createdAt: 3,
    stake: amountOf(10n),
    winAmount: amountOf(7n),
    selections: [leg(5)],
  }),
  placedBet('c', { createdAt: 2, stake: amountOf(20n), winAmount: amountOf(6n), selections: [] }),
]

const order = (sort?: BetSort) =>
  sortBets(bets, sort)
    .map(({ id }) => id)
    .join('')

test('[MYB-07] [GAP-16] sorts by every key in both directions, newest first unless told', () => {
  expect(BET_SORT_KEYS).toEqual(['created_at', 'start_time', 'bets_count', 'stake', 'win_amount'])
  expect(order()).toBe('bca')
  expect(order({ key: 'created_at', direction: 'asc' })).toBe('acb')
  expect(order({ key: 'bets_count', direction: 'desc' })).toBe('abc')
  expect(order({ key: 'stake', direction: 'asc' })).toBe('bca')
  expect(order({ key: 'win_amount', direction: 'desc' })).toBe('bca')
})

test('[MYB-07] the earliest start counts and an unknown one comes last either way', () => {
  expect(order({ key: 'start_time', direction: 'asc' })).toBe('abc')
  expect(order({ key: 'start_time', direction: 'desc' })).toBe('bac')
})
