import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

import { root } from '../system/root.ts'
import { readTests } from './tests-by-name.ts'

/** Criteria of WCAG 2.2 at levels A and AA, by guideline: the numbers that count, and of what level. */
const CRITERIA = {
  '1.1': '1A',
  '1.2': '1A 2A 3A 4AA 5AA',
  '1.3': '1A 2A 3A 4AA 5AA',
  '1.4': '1A 2A 3AA 4AA 5AA 10AA 11AA 12AA 13AA',
  '2.1': '1A 2A 4A',
  '2.2': '1A 2A',
  '2.3': '1A',
  '2.4': '1A 2A 3A 4A 5AA 6AA 7AA 11AA',
  '2.5': '1A 2A 3A 4A 7AA 8AA',
  '3.1': '1A 2AA',
  '3.2': '1A 2A 3AA 4AA 6A',
  '3.3': '1A 2A 3AA 4AA 7A 8AA',
  '4.1': '2A 3AA',
}
const all = Object.entries(CRITERIA).flatMap(([guideline, list]) =>
  list.split(' ').map((one) => `${guideline}.${one.replace(/A+$/, '')} ${one.replace(/^\d+/, '')}`),
)

const page = readFileSync(join(root, 'docs/accessibility.md'), 'utf8')
const rows = [...page.matchAll(/^\| (\d\.\d\.\d+) .*$/gm)].map(([line, number = '']) => {
  const [, , level = '', conformance = '', remark = '', tests = ''] = line
    .split('|')
    .map((cell) => cell.trim())
  const named = [...tests.matchAll(/\]\(\.\.\/([^)]+)\) “([^”]+)”/g)].map(
    ([, file = '', title = '']) => ({ file, title }),
  )
  return { number, level, conformance, remark, named }
})

it('[FAIR-41] says of every criterion of WCAG 2.2 A and AA once how far it holds', () => {
  expect(rows.map(({ number, level }) => `${number} ${level}`)).toEqual(all)
  const words = ['Supports', 'Partially supports', 'Does not support', 'Not applicable']
  for (const { conformance, remark } of rows) {
    expect(words).toContain(conformance)
    expect(remark).not.toBe('')
  }
})

it('[FAIR-41] names a test for each that is supported, and tests that are there', () => {
  const tests = readTests()
  const unproven = rows.filter((row) => row.conformance === 'Supports' && row.named.length === 0)
  expect(unproven).toEqual([])
  const gone = rows.flatMap(({ named }) =>
    named.filter(({ file, title }) => tests.get(file)?.includes(title) !== true),
  )
  expect(gone).toEqual([])
})
