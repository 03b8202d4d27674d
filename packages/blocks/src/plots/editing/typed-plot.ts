/** Reads the text behind the word `plot` on a line as function series. */
import { parseLatex, typedNameToLatex } from '@calcwright/math/expression'
import type { Statement } from '@calcwright/math/expression'
import { behindWord } from '../../flow/typed-words.ts'
import { bareList } from '../../plain/bare-list.ts'
import { variablesOf } from './variables.ts'

export interface TypedFunction {
  readonly y: string
  readonly variable: string
}

/**
 * `plot sin(x)`, `plot y = 2 t`, `plot sin(x), cos(x)`; null for a line that is something else.
 * @param isDefined whether a name means something above the line
 */
export function typedPlot(
  latex: string,
  isDefined: (name: string) => boolean,
): readonly TypedFunction[] | null {
  const rest = behindWord(latex, 'plot')
  if (rest === null) return null
  return functionsIn(rest, isDefined)
}

/** Functions between commas, or the one that a formula is. */
export function functionsIn(latex: string, isDefined: (name: string) => boolean): readonly TypedFunction[] {
  const items = bareList(latex)?.items.map(({ span }) => latex.slice(span.start, span.end).trim())
  return (items ?? [latex]).map(part => functionIn(part, isDefined))
}

function functionIn(latex: string, isDefined: (name: string) => boolean): TypedFunction {
  const parsed = parseLatex(latex)
  // Text that cannot be read goes into the field, which shows the error.
  if (!parsed.ok) return { y: latex, variable: 'x' }
  const y = parsed.value.kind === 'definition' ? latex.slice(parsed.value.value.span.start) : latex
  return { y, variable: typedNameToLatex(variableOf(parsed.value, isDefined)) }
}

/** The parameter of a function; else x, unless another name is the only one without a meaning. */
function variableOf(statement: Statement, isDefined: (name: string) => boolean): string {
  if (statement.kind !== 'definition' && statement.kind !== 'expression') return 'x'
  if (statement.kind === 'definition' && statement.target.kind === 'function')
    return statement.target.parameters[0]?.name ?? 'x'
  return variablesOf([statement.value], ['x'], isDefined)[0]!
}
