import { amountOf } from '@touchline/betting'
import { describe, expect, test } from 'vitest'
import { CURRENCIES } from '../../settings/currencies.ts'
import { fromStripe, toStripe } from './stripe-units.ts'

describe('amounts as Stripe counts them', () => {
  test.each([
    ['EUR', 100, 1_240n, 1_240],
    ['JPY', 1, 1_240n, 1_240],
    ['JPY', 100, 124_000n, 1_240],
    ['KWD', 1_000, 1_240n, 1_240],
    ['KWD', 100, 1_240n, 12_400],
  ])('%s with %i subunits: %s is %i', (code, subunits, amount, units) => {
    expect(toStripe(amountOf(amount), { code, subunits })).toBe(units)
    expect(fromStripe(units, { code, subunits })).toBe(amount)
  })

  test('never rounds: what is finer on either side is refused', () => {
    expect(() => toStripe(amountOf(1n), { code: 'JPY', subunits: 100 })).toThrow(/larger units/)
    expect(fromStripe(1_241, { code: 'KWD', subunits: 100 })).toBeNull()
  })

  test('every currency of money that is offered goes there and back', () => {
    for (const currency of CURRENCIES.filter(({ fiat }) => fiat)) {
      expect(fromStripe(toStripe(amountOf(99n), currency), currency)).toBe(99n)
    }
  })
})
