import { expect, it } from 'vitest'
import { inParallel } from './in-parallel.ts'

it('keeps the order and the limit', async () => {
  let running = 0
  let most = 0
  const results = await inParallel([3, 1, 2, 5, 4], 2, async (item) => {
    running++
    most = Math.max(most, running)
    for (let turn = 0; turn < item; turn++) await Promise.resolve()
    running--
    return item * 10
  })
  expect(results).toEqual([30, 10, 20, 50, 40])
  expect(most).toBe(2)
})
