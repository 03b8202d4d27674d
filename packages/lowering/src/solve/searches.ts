/** Searches by numbers, beside which the engine's own call stands as the last argument. */
import { mapExpression } from '@calcwright/math/expression'
import type { Expression } from '@calcwright/math/expression'
import { isSearch } from '@calcwright/math/dimensions'
import { operationName } from '@calcwright/reference/functions'

/** `(equations, unknowns[, low, high], otherwise)`: the engine's answer, or where it has none, that of a search. */
export const SOLVED_ANYHOW = operationName('solved_anyhow')

/** @returns the formula with the engine's own calls in place of searches, as the engine cannot compute those */
export function withoutSearches(formula: Expression): Expression {
  return mapExpression(formula, node => {
    if (node.kind !== 'call') return node
    if (node.native) return { kind: 'constant', name: 'undef', span: node.span }
    return isSearch(node.name) || node.name === SOLVED_ANYHOW ? node.args.at(-1)! : node
  })
}
