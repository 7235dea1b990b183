import { expect, test } from 'vitest'
import { isMarketGone, isMarketOpen, isMarketStatus, MARKET_STATUS } from './market-status.ts'

const all = Object.values(MARKET_STATUS)

test('[ODDS-11] 1 is allowed, every other code is not', () => {
  expect(all.toSorted((a, b) => a - b)).toEqual([-4, -3, -2, -1, 0, 1])
  expect(all.filter(isMarketOpen)).toEqual([1])
  expect(all.filter(isMarketGone).toSorted((a, b) => a - b)).toEqual([-4, -3, 0])
  expect(all.every(isMarketStatus)).toBe(true)
  expect([2, -5, '1', null].some(isMarketStatus)).toBe(false)
})
