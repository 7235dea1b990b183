import { expect, test } from 'vitest'
import { amountOf } from '../money/amount.ts'
import { isCashOutNews } from './cash-out-news.ts'

test.each([
  [1500n, true],
  [1499n, false],
  [1000n, false],
  [501n, false],
  [500n, true],
  [0n, true],
] as const)('[PUSH-01] an offer of %s after 1000 is news: %s', (offer, isNews) => {
  expect(isCashOutNews(amountOf(offer), amountOf(1000n))).toBe(isNews)
})
