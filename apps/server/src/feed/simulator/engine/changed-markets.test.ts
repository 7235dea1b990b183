import { expect, test } from 'vitest'
import type { FeedMarket, StakeChances } from '../../messages.ts'
import { total } from '../../testing/book-messages.ts'
import { changedMarkets } from './changed-markets.ts'

const told = (probability: number, chances: StakeChances = {}): FeedMarket => {
  const market = total('2', 1900)
  const outcomes = market.outcomes.map((one) => ({ ...one, probability, ...chances }))
  return { ...market, outcomes }
}

const isTold = (before: FeedMarket, now: FeedMarket): boolean =>
  changedMarkets(new Map([['18|total=2', before]]), [now], false).length > 0

test('[M1] a price that stands still is told again when what is behind it has moved', () => {
  expect(isTold(told(0.5), told(0.5))).toBe(false)
  expect(isTold(told(0.5), told(0.505))).toBe(false)
  expect(isTold(told(0.5), told(0.515))).toBe(true)
  expect(isTold(told(0.5, { refund: 0.3 }), told(0.5, { refund: 0.302 }))).toBe(false)
  expect(isTold(told(0.5, { refund: 0.3 }), told(0.5, { refund: 0.32 }))).toBe(true)
  expect(isTold(told(0.5, { halfWin: 0.3 }), told(0.5, { halfLose: 0.3 }))).toBe(true)
  expect(isTold(told(0.5, { refund: 0.00005 }), told(0.5))).toBe(false)
})
