import * as v from 'valibot'

import { toSnake } from './casing.ts'

export type AnyNode = {
  type: string
  entries?: Record<string, AnyNode>
  item?: AnyNode
  value?: AnyNode
  wrapped?: AnyNode
  options?: AnyNode[]
  key?: string
  literal?: unknown
  pipe?: readonly { type: string; requirement?: unknown }[]
}

export type DecodeResult<Output> = { ok: true; value: Output } | { ok: false; problem: string }

/**
 * Reads a wire value: respells snake_case fields, drops unknown ones, validates.
 * Only field names that the schema declares are respelled; keys of records (ids, currency
 * codes) are data and stay as they are.
 */
export function decode<S extends v.GenericSchema>(
  schema: S,
  wire: unknown,
): DecodeResult<v.InferOutput<S>> {
  const result = parseWire(schema, wire)
  if (result.success) return { ok: true, value: result.output }
  return { ok: false, problem: describeIssues(result.issues) }
}

/** What `decode` reads, with the issues as they were found. */
export function parseWire<S extends v.GenericSchema>(
  schema: S,
  wire: unknown,
  rule = readField,
): v.SafeParseResult<S> {
  return v.safeParse(schema, respell(withKnownKinds(schema as unknown as AnyNode), wire, rule))
}

/**
 * Writes a value of the schema's output type as a JSON-ready wire value.
 * @throws RangeError if an amount does not fit a JSON number exactly.
 */
export function encode<S extends v.GenericSchema>(schema: S, value: v.InferOutput<S>): unknown {
  return respell(withKnownKinds(schema), value, writeField)
}

/**
 * What `decode` would read of what `encode` writes, for a reader in the same process: the fields that
 * the schema has, and no others.
 */
export function handOver<S extends v.GenericSchema>(
  schema: S,
  value: v.InferOutput<S>,
): v.InferOutput<S> {
  return respell(withKnownKinds(schema), value, sameField)
}

const LEAVES: ReadonlySet<string> = new Set([
  'boolean',
  'literal',
  'number',
  'picklist',
  'string',
  'unknown',
])

const checked = new WeakSet<AnyNode>()

/**
 * Refuses a schema with a part whose fields the codec could not respell: they would be sent and read
 * in the wrong spelling. The whole schema is looked at, whatever the value reaches; once.
 * @throws TypeError
 */
function withKnownKinds(node: AnyNode): AnyNode {
  if (checked.has(node)) return node
  for (const part of partsOf(node)) withKnownKinds(part)
  checked.add(node)
  return node
}

function partsOf(node: AnyNode): readonly AnyNode[] {
  switch (node.type) {
    case 'object':
    case 'strict_object':
      return Object.values(node.entries ?? {})
    case 'array':
      return [node.item as AnyNode]
    case 'record':
      return [node.value as AnyNode]
    case 'optional':
    case 'exact_optional':
    case 'nullable':
    case 'nullish':
      return [node.wrapped as AnyNode]
    case 'variant':
      return (node.options ?? []).map((option) => tagged(option, node.key ?? ''))
    case 'union':
      return (node.options ?? []).map(withoutFields)
    default:
      if (LEAVES.has(node.type)) return []
      throw new TypeError(
        `The codec does not know schemas of kind ${node.type}: say in wire/codec.ts how its fields are spelled.`,
      )
  }
}

function tagged(option: AnyNode, key: string): AnyNode {
  if (option.entries?.[key]?.type === 'literal') return option
  throw new TypeError(
    `The codec tells the options of a variant apart by a literal: ${option.type} has none under ${key}.`,
  )
}

/** Which option of a union a value is of is known only once it is read. */
function withoutFields(option: AnyNode): AnyNode {
  const hasFields = option.type.endsWith('object') || option.type === 'variant'
  if (!hasFields) {
    for (const part of partsOf(option)) withoutFields(part)
    return option
  }
  throw new TypeError(
    'The codec cannot spell the fields of an option of a union: make it a variant, with a literal that tells its options apart.',
  )
}

export type FieldRule = {
  from: (key: string) => string
  to: (key: string) => string
  leaf: (value: unknown) => unknown
  /** How many items of a list or a record are looked at; all if not said. */
  most?: (node: AnyNode) => number | undefined
}

export const readField: FieldRule = { from: toSnake, to: (key) => key, leaf: (value) => value }
const sameField: FieldRule = {
  from: (key) => key,
  to: (key) => key,
  leaf: (value) => value,
}
const writeField: FieldRule = { from: (key) => key, to: toSnake, leaf: writeLeaf }

function writeLeaf(value: unknown): unknown {
  if (typeof value !== 'bigint') return value
  const number = Number(value)
  if (!Number.isSafeInteger(number)) {
    throw new RangeError(`${value} does not fit a JSON number exactly`)
  }
  return number
}

function respell(node: AnyNode, value: unknown, rule: FieldRule): unknown {
  if (value === null || value === undefined) return value
  switch (node.type) {
    case 'object':
    case 'strict_object':
      return isRecord(value) ? respellObject(node.entries ?? {}, value, rule) : value
    case 'array':
      return Array.isArray(value)
        ? value.slice(0, rule.most?.(node)).map((item) => respell(node.item as AnyNode, item, rule))
        : value
    case 'record':
      return isRecord(value)
        ? Object.fromEntries(
            Object.entries(value)
              .slice(0, rule.most?.(node))
              .map(([key, item]) => [key, respell(node.value as AnyNode, item, rule)]),
          )
        : value
    case 'optional':
    case 'exact_optional':
    case 'nullable':
    case 'nullish':
      return respell(node.wrapped as AnyNode, value, rule)
    case 'variant':
      return respellVariant(node, value, rule)
    default:
      return rule.leaf(value)
  }
}

function respellObject(
  entries: Record<string, AnyNode>,
  value: Record<string, unknown>,
  rule: FieldRule,
): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const key in entries) {
    const item = value[rule.from(key)]
    if (item !== undefined) result[rule.to(key)] = respell(entries[key] as AnyNode, item, rule)
  }
  return result
}

function respellVariant(node: AnyNode, value: unknown, rule: FieldRule): unknown {
  if (!isRecord(value) || node.key === undefined) return value
  const discriminator = node.key
  const tag = value[rule.from(discriminator)]
  const option = node.options?.find(
    (candidate) => candidate.entries?.[discriminator]?.literal === tag,
  )
  return option ? respell(option, value, rule) : value
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** In English, for developers. */
export function describeIssues(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues
    .slice(0, 5)
    .map((issue) => {
      const path = wirePath(issue)
      return path ? `${path}: ${issue.message}` : issue.message
    })
    .join('; ')
}

/** Where an issue is, as the wire spells it: `bets.0.stake`. */
export function wirePath(issue: v.BaseIssue<unknown>): string {
  return issue.path?.map((item) => wireKey(item.key)).join('.') ?? ''
}

/** Field names are camelCase; any other key is data (an id, a currency code) and stays. */
function wireKey(key: unknown): string {
  return /^[a-z][a-zA-Z0-9]*$/.test(String(key)) ? toSnake(String(key)) : String(key)
}
