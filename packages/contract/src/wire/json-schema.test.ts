import { expect, test } from 'vitest'

import * as calls from '../calls/calls.ts'
import { wireJsonSchema } from './json-schema.ts'

test('the API document shows the wire spelling', () => {
  const schema = wireJsonSchema(calls.placeBets.body)
  expect(schema).toMatchObject({
    type: 'object',
    required: ['meta', 'bets'],
    properties: { meta: { properties: { device_id: { type: 'string' } } } },
  })
})

test('every schema of every call can be documented', () => {
  for (const call of Object.values(calls)) {
    for (const schema of [
      'query' in call ? call.query : undefined,
      'body' in call ? call.body : undefined,
      'response' in call ? call.response : undefined,
    ]) {
      if (schema !== undefined) expect(wireJsonSchema(schema)).toHaveProperty('type', 'object')
    }
  }
})

test('names and paths of calls are unique', () => {
  const addresses = Object.values(calls).map((call) => `${call.api} ${call.method} ${call.path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const [name, call] of Object.entries(calls)) expect(call.name).toBe(name)
})
