/**
 * Sums whose terms may jump from one to the next. Where the engine finds an antidifference it takes that at
 * both bounds, which is wrong across a jump: between bounds with values it is made to add the terms up.
 */
import type { Expression } from '@calcwright/math/expression'
import { nodesIn } from '@calcwright/math/expression'
import { callNode, lambdaNode } from '@calcwright/math/rewriting'
import { operationName, engineWord, findFunction } from '@calcwright/reference/functions'

/** By the engine's words; functions of the user's own may hold any of them. */
const JUMPING: ReadonlySet<string> = new Set(['piecewise', 'when', 'ifte', 'num_sign', 'num_step'])

/** @param args of the sum that `tree` ends in: term, counter and bounds */
export function inSteps(tree: Expression, args: readonly Expression[]): Expression {
  const [term, counter, ...bounds] = args
  const counted = countedBetween(counter, bounds)
  if (!term || !counted || !mayJump(term)) return tree
  const [name, from, to] = counted
  const { span } = tree
  const parts = [lambdaNode('arg_s', tree, span), lambdaNode(name, term, span), from, to]
  return callNode(operationName('sum_steps'), parts, span)
}

function mayJump(term: Expression): boolean {
  return nodesIn(term).some(
    node =>
      node.kind === 'call' &&
      (JUMPING.has(engineWord(node.name)) ||
        (findFunction(node.name) === undefined && engineWord(node.name) === node.name)),
  )
}

function countedBetween(
  counter: Expression | undefined,
  bounds: readonly Expression[],
): [name: string, from: Expression, to: Expression] | undefined {
  const [first, second] = bounds
  if (counter?.kind === 'name' && first && second) return [counter.name, first, second]
  const [name, range] = counter?.kind === 'compare' ? counter.operands : []
  if (name?.kind !== 'name' || range?.kind !== 'range' || range.next) return undefined
  return [name.name, range.from, range.to]
}
