import type { PeriodScore } from '@touchline/contract'
import { expect, test } from 'vitest'

import { resultColumns, winnerOf } from './result-columns.ts'

const period = (key: string, number: number, type = 'regular'): PeriodScore => ({
  key,
  number,
  type,
  name: key,
  home: 1,
  away: 0,
})

test('[RES-01] a league’s columns are the periods that any of its matches had', () => {
  const matches = [
    {
      periodScores: [
        period('quarter_1', 1),
        period('quarter_2', 2),
        period('overtime', 5, 'overtime'),
      ],
    },
    { periodScores: [period('quarter_1', 1), period('quarter_2', 2), period('quarter_3', 3)] },
  ]
  expect(resultColumns(matches).map(({ key }) => key)).toEqual([
    'quarter_1',
    'quarter_2',
    'quarter_3',
    'overtime',
  ])
})

test('[RES-01] innings after the ninth of a game go by their numbers, and are told from the others', () => {
  const periodScores = [
    period('inning_9', 9),
    period('inning_10', 10, 'overtime'),
    period('inning_11', 11, 'overtime'),
  ]
  const columns = resultColumns([{ periodScores }])
  expect(columns.map(({ kind, number, isExtra }) => [kind, number, isExtra])).toEqual([
    ['regular', 9, false],
    ['regular', 10, true],
    ['regular', 11, true],
  ])
})

test('a draw has no winner', () => {
  const periodScores: PeriodScore[] = []
  expect(winnerOf({ totalScore: { home: 2, away: 1 }, periodScores })).toBe('home')
  expect(winnerOf({ totalScore: { home: 0, away: 3 }, periodScores })).toBe('away')
  expect(winnerOf({ totalScore: { home: 1, away: 1 }, periodScores })).toBeNull()
  expect(winnerOf({ totalScore: null, periodScores })).toBeNull()
  expect(winnerOf({ totalScore: { home: 1, away: 0 }, periodScores, cutShort: true })).toBeNull()
})

test('[RES-01] a tied match of cricket is won by its super over; its innings are the totals', () => {
  const superOver = { ...period('super_over', 3, 'overtime'), home: 5, away: 8 }
  const periodScores = [superOver, period('innings_1', 1), period('innings_2', 2)].toSorted(
    (a, b) => a.number - b.number,
  )
  const tied = { totalScore: { home: 149, away: 149 }, periodScores }
  expect(winnerOf(tied)).toBe('away')
  expect(resultColumns([tied]).map(({ kind }) => kind)).toEqual(['superOver'])
})

test('[RES-01] a level match is won by its shootout, whether or not the score counts that', () => {
  const shootout = { ...period('penalties', 4, 'penalties'), home: 3, away: 4 }
  const periodScores = [period('1st_half', 1), shootout]
  expect(winnerOf({ totalScore: { home: 1, away: 1 }, periodScores })).toBe('away')
  expect(winnerOf({ totalScore: { home: 1, away: 2 }, periodScores })).toBe('away')
})
