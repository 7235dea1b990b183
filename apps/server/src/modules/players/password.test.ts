import { hash } from '@node-rs/argon2'
import { expect, it } from 'vitest'

import { hashNewPassword, isPasswordRight } from './password.ts'

it('keeps a password so that a guess costs 19 MiB and two passes', async () => {
  const kept = await hashNewPassword('Touchline-test-1')
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPasswordRight('Touchline-test-1', kept)).toBe(true)
  expect(await isPasswordRight('Touchline-test-2', kept)).toBe(false)
  expect(await isPasswordRight('Touchline-test-1', undefined)).toBe(false)
})

it('takes a password as right however a keyboard composes its letters', async () => {
  const composed = 'Mär-chen-１2'
  const apart = 'Ma\u0308r-chen-12'
  expect(await isPasswordRight(apart, await hashNewPassword(composed))).toBe(true)
  expect(await isPasswordRight(composed, await hashNewPassword(apart))).toBe(true)
  expect(await isPasswordRight('Mar-chen-12', await hashNewPassword(composed))).toBe(false)
})

it('takes one that was kept as it was typed', async () => {
  const apart = 'Ma\u0308r-chen-12'
  expect(await isPasswordRight(apart, await hash(apart))).toBe(true)
})
