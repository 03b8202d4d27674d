/** A condition as a check judges it: comparisons of two sides, joined by `and` and `or`. */
import type { CompareNode, Expression, Relation } from '@calcwright/math/expression'

export type Condition =
  | { readonly kind: 'comparison'; readonly comparison: Comparison }
  | { readonly kind: 'all' | 'any'; readonly parts: readonly Condition[] }
  /** Something else that is true or false. */
  | { readonly kind: 'truth'; readonly value: Expression }

export interface Comparison {
  readonly left: Expression
  readonly relation: Relation
  readonly right: Expression
}

/** @returns the parts that are judged; a chain such as `a < b <= c` is two comparisons */
export function conditionOf(value: Expression): Condition {
  if (value.kind === 'compare') return chainOf(value)
  if (value.kind === 'binary' && value.operator in JOINED) {
    const kind = JOINED[value.operator as 'and' | 'or']
    return { kind, parts: [conditionOf(value.left), conditionOf(value.right)] }
  }
  return { kind: 'truth', value }
}

const JOINED = { and: 'all', or: 'any' } as const

function chainOf({ operands, relations }: CompareNode): Condition {
  const parts = relations.map((relation, index): Condition => {
    const comparison = { left: operands[index]!, relation, right: operands[index + 1]! }
    return { kind: 'comparison', comparison }
  })
  return parts.length === 1 ? parts[0]! : { kind: 'all', parts }
}

/** The formulas that are asked for to judge a condition, in the order of {@link conditionOf}. */
export function formulasOf(condition: Condition): Expression[] {
  switch (condition.kind) {
    case 'comparison':
      return [condition.comparison.left, condition.comparison.right]
    case 'truth':
      return [condition.value]
    default:
      return condition.parts.flatMap(formulasOf)
  }
}
