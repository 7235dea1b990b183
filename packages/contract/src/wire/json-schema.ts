import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'

import { toSnake } from './casing.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** The JSON Schema of a schema's wire form (snake_case, what clients send and receive). */
export function wireJsonSchema(schema: v.GenericSchema): Record<string, unknown> {
  const document = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' })
  return respell(document as unknown as Json) as Record<string, unknown>
}

function respell(node: Json): Json {
  if (Array.isArray(node)) return node.map(respell)
  if (node === null || typeof node !== 'object') return node
  const result: { [key: string]: Json } = {}
  for (const [key, value] of Object.entries(node)) {
    if (key === '$schema') continue
    result[key] = respellMember(key, value)
  }
  return result
}

function respellMember(key: string, value: Json): Json {
  if (
    key === 'properties' &&
    value !== null &&
    typeof value === 'object' &&
    !Array.isArray(value)
  ) {
    return Object.fromEntries(
      Object.entries(value).map(([name, property]) => [toSnake(name), respell(property)]),
    )
  }
  if (key === 'required' && Array.isArray(value)) {
    return value.map((name) => (typeof name === 'string' ? toSnake(name) : name))
  }
  return respell(value)
}
