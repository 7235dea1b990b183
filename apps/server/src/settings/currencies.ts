import type { Currency, Amount } from '@touchline/betting'
import { amountOf } from '@touchline/betting'

export type OfferedCurrency = Currency & {
  /** Smallest units that stand for one euro in limits and credits; no exchange rate. */
  readonly euro: Amount
  /** Least stake of a bet, smallest units. */
  readonly minStake: Amount
  /** Most that one bet can pay, smallest units. */
  readonly maxPayout: Amount
}

const none: Currency['subcurrencies'] = []

export const CURRENCIES: readonly OfferedCurrency[] = [
  fiat('EUR', '€', 100, amountOf(100n), amountOf(50n), amountOf(25_000_000n)),
  fiat('USD', '$', 100, amountOf(100n), amountOf(50n), amountOf(25_000_000n)),
  fiat('GBP', '£', 100, amountOf(100n), amountOf(50n), amountOf(25_000_000n)),
  fiat('CHF', 'CHF', 100, amountOf(100n), amountOf(50n), amountOf(25_000_000n)),
  fiat('JPY', '¥', 1, amountOf(150n), amountOf(75n), amountOf(37_500_000n)),
  {
    code: 'BTC',
    symbol: '₿',
    subunits: 100_000_000,
    fiat: false,
    subcurrencies: none,
    euro: amountOf(1_000n),
    minStake: amountOf(500n),
    maxPayout: amountOf(250_000_000n),
  },
  {
    code: 'USDT',
    symbol: '₮',
    subunits: 1_000_000,
    fiat: false,
    subcurrencies: none,
    euro: amountOf(1_000_000n),
    minStake: amountOf(500_000n),
    maxPayout: amountOf(250_000_000_000n),
  },
]

export const DEFAULT_CURRENCY = 'EUR'

const byCode = new Map(CURRENCIES.map((currency) => [currency.code, currency]))

/** @returns undefined for a currency that is not offered */
export function findCurrency(code: string): OfferedCurrency | undefined {
  return byCode.get(code)
}

function fiat(
  code: string,
  symbol: string,
  subunits: number,
  euro: Amount,
  minStake: Amount,
  maxPayout: Amount,
): OfferedCurrency {
  return { code, symbol, subunits, fiat: true, subcurrencies: none, euro, minStake, maxPayout }
}
