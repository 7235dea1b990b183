import { RuleTester } from 'oxlint/plugins-dev'
import { join } from 'node:path'
import { describe, it } from 'vitest'
import { root } from '../system/root.ts'

RuleTester.describe = describe
RuleTester.it = it

/** Runs one rule over snippets; give `filename` through `at`. */
export const tester = new RuleTester({
  cwd: root,
  languageOptions: { sourceType: 'module', parserOptions: { lang: 'tsx' } },
})

/** Absolute path for a path inside the repository; the file need not exist. */
export function at(path: string): string {
  return join(root, path)
}
