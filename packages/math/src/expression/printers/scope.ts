/** Binding powers that only printers need, and the tests they share. */
import { PREFIX_FUNCTIONS } from '@calcwright/reference/functions'
import { BINDING, bindingOf, sharesUnit } from '../operators.ts'
import type { BinaryNode, CallNode, Expression } from '../tree.ts'

/** A sign before a product: looser than the product, tighter than a sum. */
export const SIGNED = (BINDING.sum + BINDING.product) / 2

/** A printed node: its text and how tightly its outermost operator binds. */
export interface Printed {
  readonly text: string
  readonly binding: number
}

/**
 * The left spine of a row of binary operators that need no brackets between them, outermost first.
 * Walking it in a loop keeps long sums off the stack.
 */
export function spineOf(root: BinaryNode, stops: (node: BinaryNode) => boolean): BinaryNode[] {
  const spine = [root]
  let binding = leftBinding(root)
  let left = root.left
  while (left.kind === 'binary' && !stops(left) && bindingOf(left.operator) >= binding) {
    spine.push(left)
    binding = leftBinding(left)
    left = left.left
  }
  return spine
}

/** Binding power that the left operand needs: powers group from the right. */
export function leftBinding(node: BinaryNode): number {
  if (node.operator === '^' || node.operator === '.^') return baseBinding(node.left)
  return bindingOf(node.operator)
}

/** Binding power that the right operand needs; the unit of a spread would be taken for that of the value, too. */
export function rightBinding(
  { operator, left, right }: BinaryNode,
  signs: 'plain' | 'bracketed' = 'plain',
): number {
  if (operator === '±' && sharesUnit(left, right)) return BINDING.atom + 1
  const binding = bindingOf(operator) + 1
  const isSigned = signs === 'bracketed' && right.kind === 'unary' && right.operator === '-'
  return isSigned ? Math.max(binding, BINDING.product) : binding
}

/** Binding power that a base needs; the power of a bare `sin` would be that of its value. */
export function baseBinding(node: Expression): number {
  return takesArgument(node) ? BINDING.atom + 1 : BINDING.postfix
}

/** Binding power that an operand of a comparison needs: `= []` at the end of a line asks for the value. */
export function comparedBinding(node: Expression): number {
  return node.kind === 'list' && node.items.length === 0 ? BINDING.atom + 1 : BINDING.range
}

/** Whether a factor may not be followed directly by another: `sin` would take it as its argument. */
export function takesArgument(node: Expression): boolean {
  if (node.kind === 'name') return PREFIX_FUNCTIONS.has(node.name) || node.name.startsWith('log_')
  return node.kind === 'binary' && takesArgument(node.right)
}

/** The equation that an expression begins with, `x[0] = 0 or y`, which alone in a line would define; null for none. */
export function leadingEquation(node: Expression): Expression | null {
  if (node.kind === 'compare') return node.relations[0] === '==' ? node : null
  return node.kind === 'binary' && /^(?:and|or|xor)$/.test(node.operator) ? leadingEquation(node.left) : null
}

/** Whether a list printed as it is would read as a matrix. */
export function looksLikeMatrix(items: readonly Expression[]): boolean {
  return items.length > 0 && items.every(item => item.kind === 'list')
}

/** A call that prints as `magnitude∠angle`; a sign may stand before the angle without brackets. */
export function phasorParts({ name, args }: Pick<CallNode, 'name' | 'args'>): {
  readonly magnitude: Expression
  readonly sign: '' | '-'
  readonly angle: Expression
  /** The number of the angle, where its unit is the degree. */
  readonly degrees: Expression | null
} | null {
  const [magnitude, given, ...rest] = args
  if (name !== 'polar' || !magnitude || !given || rest.length > 0) return null
  const isNegative = given.kind === 'unary' && given.operator === '-'
  const angle = isNegative ? given.operand : given
  const isDegrees = angle.kind === 'quantity' && angle.unit.kind === 'unit' && angle.unit.name === 'deg'
  return { magnitude, sign: isNegative ? '-' : '', angle, degrees: isDegrees ? angle.value : null }
}
