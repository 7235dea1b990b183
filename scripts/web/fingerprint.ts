import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Written by tools or read by tests only; they do not change what is built. */
const ignored = /^(node_modules|dist|\.tanstack|.*\.gen\.ts|.*\.test(-d)?\.tsx?)$/

/** Hash of the names and contents of all files in these files and folders. */
export function fingerprint(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of filesIn(root, path)) {
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)))
    }
  }
  return hash.digest('hex')
}

function filesIn(root: string, path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path))
    .filter((name) => !ignored.test(name))
    .toSorted()
    .flatMap((name) => filesIn(root, `${path}/${name}`))
}
