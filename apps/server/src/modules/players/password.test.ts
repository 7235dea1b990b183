import { expect, it } from 'vitest'

import { hashNewPassword, isPasswordRight } from './password.ts'

it('keeps a password so that a guess costs 19 MiB and two passes', async () => {
  const kept = await hashNewPassword('Touchline-test-1')
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPasswordRight('Touchline-test-1', kept)).toBe(true)
  expect(await isPasswordRight('Touchline-test-2', kept)).toBe(false)
  expect(await isPasswordRight('Touchline-test-1', undefined)).toBe(false)
})
