import { expect, test } from 'vitest'
import {
  isBettable,
  isMatchOpen,
  isMatchStatus,
  isOver,
  MATCH_STATUS,
  OPEN_MATCH_STATUSES,
} from './match-status.ts'

const all = Object.values(MATCH_STATUS)

test('[SLIP-14] match statuses are numbered 0 to 5', () => {
  expect(all).toEqual([0, 1, 2, 3, 4, 5])
  expect(all.every(isMatchStatus)).toBe(true)
  expect([-1, 6, 0.5, '1', null].some(isMatchStatus)).toBe(false)
})

test('[CUST-05] only prematch and live are bettable; closed and finished are over', () => {
  expect(all.filter(isBettable)).toEqual([0, 1])
  expect(all.filter(isOver)).toEqual([3, 4])
})

test('what is to come, in play or stopped is open, whatever a status is numbered', () => {
  const { prematch, live, stopped } = MATCH_STATUS
  expect(OPEN_MATCH_STATUSES).toEqual([prematch, live, stopped])
  expect(all.filter(isMatchOpen)).toEqual(OPEN_MATCH_STATUSES)
  const numberedLater = -1 as (typeof all)[number]
  expect(isMatchOpen(numberedLater)).toBe(false)
})
