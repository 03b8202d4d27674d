/**
 * Responsibilities: the variable of `diff(sin(t))`. Where a call names none the engine takes x, and t for
 * a constant; here it is the one name that is left open.
 */
import { message } from '@calcwright/math/messages/names'
import { freeNames, mapChildren } from '@calcwright/math/expression'
import type { CallNode, Expression, NameNode } from '@calcwright/math/expression'
import { type FunctionTrait, hasTrait, ownName } from '@calcwright/reference/functions'
import type { NameScope } from '../values/known.ts'
import { NameFault } from './name-fault.ts'

/** Variable that the engine assumes when none is given. */
const DEFAULT = 'x'

/**
 * @param bound names bound around the formula, such as the parameters of a function
 * @returns the formula with the variable named in each call that leaves it out
 */
export function withVariables(node: Expression, scope: NameScope, bound: readonly string[] = []): Expression {
  const mapped = mapChildren(node, child => withVariables(child, scope, bound))
  if (mapped.kind !== 'call' || scope.known(mapped.name) !== undefined) return mapped
  if (ownName(mapped.name) === 'root') return rootOfFormula(mapped, scope)
  const { name } = mapped
  const { length } = mapped.args
  if (length === 1 && /^f?solve$/.test(ownName(name))) return withUnknowns(mapped, scope, bound)
  if (
    length === placeIn(name, 'ofXSecond', 'ofXThird') &&
    !bound.includes(DEFAULT) &&
    scope.known(DEFAULT) === undefined
  )
    return withName(mapped, DEFAULT)
  return length === placeIn(name, 'variableSecond', 'variableThird')
    ? withVariable(mapped, scope, bound)
    : mapped
}

/** How many arguments stand before a variable that may be left out. */
function placeIn(name: string, second: FunctionTrait, third: FunctionTrait): number | undefined {
  if (hasTrait(name, second)) return 1
  return hasTrait(name, third) ? 2 : undefined
}

/** `root(x^2 - 2, x, 1)` looks for a root of a formula, `root(3, 8)` is a cube root. */
function rootOfFormula(call: CallNode, scope: NameScope): CallNode {
  const [formula, variable, ...starts] = call.args
  if (!formula || variable?.kind !== 'name' || !freeNames(formula).has(variable.name)) return call
  if (starts.length > 0) return { ...call, name: 'fsolve' }
  // The value that the variable has already is where the search starts.
  if (scope.known(variable.name) !== undefined)
    return { ...call, name: 'fsolve', args: [...call.args, variable] }
  throw new NameFault(message('name.start-value', { variable: variable.name }), call.span)
}

/** `solve(w + 2 = 5)` for the one name that is open, a system for as many as it has equations. */
function withUnknowns(call: CallNode, scope: NameScope, bound: readonly string[]): Expression {
  const [equations] = call.args
  const open = [...openNames(call, scope, bound)].filter(name => !bound.includes(name))
  const { span } = call
  if (equations!.kind === 'list') {
    if (open.length !== equations!.items.length) return call
    const items = open.map((name): NameNode => ({ kind: 'name', name, span }))
    return { ...call, args: [...call.args, { kind: 'list', items, span }] }
  }
  if (open.length === 1 || open.includes(DEFAULT))
    return withName(call, open.includes(DEFAULT) ? DEFAULT : open[0]!)
  return call
}

function withVariable(call: CallNode, scope: NameScope, bound: readonly string[]): Expression {
  const open = openNames(call, scope, bound)
  const [variable] = open
  if (variable === undefined || open.has(DEFAULT)) return call
  if (open.size > 1) {
    const variables = [...open].join(' or ')
    throw new NameFault(message('name.variable-needed', { name: call.name, variables }), call.span)
  }
  return withName(call, variable)
}

function withName(call: CallNode, variable: string): CallNode {
  const name: NameNode = { kind: 'name', name: variable, span: call.span }
  return { ...call, args: [...call.args, name] }
}

/** Names without a number, in order of first use. */
function openNames(call: CallNode, scope: NameScope, bound: readonly string[]): Set<string> {
  const open = new Set<string>()
  for (const [name, uses] of call.args.flatMap(arg => [...freeNames(arg)])) {
    if (uses.every(use => use.role === 'function')) continue
    const known = bound.includes(name) ? undefined : scope.known(name)
    if (known === undefined) open.add(name)
    else if (known.kind === 'variable') for (const free of known.variable.free ?? []) open.add(free.name)
  }
  return open
}
