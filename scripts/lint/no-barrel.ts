import { filePath } from './file-path.ts'
import type { Rule } from './rule-types.ts'

/** Inside an app, files are imported where they stand; only packages have an index. */
export const noBarrel: Rule = {
  create(context) {
    const path = filePath(context)
    if (!path.startsWith('apps/') || path === 'apps/server/src/index.ts') return {}
    return {
      Program(node) {
        if (/\/index\.tsx?$/.test(path) && !path.includes('/routes/')) {
          context.report({
            node,
            message:
              'No index files inside an app: name this file after what it does and import it by that name.',
          })
        }
      },
      ExportAllDeclaration(node) {
        context.report({
          node,
          message: 'No "export *" inside an app: import the file that defines what you need.',
        })
      },
    }
  },
}
