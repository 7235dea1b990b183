import { MATCH_STATUS, type Clock } from '@touchline/contract'
import { expect, test } from 'vitest'

import { matchProgress } from './match-progress.ts'

const TOLD_AT = Date.parse('2026-11-22T14:00:00Z')
const clock = (parts: Partial<Clock>): Clock => ({
  matchTime: null,
  stoppageTime: null,
  remainingTime: null,
  stopped: false,
  updatedAt: new Date(TOLD_AT).toISOString(),
  speed: 1,
  ...parts,
})
const periods = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: `period_${index}`,
    name: '',
    number: index + 1,
    type: 'regular' as const,
    home: 0,
    away: 0,
  }))
const match = (sportKey: string, count: number, at: Clock | null = null) => ({
  status: MATCH_STATUS.live,
  periodScores: periods(count),
  clock: at,
  sportKey,
})

test('a match is as far as its clock has run on since it was told', () => {
  const football = match('soccer', 1, clock({ matchTime: 30 * 60 }))
  expect(matchProgress(football, 2, TOLD_AT)).toBe(33)
  expect(matchProgress(football, 2, TOLD_AT + 15 * 60_000)).toBe(50)
  const late = match('soccer', 2, clock({ matchTime: 95 * 60 }))
  expect(matchProgress(late, 2, TOLD_AT)).toBe(100)
})

test('a clock that counts down, and none, go by the periods', () => {
  const third = match('basketball', 3, clock({ remainingTime: 5 * 60 }))
  expect(matchProgress(third, 4, TOLD_AT)).toBe(63)
  expect(matchProgress(match('tennis', 1), 3, TOLD_AT)).toBe(17)
})

test('what has not begun, or is over, is nowhere', () => {
  expect(matchProgress({ ...match('tennis', 0) }, 3, TOLD_AT)).toBeNull()
  const over = { ...match('soccer', 2), status: MATCH_STATUS.finished }
  expect(matchProgress(over, 2, TOLD_AT)).toBeNull()
})
