import * as v from 'valibot'

/** Integer of a currency's smallest unit on the wire, `bigint` in the code. */
export const amount = v.pipe(
  v.number(),
  v.safeInteger('must be an integer of the smallest unit'),
  v.transform((value) => BigInt(value)),
)

/** ISO 4217 code, or the ticker of a crypto currency. */
export const currencyCode = v.pipe(
  v.string(),
  v.regex(/^[A-Z0-9]{2,10}$/, 'must be a currency code'),
)

export const money = v.object({ currency: currencyCode, amount })

/** Decimal odds in thousandths: 1850 is 1.85. */
export const odds = v.pipe(v.number(), v.safeInteger(), v.minValue(1000))

export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100))

/** RFC 3339 instant. */
export const timestamp = v.pipe(v.string(), v.isoTimestamp())

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const uuid = v.pipe(v.string(), v.uuid())
