import { amountOf, oddsOf } from '@touchline/betting'
import * as v from 'valibot'

/** Integer of a currency's smallest unit on the wire, a `bigint` in the code. */
export const amount = v.pipe(
  v.number(),
  v.safeInteger('must be an integer of the smallest unit'),
  v.transform((value) => amountOf(BigInt(value))),
)

/** ISO 4217 code, or the ticker of a crypto currency. */
export const currencyCode = v.pipe(
  v.string(),
  v.regex(/^[A-Z0-9]{2,10}$/, 'must be a currency code'),
)

export const money = v.object({ currency: currencyCode, amount })

/** Decimal odds in thousandths: 1850 is 1.85. */
export const odds = v.pipe(v.number(), v.safeInteger(), v.minValue(1000), v.transform(oddsOf))

/** No NUL, which PostgreSQL cannot keep, and no half of a surrogate pair, which is no character. */
function isStorable(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed()
}

/**
 * Text that somebody sends: storable, and bounded. Every string of a request is one of these or
 * narrower; a test walks the calls and holds it.
 * @param most UTF-16 code units
 * @param tooLong the reason, or the key of a form's message
 */
/* @__NO_SIDE_EFFECTS__ */
export function text(most: number, tooLong = 'is too long') {
  return v.pipe(v.string(), v.maxLength(most, tooLong), v.check(isStorable, 'must be plain text'))
}

/** A word that names a thing: a sort key, a language, a specifier, an id of somebody's device. */
export const word = text(100)

export const id = v.pipe(word, v.minLength(1))

/** Id of a market in the numbering of the unified feed. */
export const marketId = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.maxValue(2_147_483_647),
)

/** Instant that a caller names, read by the server. */
export const instant = text(40)

/** RFC 3339 instant. */
export const timestamp = v.pipe(v.string(), v.isoTimestamp())

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const uuid = v.pipe(v.string(), v.uuid())

/** Stands where the name of something that is on offer is not known yet, as of a final's sides. */
const UNKNOWN = '?'

/** @param short what it goes by where it has no name */
export function named<Thing extends { name: string }>(thing: Thing, short: string): Thing {
  return thing.name.trim() === '' ? { ...thing, name: short.trim() || UNKNOWN } : thing
}

/** A name beside which nothing shorter is told. */
export const knownName = v.pipe(
  v.string(),
  v.transform((name) => name.trim() || UNKNOWN),
)
