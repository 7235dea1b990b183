import { expect, test } from 'vitest'

import { isLegAwaited } from './bet-pill.ts'

test.each([
  ['submitted', true],
  ['waiting_results', true],
  ['cashout_in_progress', true],
  ['rejected', false],
  ['cashed_out', false],
  ['cancelled', false],
  ['done', false],
] as const)('[P30] the open leg of a bet that is %s follows its match: %s', (status, awaited) => {
  expect(isLegAwaited({ status }, { status: 'open' })).toBe(awaited)
  expect(isLegAwaited({ status }, { status: 'won' })).toBe(false)
})
