import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import type { Call } from './call.ts'
import * as calls from './calls.ts'

type Node = v.GenericSchema & {
  entries?: Record<string, Node>
  item?: Node
  key?: Node
  value?: Node
  wrapped?: Node
  options?: readonly unknown[]
  pipe?: readonly { type: string; kind: string }[]
}

/** More than any bound of the contract. */
const HUGE = 100_001

type Part = { readonly place: string; readonly node: Node }

/** A schema and all below it. */
function partsOf(place: string, node: Node): Part[] {
  const inside = node.type === 'object' ? Object.entries(node.entries ?? {}) : []
  const options = (node.options ?? []).filter((one): one is Node =>
    v.isOfKind('schema', one as Node),
  )
  return [
    { place, node },
    ...inside.flatMap(([key, one]) => partsOf(`${place}.${key}`, one)),
    ...(node.item ? partsOf(`${place}[]`, node.item) : []),
    ...(node.type === 'record' && node.key ? partsOf(`${place}{}`, node.key) : []),
    ...(node.type === 'record' && node.value ? partsOf(`${place}{}`, node.value) : []),
    ...(node.wrapped ? partsOf(place, node.wrapped) : []),
    ...options.flatMap((one) => partsOf(place, one)),
  ]
}

const requests = Object.values<Call>(calls).flatMap(({ name, query, body }) => [
  ...(query ? partsOf(`${name}?`, query as Node) : []),
  ...(body ? partsOf(name, body as Node) : []),
])
const ofType = (type: string) => requests.filter(({ node }) => node.type === type)
const takes = (node: Node, value: unknown) => v.safeParse(node, value).success

describe('[S4] [ASVS 2.2.1] what a request may hold', () => {
  test.each(ofType('string').map(({ place, node }) => [place, node] as const))(
    'the text at %s has a bound, and only characters that can be kept',
    (_, node) => {
      expect(takes(node, 'x'.repeat(HUGE))).toBe(false)
      expect(takes(node, '1'.repeat(HUGE))).toBe(false)
      for (const text of ['\0', 'a\0b', '\ud800', 'a\udfffb']) expect(takes(node, text)).toBe(false)
    },
  )

  test.each(ofType('array').map(({ place, node }) => [place, node] as const))(
    'the list at %s has a bound',
    (_, node) => {
      const bounds = (node.pipe ?? []).map(({ type }) => type)
      expect(bounds).toContain('max_length')
    },
  )

  test.each(ofType('record').map(({ place, node }) => [place, node] as const))(
    'the record at %s has a bound',
    (_, node) => {
      const bounds = (node.pipe ?? []).map(({ type }) => type)
      expect(bounds).toContain('max_entries')
    },
  )

  test.each(ofType('number').map(({ place, node }) => [place, node] as const))(
    'the number at %s is a whole one that is exact',
    (_, node) => {
      for (const value of [0.5, 1e308, 2 ** 53]) expect(takes(node, value)).toBe(false)
    },
  )

  test('there is something of each to look at', () => {
    for (const type of ['string', 'array', 'record', 'number']) {
      expect(ofType(type).length).toBeGreaterThan(0)
    }
  })
})
