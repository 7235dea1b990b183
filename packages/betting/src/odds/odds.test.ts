import { expect, test } from 'vitest'
import { isOdds, ODDS_SCALE } from './odds.ts'

test('[ODDS-14] [GAP-03] odds are integer thousandths from 1000 up', () => {
  expect(ODDS_SCALE).toBe(1000)
  expect([1000, 1850, 501_000].every(isOdds)).toBe(true)
  for (const value of [
    999,
    1.85,
    Number.NaN,
    Infinity,
    -2000,
    2 ** 53,
    '1850',
    null,
    undefined,
    1850n,
  ]) {
    expect(isOdds(value)).toBe(false)
  }
})
