import type { Currency } from '../money/currency.ts'

export const EUR: Currency = {
  code: 'EUR',
  symbol: '€',
  subunits: 100,
  fiat: true,
  subcurrencies: [],
}

export const JPY: Currency = {
  code: 'JPY',
  symbol: '¥',
  subunits: 1,
  fiat: true,
  subcurrencies: [],
}

export const KWD: Currency = {
  code: 'KWD',
  symbol: 'KD',
  subunits: 1000,
  fiat: true,
  subcurrencies: [],
}

export const MBTC = { code: 'mBTC', symbol: 'm₿', subunits: 100_000 }

export const BTC: Currency = {
  code: 'BTC',
  symbol: '₿',
  subunits: 100_000_000,
  fiat: false,
  subcurrencies: [MBTC, { code: 'sat', symbol: 'sat', subunits: 1 }],
}
