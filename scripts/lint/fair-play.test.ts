import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

import { root } from '../system/root.ts'
import { filesByName } from './tests-by-name.ts'

const ROWS = 41
const page = readFileSync(join(root, 'docs/fair-play.md'), 'utf8')

/** Files whose tests name a row in a title. */
const named = filesByName(/(?<=\[)FAIR-\d+(?=\])/g)

const [held = '', missing = ''] = page.split('## Not held yet')
const rowsOf = (part: string) => [...part.matchAll(/^\| (FAIR-\d+) +\|(.*)\|$/gm)]

it('has every row once, held or missing', () => {
  const rows = rowsOf(page).map(([, row]) => row)
  expect(rows).toHaveLength(ROWS)
  expect(new Set(rows).size).toBe(ROWS)
})

it('names for each row that holds the files whose tests name it', () => {
  const said = rowsOf(held).map(([, row, cells = '']) => {
    const files = [...cells.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, file = '']) => file)
    return [row, files.toSorted()]
  })
  expect(said).toEqual(said.map(([row]) => [row, named.get(String(row))]))
})

it('calls no row missing that a test names', () => {
  expect(rowsOf(missing).filter(([, row = '']) => named.has(row))).toEqual([])
})
