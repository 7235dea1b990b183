import { expect, test } from 'vitest'

import { createCode } from './unmistakable-code.ts'

test('[SHARE-04] a code like 2222E222 is not given: in an address it would be a number', () => {
  const places = [0, 0, 0, 0, 12, 0, 0, 0]
  const letters = Array.from({ length: 8 }, () => 12)
  const given = [...places, ...letters]
  expect(createCode(8, () => given.shift() ?? 0)).toBe('EEEEEEEE')
})
