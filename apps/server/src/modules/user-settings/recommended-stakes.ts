import { type Amount, timesAmount } from '@touchline/betting'
import { Problem } from '../../http/problem.ts'
import type { OfferedCurrency } from '../../settings/currencies.ts'
import { CURRENCIES, findCurrency } from '../../settings/currencies.ts'
import { sayAmount } from '../../texts/say-amount.ts'

/** Stakes offered at a tap, in euros. */
const EUROS = [5n, 10n, 25n, 50n] as const

const byCurrency = Object.fromEntries(
  CURRENCIES.map((currency) => [currency.code, stakesIn(currency)]),
)

export function recommendedStakes(): Record<string, Amount[]> {
  return { ...byCurrency }
}

/**
 * Stakes of a player's own can be bet: in currencies that are offered, between the least stake and
 * the highest payout.
 * @param stakes by currency, smallest units
 * @throws Problem 422
 */
export function checkStakes(stakes: Readonly<Record<string, readonly Amount[]>>): void {
  for (const [code, amounts] of Object.entries(stakes)) {
    const currency = findCurrency(code)
    if (currency === undefined) {
      throw new Problem(422, 'error.account.currency_not_offered', { params: { currency: code } })
    }
    const { minStake, maxPayout } = currency
    if (amounts.every((amount) => amount >= minStake && amount <= maxPayout)) continue
    throw new Problem(422, 'error.settings.stakes', {
      params: {
        min: (locale) => sayAmount(minStake, code, locale),
        max: (locale) => sayAmount(maxPayout, code, locale),
      },
    })
  }
}

function stakesIn({ euro }: OfferedCurrency): Amount[] {
  return EUROS.map((euros) => timesAmount(euro, euros))
}
