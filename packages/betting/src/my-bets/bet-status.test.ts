import { expect, test } from 'vitest'
import { BET_STATUSES, parseBetStatus, SETTLEMENT_RESULTS } from './bet-status.ts'

test('[MYB-03] nine statuses, read in both spellings of cancelled', () => {
  expect(BET_STATUSES).toHaveLength(9)
  expect(BET_STATUSES.map(parseBetStatus)).toEqual(BET_STATUSES)
  expect(parseBetStatus('canceled')).toBe('cancelled')
  expect(parseBetStatus('x')).toBeNull()
})

test('[MYB-04] there are eight results', () => {
  expect(SETTLEMENT_RESULTS).toHaveLength(8)
})
