import type { Amount, Currency } from '@touchline/betting'
import { amountOf } from '@touchline/betting'

/** As Stripe's list of currencies has them; all others have hundredths. */
const WHOLE = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' '))
const THOUSANDTHS = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND'])

type Coined = Pick<Currency, 'code' | 'subunits'>

function stripeSubunits(code: string): bigint {
  if (WHOLE.has(code)) return 1n
  return THOUSANDTHS.has(code) ? 1_000n : 100n
}

/**
 * An amount as Stripe counts it.
 * @throws when it is finer than that
 */
export function toStripe(amount: Amount, { code, subunits }: Coined): number {
  const scaled = amount * stripeSubunits(code)
  const own = BigInt(subunits)
  if (scaled % own !== 0n) throw new Error(`Stripe counts ${code} in larger units`)
  return Number(scaled / own)
}

/** @returns null for an amount that we cannot write */
export function fromStripe(units: number, { code, subunits }: Coined): Amount | null {
  const scaled = BigInt(units) * BigInt(subunits)
  const theirs = stripeSubunits(code)
  if (scaled % theirs !== 0n) return null
  const whole = scaled / theirs
  return amountOf(whole)
}
