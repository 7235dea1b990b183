import { expect, test } from 'vitest'
import type { FeedMarket, StakeChances } from '../../messages.ts'
import { total } from '../../testing/book-messages.ts'
import { changedMarkets, nothingOffered } from './changed-markets.ts'

const told = (probability: number, chances: StakeChances = {}): FeedMarket => {
  const market = total('2', 1900)
  const outcomes = market.outcomes.map((one) => ({ ...one, probability, ...chances }))
  return { ...market, outcomes }
}

const isTold = (before: FeedMarket, now: FeedMarket): boolean => {
  const offered = nothingOffered()
  changedMarkets(offered, [before], false)
  return changedMarkets(offered, [now], false).length > 0
}

test('[M1] a price that stands still is told again when what is behind it has moved', () => {
  expect(isTold(told(0.5), told(0.5))).toBe(false)
  expect(isTold(told(0.5), told(0.505))).toBe(false)
  expect(isTold(told(0.5), told(0.515))).toBe(true)
  expect(isTold(told(0.5, { refund: 0.3 }), told(0.5, { refund: 0.302 }))).toBe(false)
  expect(isTold(told(0.5, { refund: 0.3 }), told(0.5, { refund: 0.32 }))).toBe(true)
  expect(isTold(told(0.5, { halfWin: 0.3 }), told(0.5, { halfLose: 0.3 }))).toBe(true)
  expect(isTold(told(0.5, { refund: 0.00005 }), told(0.5))).toBe(false)
})

test('[R9] what is no longer offered is taken off by what is kept of it', () => {
  const offered = nothingOffered()
  changedMarkets(offered, [told(0.5)], false)
  expect(offered.keys).toEqual(['18|total=2'])
  expect(offered.figures.every((figure) => typeof figure === 'number')).toBe(true)
  expect(changedMarkets(offered, [told(0.5)], true)).toEqual([told(0.5)])
  const [stub] = changedMarkets(offered, [], false)
  expect(stub).toMatchObject({ marketId: 18, specifier: 'total=2', status: 0, outcomes: [] })
  expect(offered).toEqual(nothingOffered())
})
