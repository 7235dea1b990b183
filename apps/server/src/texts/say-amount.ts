import type { Amount } from '@touchline/betting'
import { amountToDecimalString } from '@touchline/betting'
import { intlLocale, moneyText } from '@touchline/contract'
import type { LocaleCode } from '@touchline/contract'
import { findCurrency } from '../settings/currencies.ts'

/** `1,234.50 €`: as pages write it, with all of its decimals; a currency that is not offered by its code. */
export function sayAmount(amount: Amount, code: string, locale: LocaleCode): string {
  const currency = findCurrency(code)
  if (currency === undefined) return code
  const text = amountToDecimalString(amount, currency)
  const decimals = text.split('.')[1]?.length ?? 0
  const places = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  // A decimal in digits is written exactly, however long it is.
  const digits = new Intl.NumberFormat(intlLocale(locale), places).format(text as `${number}`)
  return moneyText(digits, currency.symbol, locale)
}
