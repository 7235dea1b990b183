import { expect, test } from 'vitest'

import { heapInUse } from '../../../modules/testing/heap-in-use.ts'
import { dartsMatch } from './darts-match.ts'

const MATCHES = 10
const HOUR = 3600

test('[R9] a match that has not begun is priced and holds no chances of legs under way', async () => {
  const matches = Array.from({ length: MATCHES }, (_, index) =>
    dartsMatch(
      { skills: [0.01 * index, -0.01 * index] },
      { seed: 'memory', matchId: `${index + 1}`, suspension: 15 },
    ),
  )
  const unpriced = await heapInUse()
  const sizes = matches.map((model) => model.tables(-HOUR).get('match')?.size ?? 0)
  const held = (await heapInUse()) - unpriced
  expect(Math.min(...sizes)).toBeGreaterThan(1)
  // All chances of one side are 165 KB in one piece, those of its first throw alone 328 bytes.
  expect(held / MATCHES).toBeLessThan(80_000)
  expect(matches.every((model) => model.tables(0).has('leg_1'))).toBe(true)
})
