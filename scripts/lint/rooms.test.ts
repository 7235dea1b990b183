import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

import { root } from '../system/root.ts'
import { webRooms } from './inside-web.ts'

const map = readFileSync(join(root, 'docs/architecture.md'), 'utf8')

/** Names in the first column of the table below a heading in bold, each with its sentence. */
function rooms(heading: string): { name: string; sentence: string }[] {
  const table = map.split(heading)[1]?.split('\n\n')[1] ?? ''
  return [...table.matchAll(/^\| `([^`]+?)\/?` +\| (.+?) +\|$/gm)].map(
    ([, name = '', sentence = '']) => ({ name, sentence }),
  )
}

function folders(path: string): string[] {
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

const names = (heading: string) => rooms(heading).map(({ name }) => name)

it('shows every room of the pages in the order that the linter holds', () => {
  expect(names('**`apps/web/src`**')).toEqual(webRooms)
  expect(folders('apps/web/src').filter((name) => name !== 'testing')).toHaveLength(webRooms.length)
  expect(new Set(folders('apps/web/src'))).toEqual(new Set([...webRooms, 'testing']))
})

it('shows every room of the backend', () => {
  expect(new Set(names('**`apps/server/src`**'))).toEqual(new Set(folders('apps/server/src')))
})

it('shows every package, app and harness', () => {
  const there = [
    ...folders('packages').map((name) => `packages/${name}`),
    ...folders('apps').map((name) => `apps/${name}`),
    'scripts',
    'e2e',
    'bench',
  ]
  expect(new Set(names('**Packages and apps**'))).toEqual(new Set(there))
})

it('says of each room what it is for', () => {
  const all = ['**Packages and apps**', '**`apps/web/src`**', '**`apps/server/src`**'].flatMap(
    rooms,
  )
  expect(all.filter(({ sentence }) => sentence.length < 10)).toEqual([])
})

it('sends nobody to a file that is not there', () => {
  const table = map.split('## Where to look')[1]?.split('\n## ')[0] ?? ''
  const paths = [...table.matchAll(/`((?:apps|packages|locales)\/[^`]+)`/g)].map(
    ([, path = '']) => path,
  )
  expect(paths.length).toBeGreaterThan(10)
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
