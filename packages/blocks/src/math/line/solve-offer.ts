/** The offer to solve an equation for a name that nothing defines. */
import { parseLatex, toLatex } from '@calcwright/math/expression'
import type { Expression } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'

/** An equation with more unknowns is seldom solved by itself. */
const MOST = 3

/** A formula that solves the line for a name. */
export interface Solved {
  readonly name: string
  readonly latex: string
}

/**
 * The solutions that a line may be turned into, `solve(3*x + 2 = 8, x) =`.
 * @param missing names of the line that nothing defines
 * @returns none for a definition, an inequality, and where more than three names are missing
 */
export function solutionsOf(latex: string, missing: readonly string[]): Solved[] {
  const unknowns = missing.filter(name => name !== 'solve')
  const equation = unknowns.length > 0 && unknowns.length <= MOST ? equationOf(latex) : null
  if (!equation) return []
  const { span } = equation
  return unknowns.map(name => {
    const args: Expression[] = [equation, { kind: 'name', name, span }]
    const value: Expression = { kind: 'call', name: 'solve', nameSpan: span, args, span }
    return { name, latex: toLatex({ kind: 'expression', value, show: true, span }) }
  })
}

function equationOf(latex: string): Expression | null {
  const parsed = parseLatex(latex, { isUnit })
  if (!parsed.ok || parsed.value.kind !== 'expression') return null
  const { value } = parsed.value
  if (value.kind !== 'compare' || !value.relations.every(relation => relation === '==')) return null
  const [first, ...others] = value.operands
  return { ...value, operands: [withoutWord(first!), ...others] }
}

/** `solve 3*x + 2 = 8` as people say it: the word is no factor of the equation. */
function withoutWord(side: Expression): Expression {
  if (side.kind !== 'binary') return side
  const { left, right, operator } = side
  if (operator === '*' && left.kind === 'name' && left.name === 'solve') return right
  return { ...side, left: withoutWord(left) }
}
