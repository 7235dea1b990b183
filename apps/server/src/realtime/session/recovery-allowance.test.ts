import { expect, it } from 'vitest'
import { RecoveryAllowance } from './recovery-allowance.ts'

it('[P32] gives what is left of a second, and no more to a crowd', () => {
  let now = 0
  const allowance = new RecoveryAllowance(1_000, () => now)
  expect([600, 600, 400].map((bytes) => allowance.take(bytes))).toEqual([true, false, true])
  now += 500
  expect(allowance.take(501)).toBe(false)
  expect(allowance.take(500)).toBe(true)
  now += 60_000
  expect([1_001, 1_000, 1].map((bytes) => allowance.take(bytes))).toEqual([false, true, false])
})
