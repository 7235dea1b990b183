import { expect, test } from 'vitest'

import { amountOf } from '../money/amount.ts'
import {
  countMatched,
  prizeShare,
  readNumbers,
  ticketStakes,
  ticketsThatMatch,
  writeNumbers,
  type LotteryGame,
} from './lottery.ts'

const game: LotteryGame = {
  code: 'small',
  numbers: 9,
  picks: 3,
  prizes: [
    { matched: 3, multiple: 40 },
    { matched: 2, multiple: 2 },
  ],
}

test('[LOTT-01] odds of each prize are those of counting every ticket', () => {
  const drawn = [2, 5, 9]
  const counts = [0, 0, 0, 0]
  for (let a = 1; a <= 9; a++) {
    for (let b = a + 1; b <= 9; b++) {
      for (let c = b + 1; c <= 9; c++) {
        const matched = countMatched([a, b, c], drawn)
        counts[matched] = (counts[matched] ?? 0) + 1
      }
    }
  }
  for (const [matched, count] of counts.entries()) {
    expect(ticketsThatMatch(game, matched)).toEqual({ winning: BigInt(count), all: 84n })
  }
})

test('numbers are read as they are written, and nothing else is a ticket', () => {
  expect(readNumbers(writeNumbers([9, 2, 5]), game)).toEqual([2, 5, 9])
  for (const text of [
    '',
    '5-2-9',
    '2-5',
    '2-5-5',
    '0-2-5',
    '2-5-10',
    '2-5-9-',
    '02-5-9',
    '2-5-x',
  ]) {
    expect(readNumbers(text, game)).toBeNull()
  }
})

test('a prize is its share of the top one', () => {
  expect(prizeShare(game, 3)).toEqual({ won: 40, of: 40 })
  expect(prizeShare(game, 2)).toEqual({ won: 2, of: 40 })
  expect(prizeShare(game, 1)).toEqual({ won: 0, of: 40 })
})

test('no stake is offered whose top prize would be cut', () => {
  const limits = { minStake: amountOf(50n), maxPayout: amountOf(5_000n) }
  expect(ticketStakes(game, limits)).toEqual([50n, 100n])
  expect(ticketStakes(game, { ...limits, maxPayout: amountOf(100n) })).toEqual([])
})
