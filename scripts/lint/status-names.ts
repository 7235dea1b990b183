import { filePath } from './file-path.ts'
import { isTest } from './places.ts'
import type { Context, Expression, NodeOf, Rule, Visitor } from './rule-types.ts'

const conversions = new Set(['Number', 'BigInt', 'parseFloat', 'parseInt', 'String'])

const comparisons = new Set(['===', '!==', '==', '!=', '<', '<=', '>', '>='])
const product = /^(packages|apps|e2e|bench)\//

/** An HTTP answer has a status too, but none below 100. */
const LARGEST = 99

const message =
  'A status of a match or a market is compared by its name: MATCH_STATUS and MARKET_STATUS of @touchline/betting, or a question such as isMatchOpen and isMarketOpen beside them.'

/** Keeps the numbers of match and market statuses in the one place that names them. */
export const statusNames: Rule = {
  create(context: Context): Visitor {
    const path = filePath(context)
    if (!product.test(path) || isTest(path)) return {}
    /** Constants of the file that stand for a small number. */
    const named = new Set<string>()
    const met: { node: Expression | NodeOf<'Property'>['key']; name: string }[] = []

    /** A constant may stand below what it is compared in. */
    const judge = (node: Expression, value: Expression) => {
      if (isSmallNumber(value)) context.report({ node, message })
      else if (value.type === 'Identifier') met.push({ node, name: value.name })
    }
    return {
      VariableDeclarator({ id, init }) {
        if (id.type === 'Identifier' && init && isSmallNumber(init)) named.add(id.name)
      },
      BinaryExpression(node) {
        const { left, right, operator } = node
        if (!comparisons.has(operator)) return
        if (isStatus(left)) judge(node, right)
        else if (isStatus(right)) judge(node, left)
      },
      LogicalExpression(node) {
        if (node.operator === '??' && isStatus(node.left)) judge(node, node.right)
      },
      SwitchStatement(node) {
        if (!isStatus(node.discriminant)) return
        for (const { test } of node.cases) if (test !== null) judge(test, test)
      },
      Property({ key, value }) {
        if (key.type !== 'Identifier' || value.type !== 'Identifier') return
        if (key.name === 'status') met.push({ node: key, name: value.name })
      },
      'Program:exit'() {
        for (const { node, name } of met) if (named.has(name)) context.report({ node, message })
      },
    }
  },
}

function isStatus(node: Expression): boolean {
  return /^(status|(match|market|previous)Status)$/i.test(nameOf(node) ?? '')
}

function isSmallNumber(node: Expression): boolean {
  const value = node.type === 'UnaryExpression' && node.operator === '-' ? node.argument : node
  return value.type === 'Literal' && typeof value.value === 'number' && value.value <= LARGEST
}

/** The name under which an operand is known: of a variable, a property or a called function. */
function nameOf(node: Expression): string | undefined {
  switch (node.type) {
    case 'Identifier':
      return node.name
    case 'MemberExpression':
      return node.computed
        ? nameOf(node.object)
        : node.property.type === 'Identifier' || node.property.type === 'PrivateIdentifier'
          ? node.property.name
          : undefined
    case 'CallExpression': {
      const [first] = node.arguments
      const isConversion = node.callee.type === 'Identifier' && conversions.has(node.callee.name)
      return isConversion && first && first.type !== 'SpreadElement'
        ? nameOf(first)
        : nameOf(node.callee)
    }
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
      return nameOf(node.expression)
    default:
      return undefined
  }
}
