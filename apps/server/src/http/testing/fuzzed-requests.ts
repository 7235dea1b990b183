import fc from 'fast-check'
import type { OpenAPIV3_1 } from 'openapi-types'

type Schema = Readonly<Record<string, unknown>>

/** A request as it goes over the wire; the body is text, for not every one is JSON. */
export type FuzzedRequest = {
  readonly url: string
  readonly body: string | undefined
}

/** Things that exist, so that a request gets past the first look-up. By name of the field. */
export type Known = Readonly<Record<string, readonly (string | number)[]>>

const HOSTILE = [
  '',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\u202e',
  '\ufeff',
  '％2e',
  "'; drop table bets; --",
  '../../etc/passwd',
  '${7*7}',
  '__proto__',
  'constructor',
  'null',
  '-1',
  '9'.repeat(400),
  '1e400',
  'ﷺ'.repeat(50),
  'x'.repeat(5_000),
  '\n\r\t',
]
const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  0.5,
  -0,
  1e308,
  2 ** 53,
  2 ** 53 - 1,
  -(2 ** 53),
  2 ** 31,
  [],
  {},
  [[[[[[[[]]]]]]]],
  { __proto__: null, constructor: { prototype: 1 } },
  Array.from({ length: 2_000 }, () => 'x'),
]
const NO_JSON = [
  '',
  '{',
  '[1,',
  'null',
  '"text"',
  '[]',
  '1e999',
  '{"a":1}}',
  '\0',
  '['.repeat(50_000),
]

/** Requests of an operation: most of them by its document, some with a value nobody expects. */
export function requestsOf(
  path: string,
  operation: OpenAPIV3_1.OperationObject,
  known: Known,
): fc.Arbitrary<FuzzedRequest> {
  const parameters = (operation.parameters ?? []) as OpenAPIV3_1.ParameterObject[]
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  const body = (operation.requestBody as OpenAPIV3_1.RequestBodyObject | undefined)?.content[
    'application/json'
  ]?.schema
  return fc
    .record({
      path: fc.record(
        Object.fromEntries(inPath.map(({ name, schema }) => [name, textOf(name, schema, known)])),
      ),
      query: fc.record(
        Object.fromEntries(inQuery.map(({ name, schema }) => [name, textOf(name, schema, known)])),
        { requiredKeys: inQuery.filter(({ required }) => required).map(({ name }) => name) },
      ),
      body: body === undefined ? fc.constant(undefined) : bodyOf(body as Schema, known),
    })
    .map((request) => ({ url: address(path, request), body: request.body }))
}

function address(
  path: string,
  request: { path: Readonly<Record<string, string>>; query: Readonly<Record<string, string>> },
): string {
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => escaped(request.path[name] ?? ''))
  const query = Object.entries(request.query).map(([name, value]) => `${name}=${escaped(value)}`)
  return query.length === 0 ? place : `${place}?${query.join('&')}`
}

/** Half of a surrogate pair has no escape: its bytes go out as they would from a broken client. */
function escaped(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80'
}

function textOf(name: string, schema: unknown, known: Known): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 6, arbitrary: valueOf(name, schema as Schema, known).map(String) },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE) },
  )
}

function bodyOf(schema: Schema, known: Known): fc.Arbitrary<string> {
  const json = fc.tuple(valueOf('', schema, known), fc.option(damage, { freq: 3 }))
  return fc.oneof(
    {
      weight: 12,
      arbitrary: json.map(([value, change]) =>
        JSON.stringify(change === null ? value : change(value)),
      ),
    },
    { weight: 1, arbitrary: fc.constantFrom(...NO_JSON) },
  )
}

/** Puts a value nobody expects in the place of one of a body's own. */
const damage: fc.Arbitrary<(body: unknown) => unknown> = fc
  .tuple(fc.nat(), fc.oneof(fc.constantFrom(...HOSTILE), fc.constantFrom(...HOSTILE_VALUES)))
  .map(([place, value]) => (body) => {
    const copy = structuredClone(body)
    const holders = placesOf(copy)
    const holder = holders[place % Math.max(1, holders.length)]
    if (holder === undefined) return value
    holder.set(value)
    return copy
  })

type Place = { set: (value: unknown) => void }

function placesOf(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((key) => [
    {
      set: (item: unknown) => {
        holder[key] = item
      },
    },
    ...placesOf(holder[key]),
  ])
}

function valueOf(name: string, schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const free = freeValueOf(name, schema, known)
  const values = known[name]
  return values === undefined
    ? free
    : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: free })
}

function freeValueOf(name: string, schema: Schema, known: Known): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema['const'])
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]))
  const anyOf = schema['anyOf'] as readonly Schema[] | undefined
  if (anyOf !== undefined) return fc.oneof(...anyOf.map((one) => valueOf(name, one, known)))
  switch (schema['type']) {
    case 'object':
      return objectOf(schema, known)
    case 'array':
      return fc.array(valueOf(name, schema['items'] as Schema, known), {
        minLength: numberOr(schema['minItems'], 0),
        maxLength: Math.min(numberOr(schema['maxItems'], 3), numberOr(schema['minItems'], 0) + 3),
      })
    case 'integer':
    case 'number':
      return fc.integer({
        min: numberOr(schema['minimum'], -1_000_000),
        max: Math.min(numberOr(schema['maximum'], 1_000_000), 2 ** 31 - 1),
      })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return stringOf(schema)
  }
}

function objectOf(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const properties = (schema['properties'] ?? {}) as Record<string, Schema>
  const additional = schema['additionalProperties']
  if (Object.keys(properties).length === 0 && typeof additional === 'object') {
    const keys = valueOf('', (schema['propertyNames'] ?? { type: 'string' }) as Schema, known)
    return fc.dictionary(keys.map(String), valueOf('', additional as Schema, known), { maxKeys: 3 })
  }
  return fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, one]) => [name, valueOf(name, one, known)]),
    ),
    { requiredKeys: (schema['required'] ?? []) as string[] },
  )
}

function stringOf(schema: Schema): fc.Arbitrary<string> {
  if (schema['format'] === 'email') return fc.emailAddress()
  if (schema['format'] === 'uuid') return fc.uuid()
  if (schema['format'] === 'date-time') {
    return fc.date({ noInvalidDate: true }).map((at) => at.toISOString())
  }
  const pattern = schema['pattern']
  if (typeof pattern === 'string' && !pattern.includes('\\u0000')) {
    return fc.stringMatching(new RegExp(pattern, 'u'))
  }
  return fc.string({
    unit: 'grapheme',
    minLength: numberOr(schema['minLength'], 0),
    maxLength: Math.min(numberOr(schema['maxLength'], 40), 40),
  })
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise
}
