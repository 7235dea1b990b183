import { expect, test } from 'vitest'
import { BTC, EUR, MBTC } from '../testing/currencies.ts'
import { amountOf } from './amount.ts'
import { parseAmount } from './parse-amount.ts'
import { pickSubcurrency, typingUnit } from './subcurrency.ts'

test('[ACC-10] [AMB-29] the first subcurrency is picked below 100 times subunits', () => {
  const threshold = amountOf(100n * 100_000_000n)
  expect(pickSubcurrency(amountOf(threshold - 1n), BTC)).toBe(MBTC)
  expect(pickSubcurrency(threshold, BTC)).toBeNull()
  expect(pickSubcurrency(amountOf(-5n), BTC)).toBe(MBTC)
})

test('[ACC-10] fiat currencies and currencies without subcurrencies have none', () => {
  expect(pickSubcurrency(amountOf(1n), EUR)).toBeNull()
  expect(pickSubcurrency(amountOf(1n), { ...EUR, subcurrencies: [MBTC] })).toBeNull()
  expect(pickSubcurrency(amountOf(1n), { ...BTC, subcurrencies: [] })).toBeNull()
})

test('[ACC-10] [SLIP-41] amounts are typed in the unit that they are shown in', () => {
  const unit = typingUnit(BTC)
  expect(unit).toMatchObject({ code: 'BTC', symbol: MBTC.symbol, subunits: MBTC.subunits })
  expect(parseAmount('1.23456', unit)).toEqual({ ok: true, amount: 123_456n })
  expect(parseAmount('1.234567', unit)).toEqual({ ok: false, reason: 'too_many_decimals' })
  expect(typingUnit(EUR)).toBe(EUR)
  expect(typingUnit({ ...BTC, subcurrencies: [] }).subunits).toBe(BTC.subunits)
})
