import * as v from 'valibot'

import { text } from '../schemas/primitives.ts'
import { toSnake } from './casing.ts'

/** Query parameter holding an integer. */
export const queryInteger = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,15}$/, 'must be an integer'),
  v.transform(Number),
)

/** Query parameter holding `true` or `false`. */
export const queryBoolean = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((value) => value === 'true'),
)

/** Query parameter holding a comma-separated list. */
export const queryList = v.pipe(
  text(8_000),
  v.transform((value) => value.split(',').filter((item) => item !== '')),
)

/** Comma-separated integers. */
export const queryIntegers = v.pipe(
  text(8_000),
  v.regex(/^-?\d{1,15}(,-?\d{1,15})*$/, 'must be integers, separated by commas'),
  v.transform((value) => value.split(',').map(Number)),
)

type QueryScalar = string | number | boolean
type QueryValue = QueryScalar | readonly QueryScalar[] | undefined

/** `{matchStatus: [0, 1]}` to `match_status=0%2C1`; undefined values are left out. */
export function encodeQuery(query: Readonly<Record<string, QueryValue>>): string {
  const parameters = new Map<string, string>()
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined) continue
    parameters.set(toSnake(key), typeof value === 'object' ? value.join(',') : String(value))
  }
  return [...parameters]
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
    .join('&')
}
