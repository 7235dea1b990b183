import type { Amount, PaymentKind } from '@touchline/betting'
import { amountFault } from '@touchline/betting'
import { Problem } from '../../http/problem.ts'
import { findCurrency } from '../../settings/currencies.ts'
import { sayAmount } from '../../texts/say-amount.ts'
import type { OfferedMethod, OfferedTerms, PaymentProvider } from './provider.ts'

export function offeredMethods(
  provider: PaymentProvider | undefined,
  currency: string,
): readonly OfferedMethod[] {
  const offered = findCurrency(currency)
  return provider === undefined || offered === undefined ? [] : provider.methods(offered)
}

type Asked = { readonly method: string; readonly amount: Amount; readonly currency: string }

/**
 * The terms under which this amount can be moved.
 * @throws Problem 422 that names the bound, where it cannot
 */
export function termsFor(
  provider: PaymentProvider | undefined,
  kind: PaymentKind,
  { method, amount, currency }: Asked,
): { provider: PaymentProvider; terms: OfferedTerms } {
  if (provider === undefined) throw new Problem(422, 'error.payment.closed')
  const methods = offeredMethods(provider, currency)
  if (methods.length === 0) {
    throw new Problem(422, 'error.payment.currency', { params: { currency } })
  }
  const terms = methods.find(({ id }) => id === method)?.[kind]
  if (terms === undefined || terms === null) throw new Problem(422, 'error.payment.method')
  switch (amountFault(amount, terms)) {
    case null:
      return { provider, terms }
    case 'not_positive':
      throw new Problem(422, 'error.payment.not_positive')
    case 'below_minimum':
      throw new Problem(422, 'error.payment.below_minimum', {
        params: { minimum: (locale) => sayAmount(terms.minimum, currency, locale) },
      })
    case 'above_maximum':
      throw new Problem(422, 'error.payment.above_maximum', {
        params: { maximum: (locale) => sayAmount(terms.maximum, currency, locale) },
      })
  }
}
