/** Names called like a constant: below `let i := 0.05`, and where a parameter is called i, it is no imaginary unit. */
import type { ConstantNode, Expression, NameNode } from './tree.ts'
import { mapExpression } from './walk.ts'

/** Definitions by `let` and iterators of loops may hide e as well: it is an eccentricity, i a rate or a current. */
const HIDEABLE: ReadonlySet<string> = new Set(['i', 'e'])

/** @returns the name that a parameter gets, null for what is none */
export function parameterName(node: Expression): NameNode | null {
  if (node.kind === 'name') return node
  return node.kind === 'constant' && isHideable(node.name) ? hidingName(node) : null
}

/** @returns whether a constant may be the name of a parameter */
export const isHideable = (name: string): boolean => name === 'i'

/** @returns the name in the place of a constant that may be hidden; null for any other node */
export const hidingName = (node: Expression): NameNode | null =>
  node.kind === 'constant' && HIDEABLE.has(node.name)
    ? { kind: 'name', name: node.name, span: node.span }
    : null

/** @returns whether `let` may define a constant of this name */
export const mayBeHidden = (name: string): boolean => HIDEABLE.has(name)

/** @returns the names among those given that hide a constant */
export const hidingNames = (names: Iterable<string>): string[] => [...names].filter(mayBeHidden)

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
export const withParameters = (body: Expression, parameters: readonly NameNode[]): Expression =>
  withHiding(body, new Set(hidingNames(parameters.map(({ name }) => name))))

/** @returns the expression with names in the place of these constants */
export const withHiding = (expression: Expression, hidden: ReadonlySet<string>): Expression =>
  hidden.size === 0
    ? expression
    : mapExpression(expression, node =>
        node.kind === 'constant' && hidden.has(node.name) ? hidingName(node)! : node,
      )
