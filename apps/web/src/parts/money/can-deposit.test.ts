import { expect, test } from 'vitest'

import { canDepositInFrame } from './can-deposit.ts'

test('[DEP-05] nobody deposits inside another page that does not listen', () => {
  const own = {} as Window & typeof globalThis
  expect(canDepositInFrame({ parent: own, self: own })).toBe(true)
  expect(canDepositInFrame({ parent: {} as Window, self: own })).toBe(false)
})
