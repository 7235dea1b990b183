import { expect, test } from 'vitest'
import { BTC, EUR, MBTC } from '../testing/currencies.ts'
import { pickSubcurrency } from './subcurrency.ts'

test('[ACC-10] the first subcurrency is picked below 100 times subunits', () => {
  const threshold = 100n * 100_000_000n
  expect(pickSubcurrency(threshold - 1n, BTC)).toBe(MBTC)
  expect(pickSubcurrency(threshold, BTC)).toBeNull()
  expect(pickSubcurrency(-5n, BTC)).toBe(MBTC)
})

test('[ACC-10] fiat currencies and currencies without subcurrencies have none', () => {
  expect(pickSubcurrency(1n, EUR)).toBeNull()
  expect(pickSubcurrency(1n, { ...EUR, subcurrencies: [MBTC] })).toBeNull()
  expect(pickSubcurrency(1n, { ...BTC, subcurrencies: [] })).toBeNull()
})
