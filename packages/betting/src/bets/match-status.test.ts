import { expect, test } from 'vitest'
import { isBettable, isMatchStatus, isOver, MATCH_STATUS } from './match-status.ts'

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
