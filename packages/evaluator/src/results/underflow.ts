/**
 * Responsibilities: a result that is 0 only because decimals end. 10.0^-400 is no zero, and its decimal
 * is one.
 */
import { message } from '@calcwright/math/messages/results'
import type { EngineValue } from '@calcwright/engine'
import type { Expression } from '@calcwright/math/expression'
import { hasTrait } from '@calcwright/reference/functions'
import type { Notice } from '../block-result.ts'

export const UNDERFLOW = message('engine.underflow.zero')

/**
 * @param approximation the result in decimals
 * @param isNonzero whether a name stands for a number that is not zero
 * @returns a notice about a zero that the formula cannot have
 */
export function underflowNotices(
  approximation: EngineValue,
  expression: Expression,
  isNonzero: (name: string) => boolean,
): Notice[] {
  const isZero = approximation.t === 'float' && approximation.v === 0
  return isZero && cannotVanish(expression, isNonzero) ? [UNDERFLOW] : []
}

function cannotVanish(node: Expression, isNonzero: (name: string) => boolean): boolean {
  const holds = (part: Expression): boolean => cannotVanish(part, isNonzero)
  switch (node.kind) {
    case 'number':
      return /[1-9]/.test(node.text.split(/e/i)[0]!)
    case 'constant':
      return node.name === 'pi' || node.name === 'e'
    case 'name':
      return isNonzero(node.name)
    case 'quantity':
      return holds(node.value)
    case 'unary':
      return node.operator === '!' || (node.operator !== 'not' && holds(node.operand))
    case 'binary':
      if (node.operator === '*') return holds(node.left) && holds(node.right)
      return (node.operator === '/' || node.operator === '^') && holds(node.left)
    case 'call': {
      const [first] = node.args
      if (!first || node.args.length > 1) return false
      return hasTrait(node.name, 'withoutZero') || (hasTrait(node.name, 'zeroAtZero') && holds(first))
    }
    default:
      return false
  }
}
