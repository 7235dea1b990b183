import { expect, test } from 'vitest'

import { workedExamples } from './worked-examples.ts'

test('[INFO-01] the examples of the rules are what such bets pay', () => {
  const paid = Object.fromEntries(
    workedExamples({ customBets: true }).map(({ type, win }) => [type, win]),
  )
  expect(paid).toEqual({
    // 10 × 2.5
    single: 2500n,
    // 10 × 2 × 1.5 × 3
    combo: 9000n,
    // 10 on each of three lines: 10 × (2 × 1.5 + 2 × 3 + 1.5 × 3)
    system: 13_500n,
    // 10 × 4.2
    custom_bet: 4200n,
  })
})
