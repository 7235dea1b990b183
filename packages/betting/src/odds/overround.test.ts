import { expect, test } from 'vitest'
import { toNumber } from '../exact/rational.ts'
import { readVectors } from '../testing/vectors.ts'
import { overround } from './overround.ts'

type Expected = number | { marginPct: number }

const vectors = readVectors<{ odds: number[] }, Expected>('margin_devig').filter(
  ({ category }) => category === 'margin',
)

test.each(vectors)('$id overround of $input.odds', ({ input, expected }) => {
  const margin = toNumber(overround(input.odds.map((odds) => Math.round(odds * 1000))))
  // One vector states the share of turnover, 1 - 1/S, instead of S - 1.
  const wanted = typeof expected === 'number' ? expected : expected.marginPct / 100
  const distances = [margin, 1 - 1 / (1 + margin)].map((value) => Math.abs(value - wanted))
  expect(Math.min(...distances)).toBeLessThan(6e-5)
})
