/**
 * Responsibilities: results that are functions of a variable of the call. `diff(x^2, x)` is a function of
 * x; where x has a value the result is meant at that value: `subst(diff(x'^2, x'), x', x)`, with a
 * variable x' of its own. The parameter of a function has one in every such call, a name defined above
 * in derivatives and antiderivatives.
 */
import {
  assignedNames,
  bindingOf,
  callsIn,
  freeNames,
  isOrder,
  mapChildren,
  mapExpression,
} from '@calcwright/math/expression'
import type { CallNode, Expression, NameNode, NamesAround } from '@calcwright/math/expression'
import { hasTrait } from '@calcwright/reference/functions'
import type { NameScope } from '../values/known.ts'

/** Where a name has a value: from a call of the function around it, or from a line above. */
export type Valued = 'parameter' | 'defined' | null

/** @param bound the parameters of the function around the formula */
export function valueOf(name: string, scope: NameScope, bound: readonly string[]): Valued {
  if (bound.includes(name)) return 'parameter'
  return scope.known(name) === undefined ? null : 'defined'
}

/** Finds the names without a value in the formula of a name that is defined above. */
export const unknownsIn =
  (scope: NameScope) =>
  (name: string): readonly string[] => {
    const known = scope.known(name)
    return known?.kind === 'variable' ? (known.variable.free ?? []).map(free => free.name) : []
  }

/** The variables whose values say where the result of a call is taken, such as the x of a derivative. */
function pointVariables(node: CallNode, around: NamesAround): NameNode[] {
  const { name, args } = node
  const isAntiderivative = hasTrait(name, 'antiderivative') && args.length === 2
  if (!isAntiderivative && !hasTrait(name, 'derivative')) return []
  return args.flatMap((arg, index) => (index > 0 && !isOrder(node, index, around) ? namesAt(arg) : []))
}

/** For formulas of which nothing else is known. */
const NOTHING_AROUND: NamesAround = { hasValue: () => false, unknownsOf: () => [] }

/** The variables that the result of a call is a function of. */
export function resultVariables(node: CallNode, around = NOTHING_AROUND): NameNode[] {
  const { name, args } = node
  if (hasTrait(name, 'functionOfSecond')) return namesAt(args[1])
  if (hasTrait(name, 'functionOfThird')) return namesAt(args[2])
  if (hasTrait(name, 'simplifies')) return args.flatMap(namesRead)
  return hasTrait(name, 'equationOfFunctions') ? argumentsOfUnknown(node) : pointVariables(node, around)
}

/** `x`, `[x, y]`, and `x = 0` for a point. */
function namesAt(node: Expression | undefined): NameNode[] {
  if (node?.kind === 'name') return [node]
  if (node?.kind === 'list') return node.items.flatMap(namesAt)
  return node?.kind === 'compare' ? namesAt(node.operands[0]) : []
}

/** Each name once. */
function namesRead(node: Expression): NameNode[] {
  return [...freeNames(node)].flatMap(([name, [use]]) =>
    use?.role === 'variable' ? [{ kind: 'name', name, span: use.span }] : [],
  )
}

/** `desolve(equation, t, y)`, `desolve(equation, y(t))`, `desolve(equation, y)`: t. */
function argumentsOfUnknown(node: CallNode): NameNode[] {
  const sought = new Set([...namesAt(node.args.at(-1)).map(({ name }) => name)])
  return bindingOf(node)
    .names.filter(name => !sought.has(name) && callsIn(node, name).length === 0)
    .map(name => ({ kind: 'name', name, span: node.span }))
}

/** @returns the names at whose values derivatives are wanted */
export function pointNames(node: Expression): string[] {
  const own = node.kind === 'program' ? assignedNames(node.body) : new Set<string>()
  const names = callsIn(node).flatMap(call => pointVariables(call, NOTHING_AROUND).map(({ name }) => name))
  return names.filter(name => !own.has(name))
}

/**
 * @param unknownsOf the names without a value in the formula that a name stands for
 * @returns the formula with the values put in
 */
export function atPoints(
  node: Expression,
  valued: (name: string) => Valued,
  unknownsOf: NamesAround['unknownsOf'],
): Expression {
  if (node.kind === 'lambda') {
    const names = node.parameters.map(parameter => parameter.name)
    const inner = (name: string): Valued => (names.includes(name) ? 'parameter' : valued(name))
    return mapChildren(node, child => atPoints(child, inner, unknownsOf))
  }
  if (node.kind === 'program') {
    const names = assignedNames(node.body)
    const inner = (name: string): Valued => (names.has(name) ? 'parameter' : valued(name))
    return mapChildren(node, child => atPoints(child, inner, unknownsOf))
  }
  if (node.kind !== 'call') return mapChildren(node, child => atPoints(child, valued, unknownsOf))
  const { names } = bindingOf(node)
  const inner = (name: string): Valued => (names.includes(name) ? null : valued(name))
  const mapped = mapChildren(node, child => atPoints(child, inner, unknownsOf)) as CallNode
  const around: NamesAround = { hasValue: name => valued(name) !== null, unknownsOf }
  const points = new Set(pointVariables(node, around).map(({ name }) => name))
  const variables = resultVariables(node, around).filter(({ name }) => {
    const value = valued(name)
    return value === 'parameter' || (value === 'defined' && points.has(name))
  })
  return substituted(mapped, new Map(variables.map(variable => [variable.name, variable])))
}

function substituted(call: CallNode, variables: ReadonlyMap<string, NameNode>): Expression {
  const own = (variable: NameNode): NameNode => ({ ...variable, name: `${variable.name}'` })
  const rename = (node: Expression): Expression =>
    node.kind === 'name' && variables.has(node.name) ? own(node) : node
  const inner = mapChildren(call, argument => mapExpression(argument, rename)) as CallNode
  return [...variables.values()].reduce<CallNode>(
    (result, variable) => ({ ...call, name: 'subst', args: [result, own(variable), variable] }),
    inner,
  )
}
