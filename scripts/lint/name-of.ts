import type { Expression } from './rule-types.ts'

const conversions = new Set(['Number', 'BigInt', 'parseFloat', 'parseInt', 'String'])

/** The name under which an operand is known: of a variable, a property or a called function. */
export function nameOf(node: Expression): string | undefined {
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
