/** What a receipt is made of; anything else has no canonical form here. */
export type CanonicalValue =
  | string
  | number
  | readonly CanonicalValue[]
  | { readonly [key: string]: CanonicalValue }

/**
 * The one text of a value: RFC 8785, restricted to strings, integers, arrays and objects. No space,
 * keys in the order of their UTF-16 code units, strings escaped as little as JSON allows.
 * @throws TypeError for any other type, a number that is no safe integer, a lone surrogate
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') {
    if (!value.isWellFormed()) throw new TypeError('A lone surrogate has no canonical form')
    return JSON.stringify(value)
  }
  if (Number.isSafeInteger(value)) return String(value)
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value === 'object' && value !== null) return canonicalObject(value)
  throw new TypeError(`${typeof value} has no canonical form`)
}

function canonicalObject(value: object): string {
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, item]) => `${canonicalJson(key)}:${canonicalJson(item)}`).join(',')}}`
}
