import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { environment } from './environment.ts'
import { settingsTable } from './settings-table.ts'

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')

/** A table row without the spaces that the formatter aligns it with. */
const cells = (line: string) =>
  line
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '' && !/^[\s:-]+$/.test(cell))
    .join('|')

it('lists every setting in the README as the schema has it', () => {
  const [, table = ''] =
    /<!-- settings -->([\s\S]*)<!-- \/settings -->/.exec(read('README.md')) ?? []
  const rows = (text: string) => text.trim().split('\n').map(cells)
  expect(rows(table)).toEqual(rows(settingsTable()))
})

it('names every setting in .env.example', () => {
  const example = read('.env.example')
  const missing = Object.keys(environment.entries).filter(
    (name) => !new RegExp(`^#?${name}=`, 'm').test(example),
  )
  expect(missing).toEqual([])
})
