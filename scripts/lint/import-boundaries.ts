import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { filePath } from './file-path.ts'
import { judgeImport, type DoorsOf } from './judge-import.ts'
import type { Context, NodeOf, Rule } from './rule-types.ts'

const known = new Map<string, readonly string[] | undefined>()

type Importing =
  | NodeOf<'ImportDeclaration'>
  | NodeOf<'ExportNamedDeclaration'>
  | NodeOf<'ExportAllDeclaration'>
  | NodeOf<'ImportExpression'>
  | NodeOf<'TSImportType'>

/** One-way imports between packages, and between the folders of an app. */
export const importBoundaries: Rule = {
  create(context: Context) {
    const importer = filePath(context)
    const doorsOf = packageDoors(context.cwd)

    function check(node: Importing): void {
      const source = node.source
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return
      const message = judgeImport(importer, source.value, doorsOf)
      if (message) context.report({ node: source, message })
    }

    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    }
  },
}

/** Reads the doors of a workspace from the `exports` of its package.json, once per run. */
function packageDoors(root: string): DoorsOf {
  return (name) => {
    const key = `${root}:${name}`
    if (!known.has(key)) known.set(key, readDoors(root, name))
    return known.get(key)
  }
}

function readDoors(root: string, name: string): readonly string[] | undefined {
  const path = ['packages', 'apps']
    .map((folder) => join(root, folder, name, 'package.json'))
    .find((candidate) => existsSync(candidate))
  if (!path) return undefined
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as { exports?: Record<string, unknown> }
  return manifest.exports ? Object.keys(manifest.exports) : undefined
}
