/** The offer to solve an equation for a name that nothing defines. */
import { parseLatex, toLatex } from '@calcwright/math/expression'
import type { Expression, Statement } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'

/** An equation with more unknowns is seldom solved by itself. */
const MOST = 3

/** A formula that solves the line for a name. */
export interface Solved {
  readonly name: string
  readonly latex: string
}

/**
 * The solutions that a line may be turned into, `solve(3*x + 2 = 8, x) =`; a definition only where it says that it
 * is to be solved, `x_0 = solve 3*x + 2 = 8`.
 * @param missing names of the line that nothing defines
 * @returns none for another definition, an inequality, and where more than three names are missing
 */
export function solutionsOf(latex: string, missing: readonly string[]): Solved[] {
  const unknowns = missing.filter(name => name !== 'solve')
  const line = unknowns.length > 0 && unknowns.length <= MOST ? lineOf(latex) : null
  const equation = line && equationOf(line)
  if (!equation) return []
  const { span } = equation
  return unknowns.map(name => {
    const args: Expression[] = [equation, { kind: 'name', name, span }]
    const value: Expression = { kind: 'call', name: 'solve', nameSpan: span, args, span }
    return { name, latex: toLatex(withValue(line, value)) }
  })
}

/** A line with a value: a result that is asked for, or the definition of a name. */
type Line = Extract<Statement, { kind: 'expression' | 'definition' }>

function lineOf(latex: string): Line | null {
  const parsed = parseLatex(latex, { isUnit })
  if (!parsed.ok) return null
  const { value } = parsed
  return value.kind === 'expression' || value.kind === 'definition' ? value : null
}

function withValue(line: Line, value: Expression): Statement {
  const shown = { value, show: true, span: line.span }
  return line.kind === 'definition'
    ? { kind: 'definition', target: line.target, ...shown }
    : { kind: 'expression', ...shown }
}

function equationOf(line: Line): Expression | null {
  // Behind a name that is defined, the other side looks like a stated value.
  const value = line.kind === 'definition' ? (line.stated ?? line.value) : line.value
  if (value.kind !== 'compare' || !value.relations.every(relation => relation === '==')) return null
  const [first, ...others] = value.operands
  const side = withoutWord(first!)
  return line.kind === 'definition' && side === first ? null : { ...value, operands: [side, ...others] }
}

/** `solve 3*x + 2 = 8` as people say it: the word is no factor of the equation. */
function withoutWord(side: Expression): Expression {
  if (side.kind !== 'binary') return side
  const { left, right, operator } = side
  if (operator === '*' && left.kind === 'name' && left.name === 'solve') return right
  const without = withoutWord(left)
  return without === left ? side : { ...side, left: without }
}
