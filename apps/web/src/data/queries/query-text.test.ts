import fc from 'fast-check'
import { expect, test } from 'vitest'

import { fromText, toText } from './query-text.ts'

test('data comes back as they were, amounts included', () => {
  const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.bigInt())
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc.array(tie('tree')),
      fc.dictionary(fc.string(), tie('tree'), { noNullPrototype: true }),
    ),
  }))
  fc.assert(
    fc.property(tree, (value) => {
      expect(fromText(toText(value))).toEqual(value)
    }),
  )
})

test('what is undefined is left out, as in JSON', () => {
  expect(fromText(toText({ page: 1, limit: undefined }))).toStrictEqual({ page: 1 })
})

test('a list names its fields once', () => {
  const matches = Array.from({ length: 50 }, (_, index) => ({ matchId: index, matchStatus: 1 }))
  expect(toText(matches).match(/matchStatus/g)).toHaveLength(1)
})
