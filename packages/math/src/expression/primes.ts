/** Derivatives that name no argument, `y''` and `y'`: of which variable they are. */
import { bindsStates, seeksFunctions, stateNames } from './binders.ts'
import { derivativeOf } from './calls.ts'
import type { CallNode, Expression, NameNode } from './tree.ts'
import { callsIn, mapExpression, nodesIn } from './walk.ts'

const PRIMED = /^(.*[^'])('+)$/su

/** Variables that are taken when nothing in the line names another. */
const USUAL = ['x', 't']

/**
 * The formula with the variable written out: the one that a solver names (`desolve(y'' + y = 0, t, y)`),
 * or that the line gives the function elsewhere (`y'' + y = 0, y(x)`), else x, or t where the line reads t. In the same formula `y` alone is the function as well.
 */
export function withArguments(root: Expression): Expression {
  const states = new Set(callsIn(root).flatMap(stateNodes))
  const primed = new Set(nodesIn(root).flatMap(node => (states.has(node) ? [] : (functionOf(node) ?? []))))
  if (primed.size === 0) return root
  return [...primed].reduce((node, name) => written(node, name, variableOf(node, name)), root)
}

/** In `odesolve(y''(t) = -y(t), t = 0..1, y(t), [1, 0])` the unknowns are y and y'. */
export function withStates(root: Expression): Expression {
  return mapExpression(root, node => {
    if (node.kind !== 'call' || !bindsStates(node)) return node
    const names = new Set(stateNames(node))
    const [first, time, unknowns, starts, ...rest] = node.args
    const variable = time?.kind === 'compare' ? time.operands[0] : time
    const isMeant = ({ args: [at, more] }: CallNode): boolean =>
      variable?.kind === 'name' && isNamed(at, variable.name) && !more
    const plain = (part: Expression): Expression => asStates(part, names, isMeant)
    const inside = [first && plain(first), time, unknowns && plain(unknowns), starts, ...rest.map(plain)]
    return { ...node, args: inside.filter(part => part !== undefined) }
  })
}

/**
 * A formula with y for y(t), and y' for its derivative.
 * @param isMeant whether a call of such a name is the unknown, and no product
 */
export function asStates(
  formula: Expression,
  names: ReadonlySet<string>,
  isMeant: (call: CallNode) => boolean,
): Expression {
  return mapExpression(formula, node => {
    if (node.kind !== 'call') return node
    const [of, , order] = node.args
    if (node.name !== 'diff')
      return names.has(node.name) && isMeant(node) ? { kind: 'name', name: node.name, span: node.span } : node
    const name = of?.kind === 'call' || of?.kind === 'name' ? of.name : ''
    if (!names.has(name)) return node
    const primes = "'".repeat(order?.kind === 'number' ? Number(order.text) : 1)
    return { kind: 'name', name: name + primes, span: node.span }
  })
}

/** The names with primes that are unknowns of their own: x' in `odesolve(x'' = -x, t = 0..1, x, [1, 0])`. */
function stateNodes(call: CallNode): Expression[] {
  if (!bindsStates(call)) return []
  const names = new Set(stateNames(call))
  return nodesIn(call).filter(node => node.kind === 'name' && names.has(node.name))
}

/** The function of a name with primes; null for any other node. */
function functionOf(node: Expression): string | null {
  return node.kind === 'name' ? (PRIMED.exec(node.name)?.[1] ?? null) : null
}

function variableOf(root: Expression, name: string): string {
  const solver = callsIn(root).find(call => seeksFunctions(call.name) && names(call.args[2], name))
  const variable = solver?.args[1]
  if (variable?.kind === 'name') return variable.name
  for (const call of callsIn(root, name)) {
    const [argument, ...others] = call.args
    if (!call.primed && argument?.kind === 'name' && others.length === 0) return argument.name
  }
  const read = new Set(nodesIn(root).flatMap(node => (node.kind === 'name' ? [node.name] : [])))
  return USUAL.find(usual => read.has(usual)) ?? USUAL[0]!
}

function written(root: Expression, name: string, variable: string): Expression {
  const at = ({ span }: NameNode): NameNode => ({ kind: 'name', name: variable, span })
  return mapExpression(root, node => {
    const names = node.kind === 'call' && node.args[1]?.kind === 'name' && isCallOf(node.args[2], name)
    if (names && seeksFunctions(node.name))
      return { ...node, args: [node.args[0]!, node.args[2]!, ...node.args.slice(3)] }
    if (node.kind !== 'name') return node
    const primes = PRIMED.exec(node.name)
    if (primes?.[1] === name) return derivativeOf(name, node.span, at(node), primes[2]!.length, node.span)
    if (node.name !== name) return node
    const call: CallNode = { kind: 'call', name, nameSpan: node.span, args: [at(node)], span: node.span }
    return call
  })
}

/** Whether the last argument of a solver is the function, or a list with it. */
const names = (node: Expression | undefined, name: string): boolean =>
  node?.kind === 'list' ? node.items.some(item => isNamed(item, name)) : isNamed(node, name)

const isNamed = (node: Expression | undefined, name: string): boolean =>
  node?.kind === 'name' && node.name === name

const isCallOf = (node: Expression | undefined, name: string): boolean =>
  node?.kind === 'call' && node.name === name
