import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../system/root.ts'

/** Every file of tests with its text, by its path from the root. */
export function readTests(): ReadonlyMap<string, string> {
  const files = globSync('{apps,packages}/*/{src,hosting}/**/*.test.{ts,tsx}', { cwd: root })
    .concat(globSync('e2e/*/*.spec.ts', { cwd: root }))
    .toSorted()
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
}

/** Files whose tests say a name, by that name. @param pattern global */
export function filesByName(pattern: RegExp): ReadonlyMap<string, readonly string[]> {
  const named = new Map<string, string[]>()
  for (const [file, text] of readTests()) {
    for (const name of new Set(text.match(pattern))) {
      named.set(name, [...(named.get(name) ?? []), file])
    }
  }
  return named
}
