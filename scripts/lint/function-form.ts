import { filePath } from './file-path.ts'
import { isTest } from './places.ts'
import type { NodeOf, Rule } from './rule-types.ts'

type Statement = NodeOf<'Program'>['body'][number]

/** The functions of a file are declared; an arrow will do for one expression, or where its type is given. */
export const functionForm: Rule = {
  create(context) {
    if (isTest(filePath(context))) return {}
    return {
      Program({ body }) {
        for (const { id } of body.flatMap(blockArrows)) {
          const name = context.sourceCode.getText(id)
          context.report({
            node: id,
            message: `Write "function ${name}() { ... }": at the top of a file an arrow is for one expression.`,
          })
        }
      },
    }
  },
}

function blockArrows(statement: Statement): NodeOf<'VariableDeclarator'>[] {
  const declaration =
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.filter(
    ({ id, init }) =>
      init?.type === 'ArrowFunctionExpression' &&
      init.body.type === 'BlockStatement' &&
      id.type === 'Identifier' &&
      !id.typeAnnotation,
  )
}
