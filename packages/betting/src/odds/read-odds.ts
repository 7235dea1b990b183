import { parseDecimal } from '../exact/decimal.ts'
import type { Rational } from '../exact/rational.ts'
import { rational } from '../exact/rational.ts'
import { floor } from '../exact/rounding.ts'
import { plainDigits } from '../exact/typed-number.ts'
import { toDecimalOdds } from './convert-odds.ts'
import type { Odds } from './odds.ts'
import { isOdds, ODDS_SCALE } from './odds.ts'
import type { OddsFormat } from './odds-format.ts'

const FRACTION = /^(\d+)\s*[/-]\s*(\d+)$/

/**
 * Reads a price written in any format as exact decimal odds; null when it is not one. Digits of any
 * script count, and a point and a comma both divide: prices are shown in groups by a space alone.
 */
export function readOdds(text: string, format: OddsFormat): Rational | null {
  const value = readValue(plainText(text), format)
  return value === null ? null : toDecimalOdds(value, format)
}

/** Exact decimal odds cut down to thousandths; null when they do not reach 1 or are too large. */
export function toOdds(decimal: Rational): Odds | null {
  const scaled = Number(
    floor(rational(decimal.numerator * BigInt(ODDS_SCALE), decimal.denominator)),
  )
  return isOdds(scaled) ? scaled : null
}

/** Digits, marks and signs as `parseDecimal` and `FRACTION` know them. */
function plainText(text: string): string {
  return plainDigits(text)
    .replace(/\u202F/g, '')
    .replace(/[,٫，．]/g, '.')
    .replace(/[⁄∕／]/g, '/')
    .replace(/[−‐‑–－]/g, '-')
    .replace(/[٪％]/g, '%')
    .trim()
}

function readValue(text: string, format: OddsFormat): Rational | null {
  if (format === 'british') return readFraction(text)
  if (format === 'percent' && text.endsWith('%')) {
    const percent = parseDecimal(text.slice(0, -1).trim())
    return percent === null ? null : rational(percent.numerator, percent.denominator * 100n)
  }
  return parseDecimal(text)
}

function readFraction(text: string): Rational | null {
  if (/^evens?$/i.test(text)) return rational(1n)
  const [, numerator, denominator] = FRACTION.exec(text) ?? []
  if (numerator === undefined || denominator === undefined) return parseDecimal(text)
  return BigInt(denominator) === 0n ? null : rational(BigInt(numerator), BigInt(denominator))
}
