import { expect, test } from 'vitest'
import { amountOf } from '../money/amount.ts'
import { oddsOf } from '../odds/odds.ts'
import { systemLines, systemLinesFrom } from './system-lines.ts'

const type = { id: '2/3', totalCount: 3, winCount: 2 }

test('lists legs, odds and return of each line', () => {
  expect([
    ...systemLines([oddsOf(2000), oddsOf(3000), oddsOf(4000)], amountOf(3000n), type),
  ]).toEqual([
    { legs: [0, 1], odds: 6000n, amount: 6000n },
    { legs: [0, 2], odds: 8000n, amount: 8000n },
    { legs: [1, 2], odds: 12_000n, amount: 12_000n },
  ])
})

test('splits a stake that its lines do not divide without losing the fraction', () => {
  const amounts = [
    ...systemLines([oddsOf(1500), oddsOf(1500), oddsOf(1500)], amountOf(100n), type),
  ].map(({ amount }) => amount)
  expect(amounts).toEqual([75n, 75n, 75n])
})

test('makes lines one by one', () => {
  const odds = Array.from({ length: 30 }, () => oddsOf(2000))
  const lines = systemLines(odds, amountOf(100n), { id: '15/30', totalCount: 30, winCount: 15 })
  for (const line of lines) {
    expect(line.odds).toBe(32_768_000n)
    break
  }
  expect(() => systemLines([oddsOf(2000)], amountOf(1n), type).next()).toThrow(RangeError)
})

test('lines from the middle are those of the whole list', () => {
  const odds = [1500, 2000, 2500, 3000, 4000].map(oddsOf)
  const wide = { id: '3/5', totalCount: 5, winCount: 3 }
  const all = [...systemLines(odds, amountOf(777n), wide)]
  expect(systemLinesFrom(odds, amountOf(777n), wide, { start: 4n, count: 3 })).toEqual(
    all.slice(4, 7),
  )
  expect(systemLinesFrom(odds, amountOf(777n), wide, { start: 8n, count: 9 })).toEqual(all.slice(8))
  expect(() =>
    systemLinesFrom([oddsOf(2000)], amountOf(1n), wide, { start: 0n, count: 1 }),
  ).toThrow(RangeError)
})
