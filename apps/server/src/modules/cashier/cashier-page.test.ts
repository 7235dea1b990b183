import { amountOf, NO_AMOUNT } from '@touchline/betting'
import { expect, test } from 'vitest'
import { orderPage } from './cashier-page.ts'

const at = new Date(0)

const pageIn = (language: string): string =>
  orderPage({
    payment: {
      id: '1',
      token: 'token',
      merchant_reference: 'reference',
      kind: 'deposit',
      method: 'card',
      amount: amountOf(123_450n),
      fee: NO_AMOUNT,
      currency: 'EUR',
      language,
      return_url: null,
      status: 'open',
      settles_at: null,
      settles_as: null,
      refund_of: null,
      created_at: at,
      changed_at: at,
    },
    scheme: undefined,
    path: '/cashier/token',
  })

test.each([
  ['en', 'en', '1,234.50'],
  ['de', 'de', '1.234,50'],
  ['br', 'pt-BR', '1.234,50'],
  ['fa', 'fa', '\u20671,234.50', '\u200F€\u2069'],
])(
  'a page of the cashier in %s is told as %s, and its sum as on our pages',
  (language, lang, sum, symbol = '€') => {
    const page = pageIn(language)
    expect(page).toContain(`<html lang="${lang}"`)
    expect(page).toContain(`<dd>${sum}\u00A0${symbol}</dd>`)
  },
)
