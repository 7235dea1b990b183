import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../system/root.ts'
import { isTest, resolveRelative } from './places.ts'

/** What each file imports by a relative path: at the start, late by `import()`, types alone. */
type Imports = ReadonlyMap<string, readonly string[]>

const specifiers = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g

/** The imports of all files that are no tests. Across packages `directions.test.ts` looks for circles. */
export function readImports(): Imports {
  const files = new Set(
    globSync('{scripts/**,packages/*/*/**,apps/*/*/**}/*.{ts,tsx,mjs}', {
      cwd: root,
      exclude: (name) => /\/(node_modules|dist)$/.test(name),
    }).filter((file) => !isTest(file)),
  )
  return new Map(
    [...files].map((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const targets = [...text.matchAll(specifiers)].map(([, to = '']) => resolveRelative(file, to))
      return [file, targets.filter((target) => files.has(target))]
    }),
  )
}

/** Files that come back to themselves, each circle as one sorted list (Tarjan's components). */
export function findCircles(imports: Imports): readonly (readonly string[])[] {
  const index = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []

  function visit(file: string): number {
    const own = index.size
    let low = own
    index.set(file, own)
    open.push(file)
    for (const target of imports.get(file) ?? []) {
      if (!index.has(target)) low = Math.min(low, visit(target))
      else if (open.includes(target)) low = Math.min(low, index.get(target) ?? low)
    }
    if (low < own) return low
    const members = open.splice(open.indexOf(file))
    if (members.length > 1) circles.push(members.toSorted())
    return low
  }

  for (const file of imports.keys()) if (!index.has(file)) visit(file)
  return circles
}
