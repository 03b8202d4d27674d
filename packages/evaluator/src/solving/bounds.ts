import type { Expression } from '@calcwright/math/expression'
import type { Formulas } from './formulas.ts'

/** @returns a bound, which may be infinite; null where it has no certain value */
export function boundOf(node: Expression, formulas: Formulas): number | null {
  if (node.kind === 'constant' && node.name === 'infinity') return Infinity
  if (node.kind !== 'unary' || node.operator !== '-') return formulas.real(node)
  const opposite = boundOf(node.operand, formulas)
  return opposite === null ? null : -opposite
}
