/** The formula of a column, row by row, and the order in which columns are computed. */
import { freeNames, mapExpression } from '@calcwright/math/expression'
import type { Expression } from '@calcwright/math/expression'

/**
 * @param values the cells of each column, by its name
 * @returns the formula for each row
 */
export function formulaByRow(
  formula: Expression,
  rows: number,
  values: ReadonlyMap<string, readonly Expression[]>,
): Expression[] {
  const places = new Map<number, string>()
  for (const [name, uses] of freeNames(formula))
    if (values.has(name))
      for (const { span, role } of uses) if (role === 'variable') places.set(span.start, name)
  const asked = isEquality(formula) ? truthOf(formula) : formula
  return Array.from({ length: rows }, (_, row) =>
    mapExpression(asked, node => {
      const name = node.kind === 'name' ? places.get(node.span.start) : undefined
      const cell = name === undefined ? undefined : values.get(name)![row]
      return cell ? { ...cell, span: node.span } : node
    }),
  )
}

const isEquality = (formula: Expression): boolean =>
  formula.kind === 'compare' && formula.relations.includes('==')

/** Among the items of a list an equality is an equation, its negation is true or false. */
function truthOf(formula: Expression): Expression {
  const { span } = formula
  const negated: Expression = { kind: 'unary', operator: 'not', operand: formula, span }
  return { kind: 'unary', operator: 'not', operand: negated, span }
}

/**
 * @param reads the names that each formula reads, by the column that it computes
 * @returns columns with each behind those that it reads, and those that depend on themselves
 */
export function orderOfFormulas(reads: ReadonlyMap<string, readonly string[]>): {
  readonly order: readonly string[]
  readonly circular: readonly string[]
} {
  const order: string[] = []
  const waiting = new Set(reads.keys())
  for (let found = true; found;) {
    found = false
    for (const name of waiting) {
      if (reads.get(name)!.some(other => waiting.has(other))) continue
      waiting.delete(name)
      order.push(name)
      found = true
    }
  }
  return { order, circular: [...waiting] }
}
