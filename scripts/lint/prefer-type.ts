import type { Rule } from './rule-types.ts'

const mergedInto = new Set(['TSModuleDeclaration', 'TSGlobalDeclaration'])

/** `type` for shapes; `interface` is left for extending and for merging into a library's own. */
export const preferType: Rule = {
  create(context) {
    return {
      TSInterfaceDeclaration(node) {
        if (node.extends.length > 0) return
        const around = context.sourceCode.getAncestors(node) as unknown as { type: string }[]
        if (around.some((one) => mergedInto.has(one.type))) return
        context.report({
          node: node.id,
          message: `Write "type ${node.id.name} = { ... }": interface is kept for extending another one.`,
        })
      },
    }
  },
}
