/** Names called like a constant: in the scope of a parameter `i` it is no imaginary unit. */
import type { ConstantNode, Expression, NameNode } from './tree.ts'
import { mapExpression } from './walk.ts'

/** The iterator of a loop may hide e as well. */
const HIDEABLE: ReadonlySet<string> = new Set(['i', 'e'])

/** @returns the name that a parameter gets, null for what is none */
export function parameterName(node: Expression): NameNode | null {
  if (node.kind === 'name') return node
  return node.kind === 'constant' && isHideable(node.name)
    ? { kind: 'name', name: node.name, span: node.span }
    : null
}

/** @returns whether a constant may be the name of a parameter */
export const isHideable = (name: string): boolean => name === 'i'

/** @returns the names among those given that hide a constant */
export const hidingNames = (names: Iterable<string>): string[] =>
  [...names].filter(name => HIDEABLE.has(name))

/** @returns the constant in `e(x)`, a product that looks like a call; null for anything else */
export function calledConstant(node: Expression): ConstantNode | null {
  if (node.kind !== 'binary' || !node.implicit) return null
  const { right, operatorSpan } = node
  const called = lastFactor(node.left)
  if (called.kind !== 'constant' || !CALLED.has(called.name)) return null
  return called.span.end === operatorSpan.start && right.span.start > operatorSpan.start ? called : null
}

/** `e` in `2*e`, where brackets follow. */
function lastFactor(node: Expression): Expression {
  if (node.kind === 'binary') return lastFactor(node.right)
  return node.kind === 'unary' && node.operator === '-' ? lastFactor(node.operand) : node
}

const CALLED: ReadonlySet<string> = new Set(['e', 'i', 'pi'])

/** @returns the constant that a line defines like a function, `e(x) := …` in either notation; null for any other */
export const definedConstant = (line: string): string | null =>
  /^\s*\\?(e|i|pi)\s*(?:\\left\s*)?\([^()]*\)\s*(?::?=|\\coloneq)/.exec(line)?.[1] ?? null

/** @returns the body of a function in which constants that its parameters hide are these parameters */
export function withParameters(body: Expression, parameters: readonly NameNode[]): Expression {
  const hidden = new Set(hidingNames(parameters.map(({ name }) => name)))
  if (hidden.size === 0) return body
  return mapExpression(body, node =>
    node.kind === 'constant' && hidden.has(node.name) ? parameterName(node)! : node,
  )
}
