import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

import { root } from '../system/root.ts'

const cwd = { cwd: root }
const SHEET = /import (\w+) from '(\.[^']+\.module\.css)'/g

type Use = { file: string; text: string; name: string }

/** Who imports a sheet of classes, and under which name. */
const usesOf = new Map<string, Use[]>()
for (const file of globSync('{apps/web,packages/ui}/{src,gallery}/**/*.{ts,tsx}', cwd)) {
  const text = readFileSync(join(root, file), 'utf8')
  for (const [, name = '', path = ''] of text.matchAll(SHEET)) {
    const sheet = join(dirname(file), path)
    usesOf.set(sheet, [...(usesOf.get(sheet) ?? []), { file, text, name }])
  }
}

const sheets = globSync('{apps/web,packages/ui}/{src,gallery}/**/*.module.css', cwd).map(
  (sheet) => {
    const rules = readFileSync(join(root, sheet), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')
    const classes = new Set(
      [...rules.matchAll(/\.([a-zA-Z][\w-]*)(?=[^{}]*\{)/g)].map(([, of = '']) => of),
    )
    return { sheet, classes, uses: usesOf.get(sheet) ?? [] }
  },
)

it('every class of a style sheet is worn by something', () => {
  const unworn = sheets.flatMap(({ sheet, classes, uses }) =>
    [...classes]
      .filter((name) => !uses.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text)))
      .map((name) => `${sheet}: remove .${name}, or wear it`),
  )
  expect(sheets.length).toBeGreaterThan(100)
  expect(unworn).toEqual([])
})

it('every class that something wears has a rule', () => {
  const ruleless = sheets.flatMap(({ sheet, classes, uses }) =>
    uses.flatMap(({ file, text, name }) =>
      [...text.matchAll(new RegExp(`\\b${name}\\['([\\w-]+)'\\]`, 'g'))]
        .filter(([, worn = '']) => !classes.has(worn))
        .map(([, worn]) => `${file}: ${sheet} has no .${worn}`),
    ),
  )
  expect(ruleless).toEqual([])
})
