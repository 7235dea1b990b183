import { scaledToString } from '../exact/decimal.ts'
import type { Rational } from '../exact/rational.ts'
import { compare, gcd, multiply, ONE, rational } from '../exact/rational.ts'
import { roundHalfAway } from '../exact/rounding.ts'
import { fromDecimalOdds } from './convert-odds.ts'
import type { Odds, TotalOdds } from './odds.ts'
import { ODDS_SCALE, totalOddsOf } from './odds.ts'
import { normalizeOddsFormat } from './odds-format.ts'

const SCALE = BigInt(ODDS_SCALE)
/** Below 1.10 a thousandth matters, so it is shown when there is one. */
const FINE_BELOW = 1100n
const TEN = rational(10n)

/** From a half up two decimals say a reciprocal to a hundredth of itself. */
const COARSE_FROM = rational(1n, 2n)
/** Per cents from here up have three significant digits with one decimal. */
const COARSE_PERCENT_FROM = rational(10n)
const SIGNIFICANT_DIGITS = 3

/**
 * Odds in thousandths as locale-neutral text (`.` for decimals, no grouping). Decimal-like formats
 * are cut to 2 decimals, 3 below 1.10 when needed; reciprocals are rounded to the nearest digit,
 * and the smaller they are the more decimals they get, so that no two prices of a list look alike.
 * Odds of 1.00, which some formats cannot express, read `1.00` there. Unknown formats: european.
 */
export function formatOdds(odds: Odds | TotalOdds, format: string): string {
  const thousandths = totalOddsOf(BigInt(odds))
  const known = normalizeOddsFormat(format)
  if (known === 'european') return shown(thousandths, thousandths)
  if (known === 'percent') return percentText(thousandths)
  const value = fromDecimalOdds(rational(thousandths, SCALE), known)
  if (value === null) return shown(thousandths, thousandths)
  if (known === 'british') return fractionText(thousandths)
  if (known === 'american') return americanText(value)
  return value.numerator < 0n
    ? rounded(value, COARSE_FROM, 2)
    : shown(thousandths - SCALE, thousandths)
}

function shown(thousandths: bigint, odds: TotalOdds): string {
  return isFine(odds) ? scaledToString(thousandths, 3) : scaledToString(thousandths / 10n, 2)
}

function isFine(odds: TotalOdds): boolean {
  return odds < FINE_BELOW && odds % 10n !== 0n
}

/** The fraction of the decimal that is shown, reduced by gcd(percent gain, 100). */
function fractionText(odds: TotalOdds): string {
  const whole = isFine(odds) ? 1000n : 100n
  const gain = isFine(odds) ? odds - SCALE : (odds - SCALE) / 10n
  const divisor = gcd(gain, whole)
  return `${gain / divisor}/${whole / divisor}`
}

function americanText(value: Rational): string {
  return `${value.numerator > 0n ? '+' : ''}${roundHalfAway(value)}`
}

function percentText(odds: TotalOdds): string {
  const percent = rational(100n * SCALE, odds)
  if (nearest(percent, 1) === '0.0') return '<0.1%'
  return `${rounded(percent, COARSE_PERCENT_FROM, 1).replace(/\.?0+$/, '')}%`
}

/** With so many decimals from a size up, and with the significant digits below it. */
function rounded(value: Rational, coarseFrom: Rational, decimals: number): string {
  let size = value.numerator < 0n ? rational(-value.numerator, value.denominator) : value
  if (compare(size, coarseFrom) >= 0) return nearest(value, decimals)
  let digits = SIGNIFICANT_DIGITS - 1
  for (; compare(size, ONE) < 0; digits += 1) size = multiply(size, TEN)
  return nearest(value, digits)
}

function nearest(value: Rational, decimals: number): string {
  const scaled = rational(value.numerator * 10n ** BigInt(decimals), value.denominator)
  return scaledToString(roundHalfAway(scaled), decimals)
}
