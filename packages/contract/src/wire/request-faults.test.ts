import * as v from 'valibot'
import { expect, test } from 'vitest'

import type { Call } from '../calls/call.ts'
import * as calls from '../calls/calls.ts'
import { limitToSet } from '../schemas/limits.ts'
import { text } from '../schemas/primitives.ts'
import { decodeRequest, KEYS_BY_RULE, OWN_KEYS } from './request-faults.ts'

type Rule = { kind?: unknown; type?: unknown; message?: unknown }

/** Every rule below a schema that can refuse a value. */
function rulesOf(part: unknown, found = new Set<Rule>(), seen = new Set<unknown>()): Set<Rule> {
  if (typeof part !== 'object' || part === null || seen.has(part)) return found
  seen.add(part)
  const rule: Rule = part
  if (rule.kind === 'schema' || rule.kind === 'validation') found.add(rule)
  for (const inner of Object.values(part)) rulesOf(inner, found, seen)
  return found
}

/** Kinds that take what another one refuses. */
const WRAPPERS = new Set(['optional', 'nullable', 'nullish', 'exact_optional'])

const rules = Object.values<Call>(calls).flatMap(({ query, body }) => [
  ...rulesOf(query),
  ...rulesOf(body),
])

test('[P27] every kind of rule that a request is held to has a message', () => {
  const kinds = new Set(rules.map(({ type }) => String(type)))
  // Rules whose message is always their own.
  const own = ['email']
  expect([...Object.keys(KEYS_BY_RULE), ...own].toSorted()).toEqual(
    [...kinds].filter((kind) => !WRAPPERS.has(kind)).toSorted(),
  )
})

test('[P27] what a rule says by itself is a message, and so is told', () => {
  const said = new Set(rules.map(({ message }) => String(message)))
  const keys = [...said].filter((message) => message.startsWith('error.'))
  expect(keys.toSorted()).toEqual([...OWN_KEYS].toSorted())
})

const sent = v.object({
  firstName: v.pipe(text(3), v.minLength(1)),
  oddsMode: v.picklist(['any', 'none']),
  legs: v.pipe(v.array(v.pipe(v.number(), v.safeInteger())), v.minLength(1), v.maxLength(2)),
  phone: v.optional(v.pipe(text(50), v.regex(/^\d+$/, 'error.form.phone'))),
})
/** A hundred thousand of it fit into a body. */
const junk = Array.from({ length: 5_000 }, () => 'a')
const right = { first_name: 'Ada', odds_mode: 'any', legs: [1] }

test.each([
  ['too long', { first_name: 'Adam' }, 'first_name', 'too_long', { bound: 3 }],
  ['empty', { first_name: '' }, 'first_name', 'required', {}],
  ['missing', { first_name: undefined }, 'first_name', 'required', {}],
  ['not to be kept', { first_name: 'a\0' }, 'first_name', 'characters', {}],
  ['no text', { first_name: 7 }, 'first_name', 'invalid', {}],
  ['none of the choices', { odds_mode: 'all' }, 'odds_mode', 'choice', {}],
  ['a list too long', { legs: [1, 2, 3] }, 'legs', 'too_many', { bound: 2 }],
  ['a list too short', { legs: [] }, 'legs', 'too_few', { bound: 1 }],
  ['no whole number', { legs: [1, 0.5] }, 'legs.1', 'number', {}],
  ['of a message of its own', { phone: 'x' }, 'phone', 'phone', {}],
])('[P27] a field that is %s says so by a message', (_, wrong, field, key, params) => {
  expect(decodeRequest(sent, { ...right, ...wrong })).toMatchObject({
    ok: false,
    faults: [{ field, key: `error.form.${key}`, params }],
  })
})

test.each([
  [0, 'too_small'],
  [9_000_000_000_000_001, 'too_large'],
])('[P27] [RG-01] a limit of %d is %s', (amount, key) => {
  const limit = { type: 'wager', period: 'day', currency: 'EUR' }
  expect(decodeRequest(limitToSet, { ...limit, amount })).toMatchObject({
    faults: [{ field: 'amount', key: `error.form.${key}` }],
  })
  expect(decodeRequest(limitToSet, { ...limit, amount: 9_000_000_000_000_000 }).ok).toBe(true)
})

test('what is right is read', () => {
  const value = { firstName: 'Ada', oddsMode: 'any', legs: [1] }
  expect(decodeRequest(sent, right)).toEqual({ ok: true, value })
})

test('[P27] a request that is wrong from end to end has its first hundred fields named', () => {
  const result = decodeRequest(v.object({ legs: v.array(v.number()) }), { legs: junk })
  expect(result.ok ? [] : result.faults).toHaveLength(100)
})

test('of more than there may be no more than one too many is read', () => {
  const stakes = v.pipe(v.record(v.string(), v.number()), v.maxEntries(2))
  for (const result of [
    decodeRequest(sent, { ...right, legs: junk }),
    decodeRequest(v.object({ stakes }), { stakes: Object.fromEntries(junk.entries()) }),
  ]) {
    expect(result.ok ? [] : result.faults).toHaveLength(3)
  }
})
