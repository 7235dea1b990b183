import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountOf } from '../money/amount.ts'
import { oddsOf } from '../odds/odds.ts'
import { systemOf, termsOf } from '../testing/terms.ts'
import { combinations } from './combinations.ts'
import { potentialWin } from './potential-win.ts'
import { systemLines } from './system-lines.ts'
import { systemReturns, winWithout } from './system-returns.ts'

test('names what is left from no lost leg to the last winning line', () => {
  const bet = systemOf([2000, 3000, 4000], 2, { stake: amountOf(300n) })
  expect(systemReturns(bet)).toEqual([
    { lost: 0, lines: 3n, least: 2600n, most: 2600n },
    { lost: 1, lines: 1n, least: 600n, most: 1200n },
  ])
  expect(winWithout(bet, new Set([1]))).toBe(800n)
  expect(winWithout(bet, new Set([0, 1]))).toBe(0n)
})

test('a bet that is no system has none, and the maximum win counts here too', () => {
  expect(systemReturns(termsOf([2000, 2000]))).toEqual([])
  const high = systemOf([90_000, 90_000, 90_000, 90_000], 3, { stake: amountOf(100n) })
  expect(systemReturns(high).map(({ least }) => least)).toEqual([1_000_000n, 1_000_000n])
  expect(systemReturns(high, 1_000_000n)[1]?.least).toBe(18_225_000n)
})

test('every way to lose lies between least and most, and is the sum of the lines left', () => {
  const prices = fc.array(fc.integer({ min: 1010, max: 9000 }), { minLength: 3, maxLength: 6 })
  fc.assert(
    fc.property(prices, fc.nat(), (odds, seed) => {
      const winCount = 2 + (seed % (odds.length - 2))
      const bet = systemOf(odds, winCount, { stake: amountOf(100_000n) })
      const { systemType } = bet
      if (systemType === null) throw new Error('no system')
      const lines = [...systemLines(odds.map(oddsOf), bet.stake, systemType)]
      for (const { lost, lines: left, least, most } of systemReturns(bet, 10n ** 12n)) {
        for (const gone of combinations(odds.length, lost)) {
          const win = winWithout(bet, new Set(gone), 10n ** 12n)
          expect(least <= win && win <= most).toBe(true)
          const winning = lines.filter(({ legs }) => !legs.some((leg) => gone.includes(leg)))
          expect(BigInt(winning.length)).toBe(left)
          const sum = winning.reduce((total, { amount }) => total + amount, 0n)
          // Each line is rounded down by itself, the bet once.
          expect(win - sum >= 0n && win - sum <= BigInt(winning.length)).toBe(true)
        }
      }
      expect(systemReturns(bet)[0]?.most).toBe(potentialWin(bet).amount)
    }),
    { numRuns: 60 },
  )
})
