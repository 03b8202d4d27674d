/**
 * Derivatives of Bessel functions, which the engine leaves as they are: each function in the formula is
 * taken for a variable, whose own derivative follows from the recurrence J′ₙ(u) = n/u·Jₙ(u) − Jₙ₊₁(u).
 */
import { engineName } from '@calcwright/reference/functions'
import type { CallNode, Expression, NameNode } from '../../expression/tree.ts'
import { children, mapChildren } from '../../expression/walk.ts'
import { binaryNode, callNode, numberNode, treeKey } from '../build.ts'

/** The sign of the function of the next order in the recurrence. */
const NEXT: ReadonlyMap<string, '+' | '-'> = new Map([
  ['BesselJ', '-'],
  ['BesselY', '-'],
  ['BesselI', '+'],
  ['BesselK', '-'],
])

/** Derivatives of a higher order are left to the engine. */
const HIGHEST_ORDER = 4

/**
 * @param order nothing, or the number of times
 * @returns a formula for the derivative; null where no Bessel function depends on the variable
 */
export function besselDerivatives(
  body: Expression,
  variable: NameNode,
  order: readonly Expression[],
): Expression | null {
  const [given] = order
  const times = given === undefined ? 1 : given.kind === 'number' ? Number(given.text) : NaN
  if (!(times >= 1 && times <= HIGHEST_ORDER) || order.length > 1) return null
  let derivative = besselDerivative(body, variable)
  for (let count = 1; count < times && derivative; count += 1)
    derivative = besselDerivative(derivative, variable)
  return derivative
}

function besselDerivative(body: Expression, variable: NameNode): Expression | null {
  const found: Found = { parts: new Map(), taken: namesTaken(body) }
  const flat = withNames(body, variable.name, found)
  if (found.parts.size === 0) return null
  const { span } = body
  const parts = [...found.parts.values()]
  const terms = parts.map(({ call, name }) =>
    binaryNode(
      '*',
      diff(flat, name),
      binaryNode('*', derivativeOf(call), diff(call.args[1]!, variable), span),
      span,
    ),
  )
  const sum = terms.reduce((left, right) => binaryNode('+', left, right, span), diff(flat, variable))
  const list = (items: readonly Expression[]): Expression => ({ kind: 'list', items, span })
  const args = [sum, list(parts.map(({ name }) => name)), list(parts.map(({ call }) => call))]
  return callNode(engineName('subst'), args, span)
}

interface Found {
  readonly parts: Map<string, { readonly call: CallNode; readonly name: NameNode }>
  /** How many names a derivative inside of this one has used up. */
  readonly taken: number
}

function namesTaken(node: Expression): number {
  const own = node.kind === 'name' ? /^arg_bessel(\d+)$/.exec(node.name)?.[1] : undefined
  return Math.max(own === undefined ? 0 : Number(own) + 1, ...children(node).map(namesTaken))
}

/** The formula with a variable in the place of each Bessel function of the variable. */
function withNames(node: Expression, variable: string, found: Found): Expression {
  if (!isBessel(node) || !mentions(node, variable))
    return mapChildren(node, child => withNames(child, variable, found))
  const key = treeKey(node)
  let part = found.parts.get(key)
  if (!part) {
    const name = `arg_bessel${found.taken + found.parts.size}`
    part = { call: node, name: { kind: 'name', name, span: node.span } }
    found.parts.set(key, part)
  }
  return part.name
}

function isBessel(node: Expression): node is CallNode {
  return node.kind === 'call' && NEXT.has(node.name) && node.args.length === 2
}

function mentions(node: Expression, name: string): boolean {
  return (node.kind === 'name' && node.name === name) || children(node).some(child => mentions(child, name))
}

function diff(node: Expression, variable: NameNode): Expression {
  return callNode(engineName('diff'), [node, variable], node.span)
}

/** With respect to the argument: `n/u*J(n, u) - J(n + 1, u)`; for K the first term is the same. */
function derivativeOf(call: CallNode): Expression {
  const { span, name } = call
  const [order, argument] = [call.args[0]!, call.args[1]!]
  const one = numberNode('1', span)
  const next: Expression = { ...call, args: [binaryNode('+', order, one, span), argument] }
  const here = binaryNode('*', binaryNode('/', order, argument, span), call, span)
  return binaryNode(NEXT.get(name)!, here, next, span)
}
