import { filePath } from './file-path.ts'
import { isTest } from './places.ts'
import type { Context, Expression, Rule, Visitor } from './rule-types.ts'

const kinds = new Set(['Amount', 'Odds', 'TotalOdds'])
const constructors = new Set(['amountOf', 'oddsOf', 'totalOddsOf'])
const arithmetic = new Set(['+', '-', '*', '/', '%', '**'])
const homes = /^packages\/betting\/src\/(money\/amount|odds\/odds)\.ts$/
/** Where formulas of money and odds stand, and the model that makes the feed's prices. */
const formulas = /^(packages\/betting|bench|e2e)\/|^apps\/server\/src\/feed\//

/** Keeps what makes an amount or odds of a bare number in the betting package. */
export const moneyKinds: Rule = {
  create(context: Context): Visitor {
    const path = filePath(context)
    if (homes.test(path)) return {}
    const mayCount = formulas.test(path) || isTest(path)
    return {
      TSAsExpression(node) {
        const kind = node.typeAnnotation
        if (kind.type !== 'TSTypeReference' || kind.typeName.type !== 'Identifier') return
        const { name } = kind.typeName
        if (!kinds.has(name)) return
        context.report({
          node,
          message: `Only money/amount.ts and odds/odds.ts of packages/betting cast to ${name}: call their constructor, or what keeps the kind.`,
        })
      },
      CallExpression(node) {
        const { callee } = node
        if (mayCount || callee.type !== 'Identifier' || !constructors.has(callee.name)) return
        const [value] = node.arguments
        if (value === undefined || value.type === 'SpreadElement' || !isCounted(value)) return
        context.report({
          node,
          message: `Arithmetic on money and odds belongs in packages/betting: call addAmounts and its neighbours from @touchline/betting, or add the missing function there. ${callee.name} is for what comes from outside.`,
        })
      },
    }
  },
}

function isCounted(node: Expression): boolean {
  switch (node.type) {
    case 'BinaryExpression':
      return arithmetic.has(node.operator)
    case 'UnaryExpression':
      return node.operator === '-' && node.argument.type !== 'Literal'
    case 'ConditionalExpression':
      return isCounted(node.consequent) || isCounted(node.alternate)
    case 'ParenthesizedExpression':
      return isCounted(node.expression)
    case 'CallExpression': {
      const { callee } = node
      if (callee.type === 'MemberExpression') {
        return callee.object.type === 'Identifier' && callee.object.name === 'Math'
      }
      const [first] = node.arguments
      const isConversion = callee.type === 'Identifier' && /^(Number|BigInt)$/.test(callee.name)
      return isConversion && first !== undefined && first.type !== 'SpreadElement'
        ? isCounted(first)
        : false
    }
    default:
      return false
  }
}
