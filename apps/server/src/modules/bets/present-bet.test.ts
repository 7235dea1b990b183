import { expect, it } from 'vitest'
import { selectionStatus } from './present-bet.ts'

it.each([
  [null, null, null, 'open'],
  [1, 0, 1_000_000, 'won'],
  [0, 0, 1_000_000, 'lost'],
  [1, 500, 1_000_000, 'half_won'],
  [0, 500, 1_000_000, 'half_lost'],
  [1, 1000, 1_000_000, 'void'],
  [0, 1000, 1_000_000, 'void'],
  [-1, 1000, 1_000_000, 'void'],
  [1, 0, 500_000, 'dead_heat'],
] as const)(
  'a leg with result %s, void %s and dead heat %s is %s',
  (result, voided, heat, status) => {
    expect(
      selectionStatus({
        market_id: 1,
        result,
        void_factor: voided,
        dead_heat_factor: heat,
        race: null,
      }),
    ).toBe(status)
  },
)
