import type { Rational } from './rational.ts'

const PLAIN_DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/

/** Reads a plain decimal such as `1.5`, `-.25` or `3.` exactly; null for anything else. */
export function parseDecimal(text: string): Rational | null {
  if (!PLAIN_DECIMAL.test(text)) return null
  const [whole = '', fraction = ''] = text.replace(/^[+-]/, '').split('.')
  const magnitude = BigInt(whole + fraction)
  return {
    numerator: text.startsWith('-') ? -magnitude : magnitude,
    denominator: 10n ** BigInt(fraction.length),
  }
}

/** Writes `value / 10^decimals` with exactly that many decimals, without grouping. */
export function scaledToString(value: bigint, decimals: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = decimals > 0 ? `.${digits.slice(digits.length - decimals)}` : ''
  return `${value < 0n ? '-' : ''}${whole}${fraction}`
}
