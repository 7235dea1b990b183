import { filePath } from './file-path.ts'
import { nameOf } from './name-of.ts'
import { isTest } from './places.ts'
import { subjectOf } from './money-words.ts'
import type { Context, Expression, Rule, Visitor } from './rule-types.ts'

const arithmetic = new Set(['+', '-', '*', '/', '%', '**'])
const roundings = new Set(['round', 'floor', 'ceil', 'trunc', 'pow', 'fround'])
const allowed =
  /^(packages\/betting|packages\/ui\/gallery|bench|e2e|scripts)\/|^apps\/server\/src\/feed\//

const advice = {
  money:
    'Arithmetic on money belongs in packages/betting: call a function of its money/, bets/ or settlement/ folder from @touchline/betting, or add the missing one there.',
  odds: 'Arithmetic on odds belongs in packages/betting: call a function of its odds/ or bets/ folder from @touchline/betting, or add the missing one there.',
}

/** Keeps arithmetic and rounding of money and odds in the betting package. */
export const moneyArithmetic: Rule = {
  create(context: Context): Visitor {
    const path = filePath(context)
    if (allowed.test(path) || isTest(path)) return {}

    function check(operands: readonly Expression[]): void {
      if (operands.some(isText)) return
      for (const operand of operands) {
        const name = nameOf(operand)
        const subject = name === undefined ? undefined : subjectOf(name)
        if (!subject) continue
        context.report({ node: operand, message: `${advice[subject]} (${name})` })
        return
      }
    }

    return {
      BinaryExpression(node) {
        if (arithmetic.has(node.operator)) check([node.left, node.right])
      },
      AssignmentExpression(node) {
        if (arithmetic.has(node.operator.slice(0, -1))) check([node.left as Expression, node.right])
      },
      UnaryExpression(node) {
        if (node.operator === '-' || node.operator === '+') check([node.argument])
      },
      UpdateExpression(node) {
        check([node.argument])
      },
      CallExpression(node) {
        const { callee } = node
        if (callee.type !== 'MemberExpression') return
        const method = callee.property.type === 'Identifier' ? callee.property.name : ''
        const isMath = callee.object.type === 'Identifier' && callee.object.name === 'Math'
        if (isMath && roundings.has(method)) check(node.arguments as Expression[])
        if (method === 'toFixed' || method === 'toPrecision') check([callee.object])
      },
    }
  },
}

function isText(node: Expression): boolean {
  return (
    node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')
  )
}
