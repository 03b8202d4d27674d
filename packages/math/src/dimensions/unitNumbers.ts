/** SI numbers in results as numbers of a unit. */
import type { Expression } from '../expression/tree.ts'
import type { ResolvedUnit } from '../units/index.ts'
import { binaryNode, decimalNode, factorNode, isOne, rationalNode } from './build.ts'
import { literalValue } from './natural.ts'

/** An SI number as a number of the unit: exact where both are, decimals stay decimals. */
export function inUnit(node: Expression, unit: ResolvedUnit): Expression {
  const { factor } = unit
  if (isOne(factor)) return node
  const value = literalValue(node)
  if (value === undefined || factor.pi !== 0)
    return binaryNode('/', node, factorNode(factor, node.span), node.span)
  const quotient = value.divide(factor.coefficient)
  const exact = factor.exact && !/[.eE]/.test(textOf(node))
  return exact ? rationalNode(quotient, node.span) : decimalNode(quotient.toNumber(), node.span)
}

function textOf(node: Expression): string {
  if (node.kind === 'number') return node.text
  if (node.kind === 'unary') return textOf(node.operand)
  return node.kind === 'binary' ? `${textOf(node.left)}/${textOf(node.right)}` : ''
}
