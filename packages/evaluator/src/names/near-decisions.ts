/**
 * Responsibilities: the decisions of programs that the engine runs: a decimal that only rounding keeps from a whole
 * number, or from the number beside it, counts as that one, as in programs that numbers alone are enough for.
 */
import { mapChildren, mapExpression, nodesIn } from '@calcwright/math/expression'
import type { CallNode, Expression } from '@calcwright/math/expression'
import { wordOf } from '@calcwright/math/numeric'
import { findFunction, hasTrait, operationName, ownName } from '@calcwright/reference/functions'

const STEPS: ReadonlySet<string> = new Set(['floor', 'ceil', 'trunc', 'iPart', 'fPart'])

/** @returns the program with each number that a step or a comparison decides about put in its place */
export function withNearDecisions(node: Expression): Expression {
  const inner = atStep(mapChildren(node, withNearDecisions))
  return inner.kind === 'compare' ? { ...inner, operands: besideTheNext(inner.operands) } : inner
}

/** Each side beside the one behind it, which is read twice: no function of the sheet runs there. */
function besideTheNext(operands: readonly Expression[]): readonly Expression[] {
  return operands.map((side, at) => {
    const next = operands[at + 1]
    const isPlain = next && nodesIn(next).every(node => node.kind !== 'call' || isStandard(node))
    return isPlain ? procedure('num_beside', [side, next]) : side
  })
}

/** Whether a call answers the same however often it runs. */
const isStandard = ({ name }: CallNode): boolean =>
  findFunction(ownName(name)) !== undefined && !hasTrait(ownName(name), 'random')

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
