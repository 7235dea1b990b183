import fc from 'fast-check'
import { expect, test } from 'vitest'

import { canonicalJson } from './canonical-json.ts'

test('sorts keys by code units, without space, with the shortest escapes', () => {
  const value = { b: [1, 'é\n"\\/\u0007'], a: { '€': 'x', '\r': 0, '1': 2 } }
  expect(canonicalJson(value)).toBe('{"a":{"\\r":0,"1":2,"€":"x"},"b":[1,"é\\n\\"\\\\/\\u0007"]}')
})

test('has no form for what a receipt is not made of', () => {
  for (const value of [1.5, 2 ** 53, Number.NaN, null, undefined, true, 1n, '\ud800', [null]]) {
    expect(() => canonicalJson(value)).toThrow(TypeError)
  }
})

const text = fc.string({ unit: 'grapheme' }).filter((string) => string.isWellFormed())
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    text,
    fc.maxSafeInteger(),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(text, tie('tree'), { maxKeys: 4 }),
  ),
}))

test('is the text of exactly one value, however its keys are ordered', () => {
  fc.assert(
    fc.property(tree, (value) => {
      const canonical = canonicalJson(value)
      expect(canonicalJson(JSON.parse(canonical))).toBe(canonical)
      expect(canonicalJson(reversed(value))).toBe(canonical)
    }),
  )
})

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, item]) => [key, reversed(item)]),
  )
}
