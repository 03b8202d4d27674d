/**
 * Responsibilities: the decisions of programs that the engine runs: a decimal that only rounding keeps from a whole
 * number, or from the number beside it, counts as that one, as in programs that numbers alone are enough for.
 */
import { mapChildren, mapExpression, nodesIn } from '@calcwright/math/expression'
import type { CallNode, Expression } from '@calcwright/math/expression'
import { wordOf } from '@calcwright/math/numeric'
import { operationName } from '@calcwright/reference/functions'

const STEPS: ReadonlySet<string> = new Set(['floor', 'ceil', 'trunc', 'iPart', 'fPart'])

/** @returns the program with each number that a step or a comparison decides about put in its place */
export function withNearDecisions(node: Expression): Expression {
  const inner = atStep(mapChildren(node, withNearDecisions))
  if (inner.kind !== 'compare' || inner.operands.length !== 2) return inner
  const [left, right] = inner.operands as [Expression, Expression]
  // The side that is read twice has nothing to run in it.
  return nodesIn(right).some(({ kind }) => kind === 'call')
    ? inner
    : { ...inner, operands: [procedure('num_beside', [left, right]), right] }
}

/** @returns the formula with each number that a step decides about put in its place; what is no decimal stays */
export const withNearSteps = (node: Expression): Expression => mapExpression(node, atStep)

function atStep(node: Expression): Expression {
  if (node.kind !== 'call' || node.args.length !== 1) return node
  const [arg] = node.args as [Expression]
  if (STEPS.has(wordOf(node))) return { ...node, args: [procedure('num_whole', [arg])] }
  return wordOf(node) === 'round' ? { ...node, args: [procedure('num_half', [arg])] } : node
}

const procedure = (word: string, args: readonly [Expression, ...Expression[]]): CallNode => ({
  kind: 'call',
  name: operationName(word),
  nameSpan: args[0].span,
  span: args[0].span,
  args,
})
