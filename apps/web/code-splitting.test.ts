import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

import { codeSplitting } from './code-splitting.ts'

const calls = '../../packages/contract/src/calls'
const group = codeSplitting.groups.find(({ name }) => name === 'contract')

const filesOf = (list: string) => {
  const text = readFileSync(new URL(`${calls}/${list}`, import.meta.url), 'utf8')
  return [...text.matchAll(/from '\.\/([\w-]+\.ts)'/g)].map(([, file = '']) => file)
}
const comesFirst = (file: string) =>
  group?.test?.test(`/touchline/packages/contract/src/calls/${file}`) === true

it('brings the calls of first pages together, and none that the client fetches later', () => {
  const first = filesOf('first-calls.ts')
  const later = filesOf('later-calls.ts').filter((file) => !first.includes(file))
  expect(first.length).toBeGreaterThan(3)
  expect(later.length).toBeGreaterThan(10)
  expect(first.filter((file) => !comesFirst(file))).toEqual([])
  expect(later.filter(comesFirst)).toEqual([])
})
