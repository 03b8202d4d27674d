/**
 * Responsibilities: the calls of solvers in a formula that can be solved before it goes to the engine:
 * no name in them is bound around them, and they are computed whatever the rest of the formula gives.
 */
import { bindingOf, freeNames, mapChildren } from '@calcwright/math/expression'
import type { CallNode, Expression } from '@calcwright/math/expression'
import { engineName } from '@calcwright/reference/functions'
import { LAZY } from '../engine-text.ts'
import { SOLVERS } from './table.ts'

/** @returns the calls from left to right, none inside another */
export function solverCalls(formula: Expression): CallNode[] {
  const calls: CallNode[] = []
  walk(formula, [], call => {
    calls.push(call)
    return call
  })
  return calls
}

/** @param answers to the calls of `solverCalls`, in their order; null leaves a call as it is */
export function withAnswers(formula: Expression, answers: readonly (Expression | null)[]): Expression {
  let index = 0
  return walk(formula, [], call => answers[index++] ?? call)
}

/** Only some arguments of these are computed. */
const CONDITIONAL = new Set([LAZY, 'piecewise', engineName('when'), engineName('piecewise')])

function walk(
  node: Expression,
  bound: readonly string[],
  replace: (call: CallNode) => Expression,
): Expression {
  switch (node.kind) {
    case 'program':
      return node
    case 'lambda': {
      const names = node.parameters.map(({ name }) => name)
      return { ...node, body: walk(node.body, [...bound, ...names], replace) }
    }
    case 'call': {
      if (CONDITIONAL.has(node.name)) return node
      if (SOLVERS.has(node.name)) return isClosed(node, bound) ? replace(node) : node
      const { names, covers } = bindingOf(node)
      const args = node.args.map((arg, index) =>
        walk(arg, covers(index) ? [...bound, ...names] : bound, replace),
      )
      return { ...node, args }
    }
    default:
      return mapChildren(node, child => walk(child, bound, replace))
  }
}

function isClosed(call: CallNode, bound: readonly string[]): boolean {
  const free = freeNames(call)
  return !bound.some(name => free.has(name))
}
