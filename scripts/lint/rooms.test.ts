import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

import { root } from '../system/root.ts'
import { serverModules } from './inside-server.ts'
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

const roomOf = (path: string) => path.split('/')[0] ?? ''

const names = (heading: string) => rooms(heading).map(({ name }) => name)

it('shows every room of the pages in the order that the linter holds', () => {
  expect(names('**`apps/web/src`**')).toEqual(webRooms)
  expect(folders('apps/web/src').filter((name) => name !== 'testing')).toHaveLength(webRooms.length)
  expect(new Set(folders('apps/web/src'))).toEqual(new Set([...webRooms, 'testing']))
})

it('shows every room of the backend, below those that it takes from', () => {
  const shown = names('**`apps/server/src`**')
  expect(new Set(shown)).toEqual(new Set(folders('apps/server/src')))
  const files = globSync('*/**/*.ts', { cwd: join(root, 'apps/server/src') }).filter(
    (file) => !/\.test\.ts$|\/testing\//.test(file),
  )
  const upwards = files.flatMap((file) => {
    const text = readFileSync(join(root, 'apps/server/src', file), 'utf8')
    return [...text.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)]
      .map(([, path = '']) => join(dirname(file), path))
      .filter((path) => shown.indexOf(roomOf(path)) > shown.indexOf(roomOf(file)))
      .map((path) => `${file} takes from ${path}`)
  })
  expect(files.length).toBeGreaterThan(100)
  expect(upwards).toEqual([])
})

it('shows every module of the backend in the order that the linter holds', () => {
  expect(names('**`apps/server/src/modules`**')).toEqual(serverModules.flat())
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
  const all = [
    '**Packages and apps**',
    '**`apps/web/src`**',
    '**`apps/server/src`**',
    '**`apps/server/src/modules`**',
  ].flatMap(rooms)
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
