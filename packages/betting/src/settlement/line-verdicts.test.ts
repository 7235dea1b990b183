import { expect, test } from 'vitest'
import type { VerdictRange } from './line-verdicts.ts'
import { handicapVerdicts, totalVerdicts } from './line-verdicts.ts'

const short = (ranges: readonly VerdictRange[] | null) =>
  ranges?.map(({ verdict, from, to }) => `${verdict} ${from ?? ''}..${to ?? ''}`)

test('[MATCH-01] a half line wins or loses', () => {
  expect(short(totalVerdicts('over', 2.5))).toEqual(['loss 0..2', 'win 3..'])
  expect(short(totalVerdicts('under', 2.5))).toEqual(['win 0..2', 'loss 3..'])
  expect(short(totalVerdicts('under', 0.5))).toEqual(['win 0..0', 'loss 1..'])
})

test('[MATCH-01] a whole line that is hit returns the stake', () => {
  expect(short(totalVerdicts('over', 3))).toEqual(['loss 0..2', 'refund 3..3', 'win 4..'])
  expect(short(handicapVerdicts(-1))).toEqual(['loss ..0', 'refund 1..1', 'win 2..'])
  expect(short(handicapVerdicts(0))).toEqual(['loss ..-1', 'refund 0..0', 'win 1..'])
})

test('[MATCH-01] a quarter line settles half of the stake as level', () => {
  expect(short(totalVerdicts('over', 2.25))).toEqual(['loss 0..1', 'half_loss 2..2', 'win 3..'])
  expect(short(totalVerdicts('under', 2.25))).toEqual(['win 0..1', 'half_win 2..2', 'loss 3..'])
  expect(short(handicapVerdicts(-0.75))).toEqual(['loss ..0', 'half_win 1..1', 'win 2..'])
  expect(short(handicapVerdicts(0.25))).toEqual(['loss ..-1', 'half_win 0..0', 'win 1..'])
})

test('a start reaches as far as its line', () => {
  expect(short(handicapVerdicts(1.5))).toEqual(['loss ..-2', 'win -1..'])
  expect(short(handicapVerdicts(-12.5))).toEqual(['loss ..12', 'win 13..'])
})

test('what is no line has no verdicts', () => {
  expect(totalVerdicts('over', 2.3)).toBeNull()
  expect(handicapVerdicts(Number.NaN)).toBeNull()
})
