import { scaledToString } from '../exact/decimal.ts'
import type { Rational } from '../exact/rational.ts'
import { gcd, rational } from '../exact/rational.ts'
import { roundHalfAway } from '../exact/rounding.ts'
import { fromDecimalOdds } from './convert-odds.ts'
import type { Odds } from './odds.ts'
import { ODDS_SCALE } from './odds.ts'
import { normalizeOddsFormat } from './odds-format.ts'

const SCALE = BigInt(ODDS_SCALE)
/** Below 1.10 a thousandth matters, so it is shown when there is one. */
const FINE_BELOW = 1100n

/**
 * Odds in thousandths as locale-neutral text (`.` for decimals, no grouping). Decimal-like formats
 * are cut to 2 decimals, 3 below 1.10 when needed; reciprocals are rounded to the nearest digit.
 * Odds of 1.00, which some formats cannot express, read `1.00` there. Unknown formats: european.
 */
export function formatOdds(odds: Odds | bigint, format: string): string {
  const thousandths = BigInt(odds)
  const known = normalizeOddsFormat(format)
  if (known === 'european') return shown(thousandths, thousandths)
  if (known === 'percent') return percentText(thousandths)
  const value = fromDecimalOdds(rational(thousandths, SCALE), known)
  if (value === null) return shown(thousandths, thousandths)
  if (known === 'british') return fractionText(thousandths)
  if (known === 'american') return americanText(value)
  return value.numerator < 0n ? nearest(value, 2) : shown(thousandths - SCALE, thousandths)
}

function shown(thousandths: bigint, odds: bigint): string {
  return isFine(odds) ? scaledToString(thousandths, 3) : scaledToString(thousandths / 10n, 2)
}

function isFine(odds: bigint): boolean {
  return odds < FINE_BELOW && odds % 10n !== 0n
}

/** The fraction of the decimal that is shown, reduced by gcd(percent gain, 100). */
function fractionText(odds: bigint): string {
  const whole = isFine(odds) ? 1000n : 100n
  const gain = isFine(odds) ? odds - SCALE : (odds - SCALE) / 10n
  const divisor = gcd(gain, whole)
  return `${gain / divisor}/${whole / divisor}`
}

function americanText(value: Rational): string {
  return `${value.numerator > 0n ? '+' : ''}${roundHalfAway(value)}`
}

function percentText(odds: bigint): string {
  const text = nearest(rational(100n * SCALE, odds), 1)
  return text === '0.0' ? '<0.1%' : `${text.replace(/\.0$/, '')}%`
}

function nearest(value: Rational, decimals: number): string {
  const scaled = rational(value.numerator * 10n ** BigInt(decimals), value.denominator)
  return scaledToString(roundHalfAway(scaled), decimals)
}
