/**
 * Responsibilities: the decisions of programs that the engine runs: a decimal that only rounding keeps from a whole
 * number, or from the number beside it, counts as that one, as in programs that numbers alone are enough for.
 */
import { mapChildren, nodesIn } from '@calcwright/math/expression'
import type { CallNode, Expression } from '@calcwright/math/expression'
import { wordOf } from '@calcwright/math/numeric'
import { operationName } from '@calcwright/reference/functions'

const STEPS: ReadonlySet<string> = new Set(['floor', 'ceil', 'trunc', 'iPart', 'fPart'])

/** @returns the formula with each number that a step or a comparison decides about put in its place */
export function withNearDecisions(node: Expression): Expression {
  const inner = mapChildren(node, withNearDecisions)
  if (inner.kind === 'call' && inner.args.length === 1) {
    const [arg] = inner.args as [Expression]
    if (STEPS.has(wordOf(inner))) return { ...inner, args: [procedure('num_whole', [arg])] }
    if (wordOf(inner) === 'round') return { ...inner, args: [procedure('num_half', [arg])] }
  }
  if (inner.kind !== 'compare' || inner.operands.length !== 2) return inner
  const [left, right] = inner.operands as [Expression, Expression]
  // The side that is read twice has nothing to run in it.
  return nodesIn(right).some(({ kind }) => kind === 'call')
    ? inner
    : { ...inner, operands: [procedure('num_beside', [left, right]), right] }
}

const procedure = (word: string, args: readonly [Expression, ...Expression[]]): CallNode => ({
  kind: 'call',
  name: operationName(word),
  nameSpan: args[0].span,
  span: args[0].span,
  args,
})
