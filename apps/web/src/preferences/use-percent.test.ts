import { expect, test } from 'vitest'

import { percentFormat } from './use-percent.ts'

const NARROW = /[\u00A0\u202F]/g
const written = (share: number, ...of: Parameters<typeof percentFormat>) =>
  percentFormat(...of)
    .format(share)
    .replaceAll(NARROW, '_')

test('[I18N-08] per cents are written as their language writes them', () => {
  const three = ['en', 'de', 'fr', 'it', 'br'].map((locale) => written(0.0075, locale))
  expect(three).toEqual(['0.75%', '0,75_%', '0,75_%', '0,75%', '0,75%'])
  expect(written(-0.03, 'fa')).toBe('\u200E\u22123%')
})

test('decimals and a sign where they are asked for', () => {
  expect(written(0.5, 'en')).toBe('50%')
  expect(written(0.5, 'en', { isFixed: true })).toBe('50.00%')
  expect(written(0.2, 'en', { isSigned: true, decimals: 1 })).toBe('+20%')
  expect(written(0.000_012, 'en', { decimals: 4 })).toBe('0.0012%')
})
