/** Names called like a constant: in the scope of a parameter `i` it is no imaginary unit. */
import type { Expression, NameNode } from './tree.ts'
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

/** @returns the body of a function in which constants that its parameters hide are these parameters */
export function withParameters(body: Expression, parameters: readonly NameNode[]): Expression {
  const hidden = new Set(hidingNames(parameters.map(({ name }) => name)))
  if (hidden.size === 0) return body
  return mapExpression(body, node =>
    node.kind === 'constant' && hidden.has(node.name) ? parameterName(node)! : node,
  )
}
