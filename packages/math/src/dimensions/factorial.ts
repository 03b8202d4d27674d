/** Factorials of decimals are those of the gamma function, which rounds. */
import type { Expression, UnaryNode } from '../expression/tree.ts'
import { asValue } from './broadcast.ts'
import { overItems } from './build.ts'
import { rankOf } from './forms.ts'
import { noteDoubleFactorial } from './notation.ts'
import { hasSymbols } from './power.ts'
import type { Session, Typed } from './session.ts'
import { expandTemplate } from './templates.ts'

/**
 * 5.0! is the decimal of 5!. Whole decimals are recognised by their text, because the operand may also be no
 * number.
 */
const FACTORIAL = `when(member(string(1.0*floor($1)), [string($1)]),
  when(floor($1) < 171, 1.0*factorial(floor($1)), factorial($1)), factorial($1))`.replace(/\s+/g, ' ')

/** `n!` as it is to be computed, for an operand that has been inferred. */
export function factorialTree(node: UnaryNode, operand: Typed, session: Session): Expression {
  noteDoubleFactorial(node, session)
  const { source, tree } = operand
  const native = tree === node.operand ? node : { ...node, operand: tree }
  const isWhole = source.kind === 'number' && /^\d+$/.test(source.text)
  const rank = rankOf(asValue(operand.form))
  if (isWhole || rank === undefined || hasSymbols(source, session, isVariable)) return native
  return overItems(tree, rank, item => expandTemplate(FACTORIAL, [item], node.span, 0))
}

/** The parameter of a function is a number by the time of the factorial. */
function isVariable(name: string, session: Session): boolean {
  return session.binding(name)?.parameter !== true
}
