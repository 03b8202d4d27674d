/** How the engine is asked for solutions of `A x = b`, and for matrices side by side. */
import type { Expression } from '@calcwright/math/expression'
import type { AugmentQuestion, LinearSystemQuestion } from '@calcwright/math/dimensions'
import { callNode } from '@calcwright/math/rewriting'
import { operationName } from '@calcwright/reference/functions'

/** @returns the call of a procedure that refuses a matrix without an inverse */
export function askedLinearSystem({ call, hasColumns }: LinearSystemQuestion): Expression {
  return callNode(operationName(hasColumns ? 'mat_solved_columns' : 'mat_solved'), call.args, call.span)
}

/** The engine's own function takes a list for a row: the transpose of the transposes below one another. */
export function askedAugment({ parts }: AugmentQuestion): Expression {
  const [first, ...others] = parts.map(({ tree, isMatrix }): Expression =>
    isMatrix ? transposed(tree) : { kind: 'list', items: [tree], span: tree.span },
  )
  const below = others.reduce(
    (above, tree) => callNode(operationName('semi_augment'), [above, tree], tree.span),
    first!,
  )
  return transposed(below)
}

const transposed = (tree: Expression): Expression => callNode(operationName('tran'), [tree], tree.span)
