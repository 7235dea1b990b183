import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

import { root } from '../system/root.ts'

const pages = globSync(['README.md', 'docs/**/*.md', 'packages/*/README.md'], { cwd: root })

/** Decisions name what was there in their time: of them the links alone have to lead somewhere. */
const present = pages.filter((page) => !/^docs\/decisions\/\d/.test(page))

/** What a clone does not have: examples, and what a build makes. */
const absent = new Set(['locales/nl', 'my-texts/de/app.json', 'apps/web/dist'])

const sources = globSync(['*.*', '{apps,packages,scripts,e2e,bench,deploy,locales,docs,.ci}/**'], {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
}).map((path) => `/${path}`)

const read = (path: string) => readFileSync(join(root, path), 'utf8')

function faults(paths: readonly string[], find: (text: string, path: string) => string[]) {
  return paths.flatMap((path) => find(read(path), path).map((fault) => `${path}: ${fault}`))
}

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, first = '', second = '']) => [first, second] as const)

/** Headings as addresses name them. */
function anchors(page: string): string[] {
  return matches(page, /^#+ (.+)$/gm).map(([heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )
}

it('links to pages, parts of pages and files that are there', () => {
  const dead = faults(pages, (text, page) =>
    matches(text, /\]\((?!\w+:)([^)#\s]*)#?([^)\s]*)\)/g)
      .filter(([path, part]) => {
        const target = path === '' ? page : join(dirname(page), path)
        if (!existsSync(join(root, target))) return true
        return part !== '' && !anchors(read(target)).includes(part)
      })
      .map(([path, part]) => `${path}#${part}`),
  )
  expect(dead).toEqual([])
})

it('gives each decision a number of its own, which its title says', () => {
  const decisions = pages.filter((page) => !present.includes(page))
  const numbers = decisions.map((page) => /\/(\d{3})-/.exec(page)?.[1] ?? '')
  expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([])
  expect(decisions.filter((page, place) => !read(page).startsWith(`# ${numbers[place]}`))).toEqual(
    [],
  )
})

it('calls a decision by the number of its file', () => {
  const wrong = faults(pages, (text) =>
    matches(text, /\[(?:decisions?\s+)?(\d{3})\]\([^)]*?(\d{3})-[^)]*\)/gi)
      .filter(([said, linked]) => said !== linked)
      .map(([said, linked]) => `${said} leads to ${linked}`),
  )
  expect(wrong).toEqual([])
})

it('names paths that are there', () => {
  const dead = faults(present, (text) => {
    const whole = matches(
      text,
      /(?<![\w./-])((?:apps|packages|scripts|e2e|bench|deploy|locales|docs|\.ci)\/[\w@.$/-]*\w)/g,
    )
      .map(([path]) => path)
      .filter((path) => !existsSync(join(root, path)))
    const ends = matches(text, /`(\w[\w@.$/-]*\/[\w@.$-]+\.\w+)`/g)
      .map(([path]) => path)
      .filter((path) => !sources.some((source) => source.endsWith(`/${path}`)))
    return [...new Set([...whole, ...ends])].filter((path) => !absent.has(path))
  })
  expect(dead).toEqual([])
})

it('names commands that are there', () => {
  const has = (folder: string, name: string) =>
    read(join(folder, 'package.json')).includes(`    "${name}": "`)
  const dead = faults(present, (text) =>
    matches(text, /npm run ([\w:-]+)(?: -w ([\w/-]+))?/g)
      .filter(([name, folder]) => !has(folder, name))
      .map(([name]) => name),
  )
  expect(dead).toEqual([])
})

it('tells translators where each file of texts is said', () => {
  const table = read('docs/translating.md').split('## Names of markets')[0] ?? ''
  const told = matches(table, /^\| `([\w-]+)(?:\.json)?` /gm).map(([name]) => `${name}.json`)
  expect(told.toSorted()).toEqual(globSync('*.json', { cwd: join(root, 'locales/en') }).toSorted())
})

it('is whole where code names a page of it', () => {
  const code = sources
    .map((path) => path.slice(1))
    .filter((path) => /\.(tsx?|mjs|ya?ml|conf)$/.test(path))
  const dead = faults(code, (text) =>
    matches(text, /(?<![\w./-])(docs\/[\w/-]+\.md)/g)
      .map(([path]) => path)
      .filter((path) => !existsSync(join(root, path))),
  )
  expect(dead).toEqual([])
})
