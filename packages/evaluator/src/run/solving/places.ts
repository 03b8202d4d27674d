/**
 * Responsibilities: the calls of solvers in a formula that can be solved before it goes to the engine:
 * no name in them is bound around them, and they are computed whatever the rest of the formula gives.
 */
import { bindingOf, callsIn, freeNames, mapChildren } from '@calcwright/math/expression'
import type { CallNode, Expression } from '@calcwright/math/expression'
import { engineName } from '@calcwright/reference/functions'
import { LAZY } from '../engine-text.ts'
import type { KnownFunction, Scope } from '../known.ts'
import { DEFINITE, SOLVERS } from './table.ts'

/** @returns the calls from left to right, none inside another */
export function solverCalls(formula: Expression, scope: Scope): CallNode[] {
  const calls: CallNode[] = []
  walk(formula, [], scope, call => {
    calls.push(call)
    return call
  })
  return calls
}

/** @param answers to the calls of `solverCalls`, in their order; null leaves a call as it is */
export function withAnswers(
  formula: Expression,
  answers: readonly (Expression | null)[],
  scope: Scope,
): Expression {
  let index = 0
  return walk(formula, [], scope, call => answers[index++] ?? call)
}

/** Only some arguments of these are computed. */
const CONDITIONAL = new Set([LAZY, 'piecewise', engineName('when'), engineName('piecewise')])

function walk(
  node: Expression,
  bound: readonly string[],
  scope: Scope,
  replace: (call: CallNode) => Expression,
): Expression {
  switch (node.kind) {
    case 'program':
      return node
    case 'lambda': {
      const names = node.parameters.map(({ name }) => name)
      return { ...node, body: walk(node.body, [...bound, ...names], scope, replace) }
    }
    case 'call': {
      if (CONDITIONAL.has(node.name)) return node
      if (isSolved(node, scope)) return isClosed(node, bound) ? replace(node) : node
      const { names, covers } = bindingOf(node)
      const args = node.args.map((arg, index) =>
        walk(arg, covers(index) ? [...bound, ...names] : bound, scope, replace),
      )
      return { ...node, args }
    }
    default:
      return mapChildren(node, child => walk(child, bound, scope, replace))
  }
}

/** Integrals are the engine's, unless the integrand is known by points only. */
function isSolved({ name, args }: CallNode, scope: Scope): boolean {
  if (!SOLVERS.has(name)) return false
  return name !== DEFINITE || (args[0] !== undefined && readsCurves(args[0], scope, new Set()))
}

/** What gives values of a curve, as the formula of a function has it and as the inference leaves it. */
const CURVE_VALUES = new Set(['odevalue', engineName('ode_value')])

function readsCurves(formula: Expression, scope: Scope, seen: Set<KnownFunction>): boolean {
  return callsIn(formula).some(({ name }) => {
    const known = scope.known(name.split('@')[0] ?? name)
    if (known?.kind !== 'function') return CURVE_VALUES.has(name)
    if (seen.has(known)) return false
    seen.add(known)
    return readsCurves(known.definition.body, known.scope, seen)
  })
}

function isClosed(call: CallNode, bound: readonly string[]): boolean {
  const free = freeNames(call)
  return !bound.some(name => free.has(name))
}
