import { expect, it } from 'vitest'

import { reachOf } from './module-reach.ts'
import { modulesOf } from './written-modules.ts'
import type { Written } from './written-modules.ts'

/** @returns ids of the late imports that need each module */
function reach(written: Written): Record<string, string[]> {
  return Object.fromEntries(
    [...reachOf('entry', modulesOf(written))].map(([id, by]) => [
      id,
      [...by].map((late) => late.id).toSorted(),
    ]),
  )
}

it('tells which late imports need a module, and who imports them', () => {
  const written = {
    entry: `import { a } from 'first'; a(() => import('menu'))`,
    first: `export const a = (open) => open(); export const page = () => import('page')`,
    menu: `import { b } from 'button'; export const menu = b`,
    page: `import { b } from 'button'; export const page = [b, () => import('menu')]`,
    button: `export const b = 1`,
  }
  expect(reach(written)).toEqual({ menu: ['menu'], page: ['page'], button: ['menu', 'page'] })
  const [late] = reachOf('entry', modulesOf(written)).get('menu') ?? []
  expect([...(late?.importers ?? [])].toSorted()).toEqual(['entry', 'page'])
})

it('leaves out what comes at once', () => {
  const written = {
    entry: `import { a } from 'shared'; a(() => import('menu'))`,
    menu: `import { a } from 'shared'; export const menu = a`,
    shared: `export const a = 1`,
  }
  expect(reach(written)).toEqual({ menu: ['menu'] })
})

it('looks through doors to what a name stands for', () => {
  const written = {
    entry: `const open = () => [import('menu'), import('page')]; open()`,
    menu: `import { Shown as Menu } from 'door'; import 'menu.css'; export const menu = Menu`,
    page: `import Default, { far } from 'door'; export const page = [Default, far]`,
    door: `import { own } from 'only-of-the-door'; export { Panel as Shown } from 'panel'; export { default } from 'plain'; export * from 'further'; export const list = [own]`,
    panel: `export const Panel = 1`,
    plain: `export default 1`,
    further: `export * from 'furthest'; export const near = 1`,
    furthest: `export const far = 1`,
    'menu.css': '',
    'only-of-the-door': `export const own = 1`,
  }
  expect(reach(written)).toEqual({
    menu: ['menu'],
    panel: ['menu'],
    'menu.css': ['menu'],
    page: ['page'],
    plain: ['page'],
    furthest: ['page'],
  })
})

it('takes everything where all of a module may be used', () => {
  const written = {
    entry: `const open = () => import('calls'); const other = () => import('menu'); open(other)`,
    calls: `export { one } from 'one'; export * from 'two'`,
    menu: `import * as all from 'calls'; export const menu = all`,
    one: `export const one = 1`,
    two: `export const two = 1`,
  }
  expect(reach(written)).toEqual({
    calls: ['calls', 'menu'],
    one: ['calls', 'menu'],
    two: ['calls', 'menu'],
    menu: ['menu'],
  })
})

it('follows modules of another kind whole, and ones that import each other', () => {
  const written = {
    entry: `const open = () => import('menu'); open()`,
    menu: `import { a } from 'old'; import { b } from 'circle'; export const menu = [a, b]`,
    old: `cjs 'older'`,
    older: `cjs 'old'`,
    circle: `import { menu } from 'menu'; export const b = () => menu`,
  }
  expect(Object.keys(reach(written)).toSorted()).toEqual(['circle', 'menu', 'old', 'older'])
})
