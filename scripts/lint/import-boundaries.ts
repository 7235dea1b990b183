import { packageDoors } from './package-doors.ts'
import { filePath } from './file-path.ts'
import { judgeImport } from './judge-import.ts'
import type { Context, NodeOf, Rule } from './rule-types.ts'

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
