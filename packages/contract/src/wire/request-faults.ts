import type * as v from 'valibot'

import { describeIssues, parseWire, readField, wirePath } from './codec.ts'
import type { AnyNode, FieldRule } from './codec.ts'

/** What is wrong with one field of a request, by the message that a player is told. */
export type FieldFault = {
  /** Path of the field as it is spelled on the wire: `bets.0.stake`. */
  readonly field: string
  readonly key: FieldMessageKey
  /** What the message says of the rule. */
  readonly params: Readonly<Record<string, number>>
}

export type RequestResult<Output> =
  | { ok: true; value: Output }
  | { ok: false; problem: string; faults: readonly FieldFault[] }

/** More than a form or a slip has: a request that breaks a rule thousands of times is not written by one. */
const MOST_FAULTS = 100

const readSent: FieldRule = { ...readField, most: oneTooMany }

/**
 * One more than there may be is enough for a refusal. Each item that is wrong costs far more to tell of
 * than to send, and a body has room for a hundred thousand.
 */
function oneTooMany({ pipe = [] }: AnyNode): number | undefined {
  const bound = pipe.find(({ type }) => type === 'max_length' || type === 'max_entries')
  return typeof bound?.requirement === 'number' ? bound.requirement + 1 : undefined
}

/** Reads what somebody sent as `decode` does, and names the message for every wrong field. */
export function decodeRequest<S extends v.GenericSchema>(
  schema: S,
  wire: unknown,
): RequestResult<v.InferOutput<S>> {
  const result = parseWire(schema, wire, readSent)
  if (result.success) return { ok: true, value: result.output }
  const faults = new Map<string, FieldFault>()
  for (const issue of result.issues) {
    if (faults.size === MOST_FAULTS) break
    const field = wirePath(issue)
    if (field !== '' && !faults.has(field)) faults.set(field, faultOf(field, issue))
  }
  return { ok: false, problem: describeIssues(result.issues), faults: [...faults.values()] }
}

/** Messages that a rule of the contract names by itself, where its kind says too little. */
export const OWN_KEYS = [
  'error.form.required',
  'error.form.email',
  'error.form.password',
  'error.form.phone',
  'error.form.terms',
  'error.form.code',
  'error.form.too_small',
  'error.form.too_large',
  'error.search.length',
  'error.auth.link_invalid',
] as const

/**
 * The message of every kind of rule that a request is held to, by valibot's name of the kind; a
 * test walks the calls and holds it. How much is too small or too large is in units of the wire,
 * which are not a player's: these messages do not say it.
 */
export const KEYS_BY_RULE = {
  array: 'error.form.invalid',
  boolean: 'error.form.invalid',
  check: 'error.form.characters',
  iso_timestamp: 'error.form.invalid',
  literal: 'error.form.choice',
  max_entries: 'error.form.too_many',
  max_length: 'error.form.too_long',
  max_value: 'error.form.too_large',
  min_length: 'error.form.too_short',
  min_value: 'error.form.too_small',
  number: 'error.form.number',
  object: 'error.form.invalid',
  picklist: 'error.form.choice',
  record: 'error.form.invalid',
  regex: 'error.form.invalid',
  safe_integer: 'error.form.number',
  string: 'error.form.invalid',
  union: 'error.form.invalid',
  uuid: 'error.form.invalid',
} as const

type RuleKey = (typeof KEYS_BY_RULE)[keyof typeof KEYS_BY_RULE]

export type FieldMessageKey = (typeof OWN_KEYS)[number] | RuleKey | 'error.form.too_few'

function faultOf(field: string, issue: v.BaseIssue<unknown>): FieldFault {
  const own = OWN_KEYS.find((key) => key === issue.message)
  if (own !== undefined) return { field, key: own, params: {} }
  const { input, requirement: bound } = issue
  if (input === undefined || (input === '' && issue.type === 'min_length')) {
    return { field, key: 'error.form.required', params: {} }
  }
  const rules: Readonly<Record<string, RuleKey>> = KEYS_BY_RULE
  const key = rules[issue.type] ?? 'error.form.invalid'
  const params: FieldFault['params'] = typeof bound === 'number' ? { bound } : {}
  if (!Array.isArray(input)) return { field, key, params }
  if (key === 'error.form.too_long') return { field, key: 'error.form.too_many', params }
  if (key === 'error.form.too_short') return { field, key: 'error.form.too_few', params }
  return { field, key, params }
}
